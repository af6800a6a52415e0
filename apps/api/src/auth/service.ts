import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../i18n/locale.ts';
import { createAccount } from './create-account.ts';
import { countTry, forgiveTry } from './guesses.ts';
import { deviceOf } from './device.ts';
import { missingCriteria } from './password-policy.ts';
import {
  type Account,
  deleteSession,
  findUser,
  findUserByEmail,
  insertSession,
  isAdministrator,
  updateUser,
} from './queries.ts';
import type { Seal } from './seal.ts';
import { createToken, hashPassword, hashToken, tokenDays, verifyPassword } from './secrets.ts';
import { changeOfZone } from './time-zone.ts';
import { takeCode, usesTotp } from './totp-codes.ts';
import type { Visit } from './visit.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
  country: string;
  locale: string;
  language: Locale | null;
  timeZone: string | undefined;
}

export interface Credentials {
  email: string;
  password: string;
  /** Of an authenticator app, or a recovery code. */
  totpCode?: string;
}

export interface SignIn {
  token: string;
  expiresAt: Date;
  account: Account;
}

export function createAuthService(db: Database) {
  return {
    /** Creates an account. Throws PASSWORD_TOO_WEAK with the missing criteria, or EMAIL_ALREADY_EXISTS. */
    async register(registration: Registration, now: Date): Promise<Account> {
      const details = missingCriteria(registration.password, 'password');
      if (details.length > 0) throw new ApiError('PASSWORD_TOO_WEAK', { details });
      const passwordHash = await hashPassword(registration.password);
      const newcomer = { ...registration, passwordHash, isEmailVerified: false };
      const id = await db.transaction().execute((tx) => createAccount(tx, newcomer, now));
      if (id === null) throw new ApiError('EMAIL_ALREADY_EXISTS');
      const account = await findUser(db, id);
      if (!account) throw new Error('The account vanished while it was created');
      return account;
    },

    /** Signs in with a password. Throws INVALID_CREDENTIALS, RATE_LIMITED after too many of them, TOTP_REQUIRED, TOTP_CODE_INVALID, ACCOUNT_SUSPENDED. */
    async login({ email, password, totpCode }: Credentials, visit: Visit, seal: Seal, now: Date): Promise<SignIn> {
      const guesser = { email, network: visit.network };
      await countTry(db, 'password', guesser, now);
      const account = await findUserByEmail(db, email);
      const fits = await verifyPassword(password, account?.password_hash ?? null);
      if (!account || !fits) throw new ApiError('INVALID_CREDENTIALS');
      await forgiveTry(db, 'password', guesser);
      if (isAdministrator(account) && (await usesTotp(db, account.id))) {
        if (totpCode === undefined) throw new ApiError('TOTP_REQUIRED');
        await countTry(db, 'totp', guesser, now);
        if (!(await takeCode({ db, seal }, account.id, totpCode, now))) throw new ApiError('TOTP_CODE_INVALID');
        await forgiveTry(db, 'totp', guesser);
      }
      return this.open(account, visit, now);
    },

    /** Opens a session for an account whose owner has just proved who they are. */
    async open(account: Account, visit: Visit, now: Date): Promise<SignIn> {
      if (account.status === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
      const isNewLanguage = visit.language && visit.language !== account.language;
      const change = {
        ...changeOfZone(account, visit.timeZone, now),
        ...(isNewLanguage && { language: visit.language }),
      };
      if (Object.keys(change).length > 0) await updateUser(db, account.id, change);
      const token = createToken();
      const { browser, operatingSystem } = deviceOf(visit.userAgent);
      const expiresAt = new Date(now.getTime() + tokenDays * 86_400_000);
      const isOpen = await insertSession(db, account, {
        token_hash: hashToken(token),
        browser,
        operating_system: operatingSystem,
        created_at: now,
        expires_at: expiresAt,
      });
      if (!isOpen) {
        // Changed since it was proved, or deleted.
        const { status } = (await findUser(db, account.id)) ?? account;
        throw new ApiError(status === 'suspended' ? 'ACCOUNT_SUSPENDED' : 'INVALID_CREDENTIALS');
      }
      if (visit.formerToken) await deleteSession(db, hashToken(visit.formerToken));
      return { token, expiresAt, account };
    },

    /** Ends the session that made the call. */
    logout: (tokenHash: Buffer): Promise<void> => deleteSession(db, tokenHash),
  };
}

/** An account as the contract shows it. */
export function presentUser(
  account: Pick<Account, 'id' | 'name' | 'email' | 'role' | 'can_access_admin' | 'country' | 'locale'>,
) {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    permissions: { canAccessAdmin: isAdministrator(account) },
    country: account.country,
    locale: account.locale,
  };
}

export const needsOnboarding = (account: Account): boolean =>
  account.onboarding_completed_at === null && !isAdministrator(account);
