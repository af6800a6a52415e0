import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { emailPattern } from '../email.ts';
import { isAdministrator } from '../queries.ts';
import { createToken, hashToken } from '../secrets.ts';
import { createAuthService, type SignIn } from '../service.ts';
import { usesTotp } from '../totp-codes.ts';
import type { Visit } from '../visit.ts';
import { within } from '../../time/within.ts';
import { createGithub } from './github.ts';
import { createGoogle } from './google.ts';
import { accountOf, type Identity, Overtaken } from './link.ts';
import { type Flow, type IdentityProvider, type Profile, providerSeconds } from './provider.ts';
import { insertPendingSignIn, type ProviderName, takePendingSignIn } from './queries.ts';

/** Seconds that a person has at the provider. */
export const flowSeconds = 600;

export interface Return {
  provider: ProviderName;
  code: string;
  state: string;
  /** Secret that the browser was given when it began. */
  browserSecret: string;
  visit: Visit;
}

export function createSocialService(db: Database, config: Pick<Config, 'google' | 'github'>, publicUrl: () => string) {
  const providers = {
    google: config.google && createGoogle(config.google),
    github: config.github && createGithub(config.github),
  } satisfies Record<ProviderName, IdentityProvider | null>;
  const providerOf = (name: ProviderName): IdentityProvider => {
    const provider = providers[name];
    if (!provider) throw new ApiError('SOCIAL_PROVIDER_NOT_CONFIGURED');
    return provider;
  };
  const redirectUri = () => `${publicUrl()}/auth`;

  return {
    /** Begins a sign-in. Throws SOCIAL_PROVIDER_NOT_CONFIGURED, and SOCIAL_SIGN_IN_FAILED when the provider is away. */
    async begin(
      name: ProviderName,
      now: Date,
      log: FastifyBaseLogger,
    ): Promise<{ authUrl: string; browserSecret: string }> {
      const provider = providerOf(name);
      const browserSecret = createToken();
      const flow: Flow = {
        redirectUri: redirectUri(),
        state: `${name}.${createToken()}`,
        nonce: createToken(),
        codeVerifier: createToken(),
      };
      const authUrl = await ask(name, provider.authorizationUrl(flow), log);
      await insertPendingSignIn(db, {
        provider: name,
        state_hash: hashToken(flow.state),
        browser_hash: hashToken(browserSecret),
        nonce: flow.nonce,
        code_verifier: flow.codeVerifier,
        expires_at: new Date(now.getTime() + flowSeconds * 1000),
      });
      return { authUrl: authUrl.href, browserSecret };
    },

    /** Finishes a sign-in. Throws as `begin` does, SOCIAL_SIGN_IN_FAILED without a verified address, ACCOUNT_SUSPENDED. */
    async complete(
      { provider: name, code, state, browserSecret, visit }: Return,
      now: Date,
      log: FastifyBaseLogger,
    ): Promise<SignIn> {
      const provider = providerOf(name);
      const hashes = { state_hash: hashToken(state), browser_hash: hashToken(browserSecret) };
      const pending = await takePendingSignIn(db, { provider: name, ...hashes }, now);
      if (!pending) throw new ApiError('SOCIAL_SIGN_IN_FAILED');
      const flow: Flow = {
        redirectUri: redirectUri(),
        state,
        nonce: pending.nonce,
        codeVerifier: pending.code_verifier,
      };
      const identity = toIdentity(name, await ask(name, provider.identify(flow, code), log));
      return signIn(db, identity, visit, now);
    },
  };
}

/** Waits for a provider; what goes wrong there is logged by its code only, because texts may hold secrets. */
async function ask<Result>(provider: ProviderName, work: Promise<Result>, log: FastifyBaseLogger): Promise<Result> {
  try {
    return await within(providerSeconds * 1000, work, () => new DOMException('Too slow', 'TimeoutError'));
  } catch (error) {
    log.warn({ provider, reason: reasonOf(error) }, 'A sign-in with a provider failed');
    throw new ApiError('SOCIAL_SIGN_IN_FAILED');
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;
  // `error` is the registered code of an OAuth refusal, such as invalid_client.
  const parts = [error.name, 'code' in error && error.code, 'error' in error && error.error, cause];
  return parts.filter((part) => typeof part === 'string' && /^\w{1,60}$/.test(part)).join(' ');
}

function toIdentity(provider: ProviderName, { subject, email, name }: Profile): Identity {
  if (email === null || email.length > 254 || !emailPattern.test(email)) throw new ApiError('SOCIAL_SIGN_IN_FAILED');
  const shown = Array.from((name ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, 120)
    .join('')
    .trim();
  return { provider, subject, email, name: shown || (email.split('@')[0] ?? email) };
}

/** Links and signs in at once, so that a session never outlives the way in that opened it. */
async function signIn(db: Database, identity: Identity, visit: Visit, now: Date): Promise<SignIn> {
  for (let triesLeft = 3; ; triesLeft--) {
    try {
      return await db.transaction().execute(async (tx) => {
        const account = await accountOf(tx, identity, visit.timeZone, now);
        // A provider's page has no place for the code; its owner signs in with the password.
        if (isAdministrator(account) && (await usesTotp(tx, account.id))) throw new ApiError('TOTP_REQUIRED');
        return createAuthService(tx).open(account, visit, now);
      });
    } catch (error) {
      if (!(error instanceof Overtaken) || triesLeft === 0) throw error;
    }
  }
}
