import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pictures, test } from './catalogue.ts';
import { baselineFolder, expectPicture, isUpdating } from './picture.ts';

for (const picture of pictures()) {
  test(picture.name, async ({ catalogue }, testInfo) => {
    await catalogue.show(picture);
    await expectPicture(catalogue, picture.name, testInfo);
  });
}

test('every baseline belongs to a story', () => {
  const names = new Set(pictures().map(({ name }) => `${name}.webp`));
  const strangers = globSync('**/*.webp', { cwd: baselineFolder }).filter((file) => !names.has(file));
  if (isUpdating(test.info())) strangers.forEach((file) => rmSync(join(baselineFolder, file)));
  else expect(strangers).toEqual([]);
});
