import { expect, test } from 'vitest';
import { sessions } from './checks/session.ts';
import type { Item } from './item.types.ts';
import { LANGUAGES } from './knowledge/compile.ts';
import type { Language } from './knowledge/knowledge.types.ts';

const GOLDEN = 30;

function readable(item: Item, language: Language): string {
  const options = item.options.map((option) => {
    const mark = option.label === item.key ? '*' : ' ';
    return `${mark} ${option.label}) ${option.text[language]}\n      ${option.reason[language]}`;
  });
  return [
    `${item.template}, level ${item.level}, ${item.domain}, ${item.topic}: ${item.factIds.join(', ')}`,
    item.stem[language], ...options, `  = ${item.explanation[language]}`, `  ${item.references.map((reference) => reference.url).join(' ')}`,
  ].join('\n');
}

/** Thirty questions to read in each language. A change of words or content shows up here for review; `npm run questions:golden` accepts it. */
test.each(LANGUAGES)('golden questions in %s', async (language) => {
  const items = sessions('clf-c02', GOLDEN, null, 'golden').flat();
  await expect(`${items.map((item) => readable(item, language)).join('\n\n')}\n`).toMatchFileSnapshot(`golden/${language}.txt`);
});
