import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './parse-command.ts';

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/** Gets a new password: on a terminal it is asked for twice and not shown, otherwise it is the input's first line. Throws UsageError. */
export async function readPassword(input: Input, terminal: NodeJS.WritableStream): Promise<string> {
  // The terminal would show what readline writes: the characters typed.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: input.isTTY ?? false });
  const typed = lines[Symbol.asyncIterator]();
  const next = async (prompt: string) => {
    if (input.isTTY) terminal.write(prompt);
    const { value } = await typed.next(); // absent after Ctrl-C and at the end of the input
    if (input.isTTY) terminal.write('\n');
    if (!value) throw new UsageError('No password was given.');
    return value;
  };
  try {
    const password = await next('New password: ');
    if (input.isTTY && (await next('Once more: ')) !== password) throw new UsageError('The two passwords differ.');
    return password;
  } finally {
    lines.close();
  }
}
