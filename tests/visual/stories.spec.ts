import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pictures, test } from './catalogue.ts';
import { baselineFolder, expectPicture, isUpdating } from './picture.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 720 };

for (const { name, storyId, theme, onPhone } of pictures()) {
  test(name, async ({ catalogue }, testInfo) => {
    await catalogue.page.setViewportSize(onPhone ? phone : desk);
    await catalogue.show(storyId, theme);
    await expectPicture(catalogue.page, name, testInfo);
  });
}

test('every baseline belongs to a story', () => {
  const names = new Set(pictures().map(({ name }) => `${name}.webp`));
  const strangers = globSync('**/*.webp', { cwd: baselineFolder }).filter((file) => !names.has(file));
  if (isUpdating(test.info())) strangers.forEach((file) => rmSync(join(baselineFolder, file)));
  else expect(strangers).toEqual([]);
});
