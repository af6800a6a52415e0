import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const checkout = join(import.meta.dirname, '../..');

/** What came after Node 20, as far as it is likely to be used here. */
const newer = /withResolvers|Promise\.try|fromAsync|groupBy|globSync|\.(union|intersection|difference)\(/;

test('what runs on the Node of the machine, before the own one is there, needs no more than Node 20', () => {
  const files = globSync('apps/api/launch/*.mjs', { cwd: checkout });
  expect(files.length).toBeGreaterThan(3);
  const wrong = files.filter((file) =>
    newer.test(readFileSync(join(checkout, file), 'utf8').replaceAll(/\/\/.*/g, '')),
  );
  expect(wrong).toEqual([]);
});
