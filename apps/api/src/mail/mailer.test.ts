import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createAccount } from '../auth/create-account.ts';
import { readConfig } from '../config.ts';
import { locales } from '../i18n/locale.ts';
import { codeIn, type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-server.ts';
import { emailChangedLetter, type Letter, passwordChangedLetter, resetCodeLetter } from './letters.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { outboxFolder } from './outbox.ts';
import { queueMail } from './queries.ts';

let smtp: SmtpPeer;
let folder: string;
let database: TestDatabase;
let userId: string;
let now = new Date('2025-11-20T15:00:00.000Z');
const open: Mailer[] = [];

beforeAll(async () => {
  [smtp, folder, database] = await Promise.all([
    startSmtpPeer(),
    mkdtemp(join(tmpdir(), 'prepar-')),
    createTestDatabase(inject('postgres')),
  ]);
  userId = await newAccount('ana@prepar.example');
});
afterAll(async () => {
  await Promise.all([smtp.stop(), database.drop(), rm(folder, { recursive: true })]);
});

const logged: unknown[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((mailer) => mailer.close()));
  await database.db.deleteFrom('mails').execute();
  logged.length = 0;
  smtp.refusal.status = null;
});

async function newAccount(email: string): Promise<string> {
  const person = { name: 'Ana', email, country: 'BR', locale: 'pt-BR', language: null, passwordHash: null };
  const id = await database.db
    .transaction()
    .execute((tx) => createAccount(tx, { ...person, isEmailVerified: true, timeZone: undefined }, now));
  if (id === null) throw new Error(`${email} is taken`);
  return id;
}
function mailer(environment: Record<string, string> = smtp.environment): Mailer {
  const created = createMailer({
    config: readConfig({ PREPAR_DATA_DIR: folder, ...environment }),
    db: database.db,
    clock: () => now,
    log: { warn: (...line: unknown[]) => logged.push(line) },
  });
  open.push(created);
  return created;
}
const code = resetCodeLetter('pt', { code: '048213', link: 'https://prepar.example/login?reset=abc' }, 15);
const notice = emailChangedLetter('en', 'https://prepar.example/login?restore=abc', 7);
const minute = 60_000;
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

const queue = (address: string, letter: Letter = code, owner = userId) =>
  database.db
    .transaction()
    .execute((tx) => queueMail(tx, { userId: owner, address, letter, expiresAt: later(15 * minute) }, now));
const waiting = async () => (await database.db.selectFrom('mails').select(['address', 'tries']).execute()).length;
const allGone = () => expect.poll(waiting, { timeout: 10_000 }).toBe(0);

async function outbox(): Promise<string[]> {
  const names = await readdir(outboxFolder(folder)).catch(() => []);
  return names.map((name) => join(outboxFolder(folder), name));
}

test('without an SMTP server each mail becomes a file that only its owner can read', async () => {
  await queue('ana@prepar.example');
  mailer({}).wake();
  await allGone();
  const [file = '', ...others] = await outbox();
  expect(others).toEqual([]);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(outboxFolder(folder))).mode & 0o777).toBe(0o700);
  const mail = await PostalMime.parse(await readFile(file));
  expect(mail.to).toMatchObject([{ address: 'ana@prepar.example' }]);
  expect(mail.subject).toBe('Seu código de verificação do Prepar');
  expect(mail.text).toContain('048213');
  expect(mail.text).toContain('https://prepar.example/login?reset=abc');
});

test('the files and the waiting mails of an account go with it', async () => {
  const [leaving, staying] = [await newAccount('leaving@prepar.example'), await newAccount('staying@prepar.example')];
  const { wake, forget } = mailer({});
  for (const owner of [leaving, staying]) await queue(`${owner}@prepar.example`, code, owner);
  wake();
  await allGone();
  await forget(leaving);
  const names = (await outbox()).join();
  expect([names.includes(leaving), names.includes(staying)]).toEqual([false, true]);

  await queue('staying@prepar.example', code, staying);
  await database.db.deleteFrom('users').where('id', '=', staying).execute();
  expect(await waiting()).toBe(0);
});

test('a mail whose account goes while it is written leaves no file', async () => {
  const { pool } = database;
  await pool.query(`
    create function account_goes() returns trigger language plpgsql as
      $$ begin delete from users where id = new.user_id; return null; end $$;
    create trigger account_goes after update on mails for each row execute function account_goes();`);
  const late = await newAccount('late@prepar.example');
  const before = await outbox();
  await queue('late@prepar.example', code, late);
  const { wake, close } = mailer({});
  wake();
  await allGone();
  await close();
  await pool.query('drop function account_goes cascade');
  expect(await outbox()).toEqual(before);
});

test('with an SMTP server nothing is written to the outbox', async () => {
  const before = await outbox();
  await queue('ana@prepar.example', notice);
  mailer().wake();
  const { content } = await smtp.nextMail('ana@prepar.example');
  await allGone();
  expect(content.subject).toBe('The email of your Prepar account was changed');
  expect(content.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(await outbox()).toEqual(before);
});

test('a mail waits for the transaction that causes it, and goes nowhere when that is undone', async () => {
  const { wake } = mailer();
  const before = smtp.mails.length;
  const undone = database.db.transaction().execute(async (tx) => {
    await queueMail(tx, { userId, address: 'undone@prepar.example', letter: code, expiresAt: later(minute) }, now);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await queue('done@prepar.example');
  wake();
  await smtp.nextMail('done@prepar.example');
  expect(smtp.mails.slice(before).flatMap(({ recipients }) => recipients)).toEqual(['done@prepar.example']);
});

test('what a process leaves undelivered, another one delivers', async () => {
  smtp.refusal.status = 451;
  await queue('patient@prepar.example');
  const first = mailer();
  first.wake();
  await expect.poll(() => logged.length).toBe(1);
  await first.close();
  smtp.refusal.status = null;
  now = later(minute);
  mailer().wake();
  expect(codeIn(await smtp.nextMail('patient@prepar.example'))).toBe('048213');
});

test('several processes send each mail once', async () => {
  const addresses = Array.from({ length: 20 }, (_, index) => `each${index}@prepar.example`);
  for (const address of addresses) await queue(address);
  const before = smtp.mails.length;
  for (const { wake } of [mailer(), mailer(), mailer()]) wake();
  await allGone();
  const recipients = smtp.mails.slice(before).flatMap((mail) => mail.recipients);
  expect(recipients.toSorted()).toEqual(addresses.toSorted());
});

test('what is of no use any more is not sent', async () => {
  const before = smtp.mails.length;
  await queue('late@prepar.example');
  now = later(15 * minute);
  mailer().wake();
  await allGone();
  expect(smtp.mails).toHaveLength(before);
});

test('every letter is complete in every language', async () => {
  const { wake } = mailer();
  const subjects = new Set<string | undefined>();
  const link = 'https://prepar.example/login?reset=abc&x=1';
  for (const locale of locales) {
    for (const letter of [
      resetCodeLetter(locale, { code: '048213', link }, 15),
      emailChangedLetter(locale, link, 7),
      passwordChangedLetter(locale, link),
    ]) {
      await queue(`${locale}@prepar.example`, letter);
      wake();
      const { content } = await smtp.nextMail(`${locale}@prepar.example`);
      expect(content.text).toContain(letter.kind === 'resetCode' ? '048213' : 'Prepar');
      expect(content.text).toContain(link);
      expect(content.html).toContain('href="https://prepar.example/login?reset=abc&amp;x=1"');
      expect(content.text).not.toContain('{');
      subjects.add(content.subject);
    }
  }
  expect(subjects.size).toBe(9);
});

test('separators and brackets in an address make no other recipient', async () => {
  const before = smtp.mails.length;
  const nasty = ['a,b;c@prepar.example', 'q"d@prepar.example', 'x(y)@prepar.example', 'group:z@prepar.example'];
  for (const address of nasty) await queue(address);
  mailer().wake();
  await allGone();
  const received = smtp.mails.slice(before);
  expect(received).toHaveLength(nasty.length);
  for (const { recipients, content } of received) {
    expect(recipients).toEqual([expect.stringMatching(/^".+"@prepar\.example$/)]);
    expect(content.to).toHaveLength(1);
  }
});

test('a line break in an address begins no header', async () => {
  const before = await outbox();
  await queue('a@prepar.example\r\nBcc: evil@prepar.example');
  mailer({}).wake();
  await allGone();
  const file = (await outbox()).find((name) => !before.includes(name));
  const { to, bcc, headers } = await PostalMime.parse(await readFile(file ?? ''));
  expect([to?.length, bcc, headers.some(({ key }) => key === 'bcc')]).toEqual([1, undefined, false]);
});

test('what the server refuses for good is not tried again, and no address or code is logged', async () => {
  smtp.refusal.status = 550;
  const { count } = smtp.refusal;
  await queue('gone@prepar.example');
  mailer().wake();
  await allGone();
  expect(smtp.refusal.count).toBe(count + 1);
  expect(logged).toEqual([
    [{ mail: 'resetCode', code: 'EMESSAGE', status: 550, isFinal: true, triesAgain: false }, expect.any(String)],
  ]);
});

test('what the server refuses for now is tried again, ever more seldom, as long as it is of use', async () => {
  smtp.refusal.status = 451;
  const { count } = smtp.refusal;
  await queue('later@prepar.example');
  const { wake } = mailer();
  for (const [index, pause] of [0, 1000, 10_000, 60_000, 300_000].entries()) {
    now = later(Math.max(0, pause - 1));
    wake();
    now = later(Math.min(pause, 1));
    wake();
    await expect.poll(() => logged.length).toBe(index + 1);
  }
  await allGone(); // the next try, an hour later, would be too late
  expect(smtp.refusal.count).toBe(count + 5);
  expect(JSON.stringify(logged)).not.toMatch(/later@|048213|secret/);
});

test('a server that is away or wants another password is logged without the password', async () => {
  const { SMTP_URL, MAIL_FROM } = smtp.environment;
  for (const url of ['smtp://prepar:secret@localhost:1', SMTP_URL.replace('secret', 'wrong-secret')]) {
    const count = logged.length;
    await queue('ana@prepar.example');
    mailer({ SMTP_URL: url, MAIL_FROM }).wake();
    await expect.poll(() => logged.length).toBe(count + 1);
  }
  expect(JSON.stringify(logged)).toMatch(/ECONNECTION|ESOCKET/);
  expect(JSON.stringify(logged)).toContain('EAUTH');
  expect(JSON.stringify(logged)).not.toMatch(/secret|ana@|048213/);
});
