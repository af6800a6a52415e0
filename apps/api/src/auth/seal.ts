import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { keptSecret } from './kept-secret.ts';

/** Keeps what the server has to read again, but the database should not tell. */
export interface Seal {
  /** Encrypts a text of an account; moved to another account it opens no more. */
  close: (text: string, userId: string) => string;
  /** Reads it again; what was stored before there was a seal is returned as it is. Throws UnreadableSecret. */
  open: (stored: string, userId: string) => string;
}

/** A text that was encrypted with another secret, or changed since. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
  constructor(userId: string) {
    super(
      `What is stored of the account ${userId} cannot be read with this SECRET_KEY, or secret.key in the data folder`,
    );
  }
}

const version = 'v1';
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export const isSealed = (stored: string): boolean => stored.startsWith(`${version}.`);

/** A seal with the key of SECRET_KEY or, without that, of a file in the data folder. */
export function createSeal(config: Pick<Config, 'secretKey' | 'dataFolder'>): Seal {
  let known: { key: Buffer; id: string } | null = null;
  const current = () => {
    known ??= deriveKey(config.secretKey ?? keptSecret(config.dataFolder));
    return known;
  };
  return {
    close: (text, userId) => {
      const { key, id } = current();
      const nonce = randomBytes(nonceBytes);
      const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(userId));
      const body = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
      return [version, id, Buffer.concat([nonce, encryption.getAuthTag(), body]).toString('base64url')].join('.');
    },
    open: (stored, userId) => {
      if (!isSealed(stored)) return stored;
      const { key, id } = current();
      const [, usedId, body = ''] = stored.split('.');
      if (usedId !== id) throw new UnreadableSecret(userId);
      const bytes = Buffer.from(body, 'base64url');
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
      try {
        const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(userId))
          .setAuthTag(tag);
        return decryption.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8');
      } catch {
        throw new UnreadableSecret(userId);
      }
    },
  };
}

function deriveKey(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'prepar authenticator secrets', 32));
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) };
}
