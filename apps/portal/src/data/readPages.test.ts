import { expect, test } from 'vitest';
import { readPages } from './readPages.ts';

/** Three pages, which name one another. */
const pages = [
  { rows: [1, 2], next: 'second' },
  { rows: [3, 4], next: 'third' },
  { rows: [5], next: null },
];
const asked: (string | null)[] = [];
const paged = {
  read: (cursor: string | null) => {
    asked.push(cursor);
    const page = pages[cursor === null ? 0 : pages.findIndex(({ next }) => next === cursor) + 1];
    return page ? Promise.resolve(page) : Promise.reject(new Error('No such page'));
  },
  cursorOf: ({ next }: { next: string | null }) => next,
};
const rows = async (count: number) => (await readPages(count, paged)).flatMap((page) => page.rows);

test('a list is read as far as it was shown, and no further than it goes', async () => {
  expect(await rows(1)).toEqual([1, 2]);
  expect(await rows(2)).toEqual([1, 2, 3, 4]);
  asked.length = 0;
  expect(await rows(9)).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([null, 'second', 'third']);
});
