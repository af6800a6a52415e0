import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod';
import type { GithubClient } from '../../config.ts';
import { type IdentityProvider, providerSeconds, returnAddress } from './provider.ts';

const userAnswer = z.object({ id: z.number().int(), login: z.string(), name: z.string().nullish() });
const emailsAnswer = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub, which speaks OAuth 2.0 without discovery and ID tokens: its API says who signed in. */
export function createGithub({ clientId, clientSecret, baseUrl, apiUrl }: GithubClient): IdentityProvider {
  const configuration = new Configuration(
    {
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/login/oauth/authorize`,
      token_endpoint: `${baseUrl}/login/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  configuration.timeout = providerSeconds;
  if ([baseUrl, apiUrl].some((address) => address.startsWith('http:'))) allowInsecureRequests(configuration);

  async function ask<Answer>(path: string, token: string, answer: z.ZodType<Answer>): Promise<Answer> {
    const headers = new Headers({ accept: 'application/vnd.github+json' });
    const response = await fetchProtectedResource(
      configuration,
      token,
      new URL(`${apiUrl}${path}`),
      'GET',
      null,
      headers,
    );
    if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
    return answer.parse(await response.json());
  }

  return {
    authorizationUrl: async ({ redirectUri, state, codeVerifier }) =>
      buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),
    identify: async (flow, code) => {
      const { access_token: token } = await authorizationCodeGrant(configuration, returnAddress(flow, code), {
        expectedState: flow.state,
        pkceCodeVerifier: flow.codeVerifier,
      });
      const [user, emails] = await Promise.all([
        ask('/user', token, userAnswer),
        ask('/user/emails', token, emailsAnswer),
      ]);
      const address = emails.find(({ primary, verified }) => primary && verified);
      return { subject: String(user.id), email: address?.email ?? null, name: user.name ?? user.login };
    },
  };
}
