import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client';
import { z } from 'zod';
import type { GoogleClient } from '../../config.ts';
import { type IdentityProvider, providerSeconds, returnAddress } from './provider.ts';

const claims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

/** Google, or any other OpenID provider at the configured issuer. */
export function createGoogle(client: GoogleClient): IdentityProvider {
  let known: Promise<Configuration> | null = null;
  const configuration = () => {
    known ??= discover(client).catch((error: unknown) => {
      known = null; // the next sign-in asks again
      throw error;
    });
    return known;
  };
  return {
    authorizationUrl: async ({ redirectUri, state, nonce, codeVerifier }) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),
    identify: async (flow, code) => {
      const tokens = await authorizationCodeGrant(await configuration(), returnAddress(flow, code), {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.codeVerifier,
        idTokenExpected: true,
      });
      const { sub, email, email_verified, name } = claims.parse(tokens.claims());
      return { subject: sub, email: email_verified === true ? (email ?? null) : null, name: name ?? null };
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: GoogleClient): Promise<Configuration> {
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  const discovered = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: providerSeconds,
    execute: insecure,
  });
  // The portal passes on `code` and `state` alone. The issuer that some providers add is not needed on top of
  // them, because the state is bound to its provider.
  const metadata: ServerMetadata = discovered.serverMetadata();
  const relaxed = { ...metadata, authorization_response_iss_parameter_supported: false };
  const configuration = new Configuration(relaxed, clientId, clientSecret);
  configuration.timeout = providerSeconds;
  for (const extend of [...insecure, enableNonRepudiationChecks]) extend(configuration);
  return configuration;
}
