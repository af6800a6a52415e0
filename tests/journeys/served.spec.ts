import type { Page } from '@playwright/test';
import { createLearner, expect, test } from './fixtures.ts';
import { failedResource } from './network.ts';
import { answerQuestion, enrol, generateQuestion, questionPath, verdict } from './steps.ts';

test('ROUTE-01 ROUTE-02 pages answer whoever asks, files and operations that do not exist do not', async ({ request }) => {
  for (const path of ['/', '/login', '/pricing']) {
    const answer = await request.get(path, { headers: { accept: '*/*' } });
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
  }
  for (const path of ['/missing.js', '/api/v1/missing']) {
    const answer = await request.get(path, { headers: { accept: '*/*' } });
    expect([path, answer.status(), (await answer.json()).code]).toEqual([path, 404, 'NOT_FOUND']);
  }
});

test.describe(() => {
  // The reference asks whether it may evaluate code; its policy says no, and it works without.
  test.use({ expectedErrors: /unsafe-eval/ });
  test('the reference of the contract opens without a foreign request', async ({ page }) => {
    await page.goto('/docs');
    await expect(page.getByRole('heading', { name: 'Prepar API' }).first()).toBeVisible();
    await expect(page.getByText('/users/auth/register').first()).toBeAttached();
  });
});

test('Storybook opens beside the product once it is built', async ({ page }) => {
  await page.goto('/storybook/?path=/story/ui-button--default');
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button').first()).toBeVisible({ timeout: 30_000 });
});

test.describe(() => {
  // One of the pages is that of an unknown address.
  test.use({ expectedErrors: failedResource });
  test('the document of a page brings all styles of what the page shows', async ({ page, openAs }) => {
    for (const path of ['/login', '/register', '/privacy-policy', '/terms-of-use', '/partneship', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await missingStyles(page), path).toEqual([]);
    }
    const learner = await createLearner();
    await enrol(learner);
    for (const path of ['/dashboard', '/practice', '/progress', '/pricing', '/certificates', '/profile', '/settings']) {
      await openAs(learner, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await missingStyles(page), path).toEqual([]);
    }
    await openAs(learner, questionPath);
    await generateQuestion(page);
    await answerQuestion(page);
    await expect(verdict(page)).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await missingStyles(page), questionPath).toEqual([]);
  });
});

/** Classes on the page that have a rule among the styles of all pages, but none among those that the document came with. */
function missingStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const namesIn = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const names = new Set<string>();
      const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) for (const [, name = ''] of rule.selectorText.matchAll(/\.((?:\\.|[\w-])+)/g)) names.add(name);
          if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
        }
      };
      read(sheet.cssRules);
      return names;
    };
    const all = namesIn(await (await fetch(document.documentElement.dataset['allStyles'] ?? '')).text());
    const own = namesIn(document.querySelector('style')?.textContent ?? '');
    const used = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]).map((name) => CSS.escape(name)));
    if (all.size < own.size || own.size === 0) throw new Error('The styles were not found.');
    return [...used].filter((name) => all.has(name) && !own.has(name));
  });
}
