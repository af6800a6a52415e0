import { locales } from '../i18n/locale.ts';
import { expect, test } from 'vitest';
import { readable } from './checks/readable.ts';
import { sessions } from './checks/session.ts';

const count = 30;

/** Thirty questions to read in each language. A change of words or content shows up here for review; `npm run questions:golden` accepts it. */
test.each(locales)('golden questions in %s', async (locale) => {
  const items = sessions('clf-c02', count, null, 'golden').flat();
  await expect(`${items.map((item) => readable(item, locale)).join('\n\n')}\n`).toMatchFileSnapshot(
    `golden/${locale}.txt`,
  );
});
