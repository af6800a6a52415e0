import { expect, test } from '@playwright/test';

const pages = [
  'welcome',
  'screens-conditions-and-requirements',
  'foundations-colour',
  'foundations-type',
  'foundations-space',
  'foundations-voice',
  'screens-all-screens',
];
const storybook = () => `http://localhost:${process.env['PREPAR_PORT']}/storybook`;

for (const page of pages) {
  test(`${page} is drawn in the theme that was chosen, without an error`, async ({ page: tab }) => {
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    for (const theme of ['light', 'dark']) {
      await tab.goto(`${storybook()}/iframe.html?id=${page}--docs&viewMode=docs&globals=theme:${theme}`);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(tab.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0);
    }
    expect(errors).toEqual([]);
  });
}

test('the gallery shows every screen in the theme and language chosen, and leads to its story', async ({
  page,
  request,
}) => {
  await page.goto(`${storybook()}/iframe.html?id=screens-all-screens--docs&viewMode=docs`);
  const cover = page.getByRole('link', { name: 'Question', exact: true });
  await cover.scrollIntoViewIfNeeded();
  await expect(cover.getByRole('presentation')).toHaveJSProperty('complete', true);
  await expect(cover.getByRole('presentation')).toHaveJSProperty('naturalWidth', 1280);
  await page.getByRole('radio', { name: 'Dark' }).press('Space');
  await expect(cover.getByRole('presentation')).toHaveAttribute('src', /dark/);
  await page.getByRole('radio', { name: 'English' }).press('Space');
  await expect(cover.locator('iframe')).toHaveAttribute('src', /english.*theme:dark;locale:en/);
  await expect(cover).toHaveAttribute('href', /globals=theme:dark;locale:en/);
  const links = await page
    .locator('a[href*="path=/story/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const { entries } = (await (await request.get(`${storybook()}/index.json`)).json()) as {
    entries: Record<string, unknown>;
  };
  expect(links.length).toBeGreaterThan(25);
  expect(links.filter((href) => !((/story\/([^&]+)/.exec(href)?.[1] ?? '') in entries))).toEqual([]);
});

test('the page of conditions leads to stories that exist', async ({ page, request }) => {
  await page.goto(`${storybook()}/iframe.html?id=screens-conditions-and-requirements--docs&viewMode=docs`);
  const rows = page.getByRole('grid', { name: 'Conditions of every screen' }).getByRole('row');
  await expect(rows.nth(10)).toBeVisible();
  const links = await page
    .locator('a[href*="path=/story/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const { entries } = (await (await request.get(`${storybook()}/index.json`)).json()) as {
    entries: Record<string, unknown>;
  };
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((href) => !((href.split('/story/')[1] ?? '') in entries))).toEqual([]);
});
