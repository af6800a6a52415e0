import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Schemas } from '../../http/operations.ts';
import { succeed } from '../../testing/practice.ts';
import { goodPassword, useTestApp } from '../../testing/test-app.ts';
import { codeAt } from '../../testing/totp.ts';
import { keptSecret, secretFile } from '../kept-secret.ts';
import { createSeal, UnreadableSecret } from '../seal.ts';
import { sealTotpSecrets } from './at-rest.ts';

const api = useTestApp();
const secretKey = 'a secret of more than thirty-two characters';
const seal = () => createSeal(api.config);

async function enrolled() {
  const { id, email, call } = await api.learner();
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', id).execute();
  const { secret } = await succeed<Schemas['TotpEnrolment']>(
    call('POST', '/users/totp', { body: { password: goodPassword } }),
  );
  const { recoveryCodes } = await succeed<Schemas['TotpRecoveryCodes']>(
    call('POST', '/users/totp/complete', { body: { code: codeAt(secret, api.clock.now) } }),
  );
  const stored = async () => {
    const rows = api.database.db.selectFrom('totp').select('secret').where('user_id', '=', id);
    return (await rows.executeTakeFirstOrThrow()).secret;
  };
  const store = (text: string) =>
    api.database.db.updateTable('totp').set({ secret: text }).where('user_id', '=', id).execute();
  const signIn = (code: string) =>
    api.call('POST', '/users/auth/login', { body: { email, password: goodPassword, totpCode: code } });
  const signInByApp = () => {
    api.clock.advance(30_000);
    return signIn(codeAt(secret, api.clock.now));
  };
  return { id, secret, recoveryCodes, stored, store, signIn, signInByApp };
}

test('the database does not tell the secret of an app, and each is of use to its own account only', async () => {
  const person = await enrolled();
  const stored = await person.stored();
  expect(stored).toMatch(/^v1\./);
  expect(stored).not.toContain(person.secret);
  expect(seal().open(stored, person.id)).toBe(person.secret);
  expect(seal().close(person.secret, person.id)).not.toBe(stored);
  expect(() => seal().open(stored, 'somebody else')).toThrow(UnreadableSecret);
  const changed = stored.slice(0, -4) + (stored.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  expect(() => seal().open(changed, person.id)).toThrow(UnreadableSecret);
});

test('a secret from before works, and the next start encrypts it', async () => {
  const person = await enrolled();
  await person.store(person.secret);
  expect((await person.signInByApp()).statusCode).toBe(200);
  expect(await sealTotpSecrets(api.database.db, seal())).toEqual([]);
  expect(await person.stored()).toMatch(/^v1\./);
  expect((await person.signInByApp()).statusCode).toBe(200);
});

test('with another key the start says so, recovery codes work, and no code of the app counts as a wrong one', async () => {
  const person = await enrolled();
  const ofOther = createSeal({ ...api.config, secretKey }).close(person.secret, person.id);
  await person.store(ofOther);
  expect((await sealTotpSecrets(api.database.db, seal())).join('\n')).toMatch(/apps of 1 administrator .*SECRET_KEY/s);
  expect(await person.stored()).toBe(ofOther);
  expect((await person.signInByApp()).json()).toMatchObject({ code: 'INTERNAL_ERROR' });
  expect((await person.signIn(person.recoveryCodes[0] ?? '')).statusCode).toBe(200);
});

test('a setting or the data folder gives the key, which is made once and is for its owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prepar-seal-'));
  try {
    const inside = join(folder, 'data');
    const made = keptSecret(inside);
    expect(made).toHaveLength(43);
    expect(keptSecret(inside)).toBe(made);
    expect(statSync(secretFile(inside)).mode & 0o777).toBe(0o600);
    const stored = createSeal({ secretKey: null, dataFolder: inside }).close('text', 'ana');
    expect(createSeal({ secretKey: made, dataFolder: folder }).open(stored, 'ana')).toBe('text');
    expect(() => createSeal({ secretKey, dataFolder: folder }).open(stored, 'ana')).toThrow(UnreadableSecret);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
