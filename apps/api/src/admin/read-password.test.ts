import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { UsageError } from './parse-command.ts';
import { readPassword } from './read-password.ts';

/** A terminal at which somebody types one line at each prompt. Keeps what it shows. */
function terminal(...lines: string[]) {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => keyboard });
  const shown: string[] = [];
  const screen = new PassThrough().on('data', (text: Buffer) => {
    shown.push(text.toString());
    if (text.toString().endsWith(': ')) keyboard.write(lines.shift() ?? '');
  });
  return { keyboard, screen, shown };
}

test('on a terminal the password is typed twice and never shown', async () => {
  const { keyboard, screen, shown } = terminal('Corretaa\b1!\r', 'Correta1!\r');
  expect(await readPassword(keyboard, screen)).toBe('Correta1!');
  expect(shown.join('')).toBe('New password: \nOnce more: \n');
});

test('two different passwords are refused', async () => {
  const { keyboard, screen } = terminal('Correta1!\r', 'Correta2!\r');
  await expect(readPassword(keyboard, screen)).rejects.toThrow(UsageError);
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
  ['Enter alone', '\r'],
])('%s gives no password', async (_key, typed) => {
  const { keyboard, screen } = terminal(typed);
  await expect(readPassword(keyboard, screen)).rejects.toThrow('No password was given.');
});

test('without a terminal the first line counts, and nothing is asked', async () => {
  const { screen, shown } = terminal();
  const input = new PassThrough();
  input.end('Correta1!\nmore\n');
  expect(await readPassword(input, screen)).toBe('Correta1!');
  expect(shown).toEqual([]);
});

test('an empty input gives no password', async () => {
  const input = new PassThrough();
  input.end();
  await expect(readPassword(input, new PassThrough())).rejects.toThrow('No password was given.');
});
