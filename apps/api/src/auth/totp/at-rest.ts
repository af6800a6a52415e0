import type { Database } from '../../database/database.ts';
import { isSealed, type Seal, UnreadableSecret } from '../seal.ts';
import { listTotpSecrets, replaceTotpSecret } from '../totp-queries.ts';

/** Encrypts the secrets of authenticator apps from before there was a key. Returns what to tell the operator. */
export async function sealTotpSecrets(db: Database, seal: Seal): Promise<string[]> {
  let unreadable = 0;
  for (const { user_id, secret } of await listTotpSecrets(db)) {
    if (isSealed(secret)) unreadable += Number(!opens(seal, secret, user_id));
    else await replaceTotpSecret(db, user_id, secret, seal.close(secret, user_id));
  }
  if (unreadable === 0) return [];
  return [
    `Authenticator   the apps of ${unreadable === 1 ? '1 administrator' : `${unreadable} administrators`} cannot be checked: their secrets were encrypted with another key.`,
    '                Start with the SECRET_KEY or the secret.key of then. Without it recovery codes still work,',
    '                and npm run admin -- reset-totp <email> removes an app.',
  ];
}

function opens(seal: Seal, secret: string, userId: string): boolean {
  try {
    seal.open(secret, userId);
    return true;
  } catch (error) {
    if (error instanceof UnreadableSecret) return false;
    throw error;
  }
}
