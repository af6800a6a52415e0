import { expect } from '@playwright/test';
import { pictureStories, test } from './catalogue.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 720 };

for (const theme of ['light', 'dark'] as const) {
  for (const { id, tags } of pictureStories()) {
    test(`${id} ${theme}`, async ({ catalogue }) => {
      await catalogue.page.setViewportSize(tags.includes('phone') ? phone : desk);
      await catalogue.show(id, theme);
      await expect(catalogue.page).toHaveScreenshot([theme, `${id}.png`], { fullPage: true });
    });
  }
}
