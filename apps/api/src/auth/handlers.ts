import type { Handlers } from '../http/operations.ts';
import type { Services } from '../services.ts';
import { type Localised, namedLocale } from '../i18n/locale.ts';
import type { Seal } from './seal.ts';
import { createAuthService, presentUser } from './service.ts';
import { clearedCookie } from './session-cookie.ts';
import { signInAnswer } from './sign-in-answer.ts';
import { visitOf } from './visit.ts';

export function authHandlers({
  db,
  config,
  seal,
  publicUrl,
}: Pick<Services, 'db' | 'config' | 'publicUrl'> & { seal: Seal }) {
  const auth = createAuthService(db);
  return {
    registerUser: async ({ body, headers, now }) => {
      const language = namedLocale(headers['accept-language']);
      const account = await auth.register({ ...body, language, timeZone: headers['x-time-zone'] }, now);
      return { data: { user: presentUser(account) } };
    },
    loginUser: async ({ body, headers, address, now }) => {
      const signIn = await auth.login(body, visitOf({ headers, address }, publicUrl()), seal, now);
      return signInAnswer(signIn, { publicUrl: publicUrl(), dataFolder: config.dataFolder });
    },
    logoutUser: async ({ user, locale }) => {
      await auth.logout(user.tokenHash);
      return { data: { message: signedOut[locale] }, headers: { 'set-cookie': clearedCookie(publicUrl()) } };
    },
  } satisfies Partial<Handlers>;
}

const signedOut: Localised = {
  pt: 'Você saiu da sua conta.',
  en: 'You have signed out.',
  es: 'Has salido de tu cuenta.',
};
