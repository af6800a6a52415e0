import { parseArgs } from 'node:util';
import { isActive, listExams } from '../src/catalogue/catalogue.ts';
import { locales } from '../src/i18n/locale.ts';
import { readable } from '../src/questions/checks/readable.ts';
import { sessions } from '../src/questions/checks/session.ts';

const usage =
  'Usage: npm run questions:sample -- --exam <id> [--language pt|en|es] [--count <1 to 1000>] [--seed <any text>]';

function refuse(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { exam: text, language: text, count: text, seed: text } }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const { exam, language = 'pt', count = '20', seed = '1' } = readArguments();
const active = listExams()
  .filter(isActive)
  .map(({ id }) => id);
if (exam === undefined || !active.includes(exam)) refuse(`Which exam? There are questions for ${active.join(', ')}.`);
const locale = locales.find((known) => known === language);
if (!locale) refuse(`"${language}" is none of ${locales.join(', ')}.`);
if (!/^\d+$/.test(count) || Number(count) < 1 || Number(count) > 1000)
  refuse(`"${count}" is not a number of questions between 1 and 1000.`);

const items = sessions(exam, Number(count), null, `sample ${seed}`).flat();
items.forEach((item, i) => console.log(`${i + 1}. ${readable(item, locale)}\n`));
