// Writes the list of common passwords that the server refuses: the most frequent ones of @zxcvbn-ts/language-common.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';

const passwords = dictionary['passwords-common'].slice(0, 3000);
writeFileSync(
  new URL('../content/common-passwords.txt.gz', import.meta.url),
  gzipSync(passwords.join('\n'), { level: 9 }),
);
