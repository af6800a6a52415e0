import type { Page } from '@playwright/test';
import { createLearner, expect, newEmail, password, test } from './fixtures.ts';
import { enrol, logIn } from './steps.ts';

/** Counts every press on the page from now on, whichever document it meets; gives how many there were. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const add = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    };
    addEventListener('click', add, true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

const firstQuestion = (page: Page) => page.getByRole('main').getByRole('radiogroup');

test('ONB-05 PRAC-06 from registering to the first question there are eight presses, six of them the account and the tour', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await page.clock.install();
  await page.goto('/register');
  await page.getByLabel('Nome').fill('Ana Souza');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha').fill(password);
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Boas-vindas ao Prepar.' })).toBeVisible();
  await page.clock.fastForward(3000);
  for (let step = 1; step < 5; step++) await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('button', { name: 'Começar' }).click();
  await page.getByRole('button', { name: 'Começar com a CLF-C02' }).click();
  expect(await presses()).toBe(7);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inscrever-se' }).click();
  await expect(firstQuestion(page)).toBeVisible();
  expect(await presses()).toBe(8);
});

test('DASH-11 from signing in to the first question there are two presses, also by keyboard', async ({
  page,
  context,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', domain: 'localhost', path: '/' }]);
  const presses = await countPresses(page);
  await page.goto('/login');
  await logIn(page, learner.email);
  await page.getByRole('link', { name: 'Continuar CLF-C02' }).focus();
  await page.keyboard.press('Enter');
  await expect(firstQuestion(page)).toBeVisible();
  expect(await presses()).toBe(2);
});
