import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Days for which a sign-in lasts. */
export const tokenDays = 7;

/** A new session token: 256 random bits. Only its hash is stored. */
export const createToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new token for a link in a mail: 128 random bits. Only its hash is stored. */
export const createLinkToken = (): string => randomBytes(16).toString('base64url');

/** A password for an operator to hand over: 96 random bits. */
export const createPassword = (): string => randomBytes(12).toString('base64url');

/** Argon2id in its self-describing form. */
export const hashPassword = (password: string): Promise<string> => hash(password);

// Compared against when there is no such account, so that the answer takes as long as for one.
const nobody = hash(randomBytes(16).toString('hex'));

/** Whether the password fits; takes the same time when there is no hash to compare with. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== null && fits;
}
