import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const file = new URL('../../content/common-passwords.txt.gz', import.meta.url);

/** The 3,000 most frequent passwords, in lower case; written by `scripts/common-passwords.ts`. */
export const commonPasswords: ReadonlySet<string> = new Set(gunzipSync(readFileSync(file)).toString().split('\n'));

const isCommonWord = (text: string) => commonPasswords.has(text) || productWords.has(text);

/** Words that people here think of first. */
const productWords = new Set(['prepar', 'simulado', 'simulados', 'certificacao', 'certificação', 'administrador']);

/** Whether a password is a common one as it stands. */
export const isCommon = (password: string): boolean => commonPasswords.has(password.toLowerCase());

/** Whether a password is nothing but a common or near word with digits and signs around it, as policies provoke them. */
export const isGuessable = (password: string): boolean =>
  isCommonWord(password.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
