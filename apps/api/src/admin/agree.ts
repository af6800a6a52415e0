import { createInterface } from 'node:readline/promises';

/** Asks a person at a terminal, and takes the word yes alone. Without a terminal nobody has agreed. */
export async function agree(
  question: string,
  input: NodeJS.ReadStream,
  output: NodeJS.WritableStream,
): Promise<boolean> {
  if (!input.isTTY) {
    output.write(`${question} Nobody is there to say so: add --yes.\n`);
    return false;
  }
  const lines = createInterface({ input, output });
  try {
    return (await lines.question(`${question} Type yes: `)).trim().toLowerCase() === 'yes';
  } finally {
    lines.close();
  }
}
