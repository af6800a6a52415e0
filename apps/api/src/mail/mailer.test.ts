import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { locales } from '../i18n/locale.ts';
import { codeIn, type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';
import { emailChangedLetter, resetCodeLetter } from './letters.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { outboxFolder } from './outbox.ts';

let smtp: SmtpPeer;
let folder: string;
beforeAll(async () => {
  smtp = await startSmtpPeer();
  folder = await mkdtemp(join(tmpdir(), 'prepar-'));
});
afterAll(async () => {
  await smtp.stop();
  await rm(folder, { recursive: true });
});

const logged: unknown[] = [];
afterEach(() => {
  logged.length = 0;
  smtp.refusal.status = null;
});
const mailer = (environment: Record<string, string>): Mailer =>
  createMailer(readConfig({ PREPAR_DATA_DIR: folder, ...environment }), { warn: (...line: unknown[]) => logged.push(line) });

async function outbox(): Promise<string[]> {
  const names = await readdir(outboxFolder(folder)).catch(() => []);
  return names.map((name) => join(outboxFolder(folder), name));
}

test('without an SMTP server each mail becomes a file that only its owner can read', async () => {
  const { send, close } = mailer({});
  send('ana@prepar.example', resetCodeLetter('pt', '048213', 15));
  await close();
  const [file = '', ...others] = await outbox();
  expect(others).toEqual([]);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(outboxFolder(folder))).mode & 0o777).toBe(0o700);
  const mail = await PostalMime.parse(await readFile(file));
  expect(mail.to).toMatchObject([{ address: 'ana@prepar.example' }]);
  expect(mail.subject).toBe('Seu código de verificação do Prepar');
  expect(mail.text).toContain('048213');
});

test('with an SMTP server nothing is written to the outbox', async () => {
  const before = await outbox();
  const { send, close } = mailer(smtp.environment);
  send('ana@prepar.example', emailChangedLetter('en'));
  const { content } = await smtp.nextMail('ana@prepar.example');
  await close();
  expect(content.subject).toBe('The email of your Prepar account was changed');
  expect(content.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(await outbox()).toEqual(before);
});

test('every letter is complete in every language', async () => {
  const { send, close } = mailer(smtp.environment);
  const subjects = new Set<string | undefined>();
  for (const locale of locales) {
    for (const letter of [resetCodeLetter(locale, '048213', 15), emailChangedLetter(locale)]) {
      send(`${locale}@prepar.example`, letter);
      const { content } = await smtp.nextMail(`${locale}@prepar.example`);
      expect(content.text).toContain(letter.kind === 'resetCode' ? '048213' : 'Prepar');
      expect(content.text).not.toContain('{');
      subjects.add(content.subject);
    }
  }
  await close();
  expect(subjects.size).toBe(6);
});

test('separators and brackets in an address make no other recipient', async () => {
  const { send, close } = mailer(smtp.environment);
  const before = smtp.mails.length;
  const nasty = ['a,b;c@prepar.example', 'q"d@prepar.example', 'x(y)@prepar.example', 'group:z@prepar.example'];
  for (const address of nasty) send(address, resetCodeLetter('en', '048213', 15));
  await close();
  const received = smtp.mails.slice(before);
  expect(received).toHaveLength(nasty.length);
  for (const { recipients, content } of received) {
    expect(recipients).toEqual([expect.stringMatching(/^".+"@prepar\.example$/)]);
    expect(content.to).toHaveLength(1);
  }
});

test('a line break in an address begins no header', async () => {
  const { send, close } = mailer({});
  const before = await outbox();
  send('a@prepar.example\r\nBcc: evil@prepar.example', resetCodeLetter('en', '048213', 15));
  await close();
  const file = (await outbox()).find((name) => !before.includes(name));
  const { to, bcc, headers } = await PostalMime.parse(await readFile(file ?? ''));
  expect([to?.length, bcc, headers.some(({ key }) => key === 'bcc')]).toEqual([1, undefined, false]);
});

test('what the server refuses for good is not tried again, and no address or code is logged', async () => {
  smtp.refusal.status = 550;
  const count = smtp.refusal.count;
  const { send, close } = mailer(smtp.environment);
  send('gone@prepar.example', resetCodeLetter('en', '048213', 15));
  await expect.poll(() => logged.length).toBe(1);
  await close();
  expect(smtp.refusal.count).toBe(count + 1);
  expect(logged).toEqual([[{ mail: 'resetCode', code: 'EMESSAGE', status: 550, isFinal: true, triesAgain: false }, expect.any(String)]]);
});

test('what the server refuses for now is tried again', async () => {
  smtp.refusal.status = 451;
  const { send, close } = mailer(smtp.environment);
  send('later@prepar.example', resetCodeLetter('en', '048213', 15));
  await expect.poll(() => logged.length).toBe(1);
  smtp.refusal.status = null;
  expect(codeIn(await smtp.nextMail('later@prepar.example'))).toBe('048213');
  await close();
  expect(JSON.stringify(logged)).not.toMatch(/later@|048213|secret/);
});

test('closing gives waiting mails one last try', async () => {
  smtp.refusal.status = 451;
  const { send, close } = mailer(smtp.environment);
  send('closing@prepar.example', resetCodeLetter('en', '048213', 15));
  await expect.poll(() => logged.length).toBe(1);
  smtp.refusal.status = null;
  await close();
  expect(smtp.mails.some(({ recipients }) => recipients.includes('closing@prepar.example'))).toBe(true);
});

test('a server that is away or wants another password is logged without the password', async () => {
  const { SMTP_URL, MAIL_FROM } = smtp.environment;
  for (const url of ['smtp://prepar:secret@localhost:1', SMTP_URL.replace('secret', 'wrong-secret')]) {
    const { send, close } = mailer({ SMTP_URL: url, MAIL_FROM });
    send('ana@prepar.example', resetCodeLetter('en', '048213', 15));
    await close();
  }
  expect(JSON.stringify(logged)).toMatch(/ECONNECTION|ESOCKET/);
  expect(JSON.stringify(logged)).toContain('EAUTH');
  expect(JSON.stringify(logged)).not.toMatch(/secret|ana@|048213/);
});
