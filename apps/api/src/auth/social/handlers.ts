import type { Services } from '../../services.ts';
import type { Call, Handlers } from '../../http/operations.ts';
import { signInAnswer } from '../sign-in-answer.ts';
import { visitOf } from '../visit.ts';
import { browserCookie, readBrowserSecret } from './browser-cookie.ts';
import type { ProviderName } from './queries.ts';
import { createSocialService, flowSeconds } from './service.ts';

export function socialHandlers({ db, config, publicUrl }: Pick<Services, 'db' | 'config' | 'publicUrl'>) {
  const social = createSocialService(db, config, publicUrl);
  const begin = async (provider: ProviderName, { now, log }: Pick<Call<'signInWithGoogle'>, 'now' | 'log'>) => {
    const { authUrl, browserSecret } = await social.begin(provider, now, log);
    return { data: { authUrl }, headers: { 'set-cookie': browserCookie(browserSecret, flowSeconds, publicUrl()) } };
  };
  return {
    signInWithGoogle: (call) => begin('google', call),
    signInWithGithub: (call) => begin('github', call),
    completeSocialSignIn: async ({ params, body, headers, address, now, log }) => {
      const browserSecret = readBrowserSecret(headers['cookie']);
      const back = { ...params, ...body, browserSecret, visit: visitOf({ headers, address }, publicUrl()) };
      const signIn = await social.complete(back, now, log);
      return signInAnswer(signIn, { publicUrl: publicUrl(), dataFolder: config.dataFolder });
    },
  } satisfies Partial<Handlers>;
}
