import type { Page } from '@playwright/test';
import { answerQuestion, enrol, generateQuestion, logIn, questionPath, verdict } from './steps.ts';
import { callApi, createLearner, expect, test } from './fixtures.ts';
import { type Answer, answerInstead, failedResource, holdBack, watchCalls } from './network.ts';

test.use({ expectedErrors: failedResource });

const title = { level: 1 } as const;
/** How many things this tab holds of the person. */
const kept = (page: Page) => page.evaluate(() => sessionStorage.length);

test('LOGOUT-01 LOGOUT-02 LOGOUT-03 LOGOUT-05 LOGOUT-06 NAV-04 leaving tells the server once, clears what the browser held and goes to the login after a second', async ({
  page,
  openAs,
}) => {
  const person = await createLearner('Beatriz Andrade');
  await enrol(person);
  const calls = watchCalls(page);
  await page.clock.install();
  await openAs(person, questionPath);
  await generateQuestion(page);
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', title)).toContainText('Beatriz');
  const exam = page.getByRole('main').getByText('CLF-C02');
  await expect(exam.first()).toBeVisible();
  expect(await kept(page)).toBeGreaterThan(0);
  await page.evaluate(() => localStorage.setItem('prepar-theme', 'DARK'));
  const letGo = await holdBack(page, 'POST /users/auth/logout');
  await page.getByRole('link', { name: 'Sair' }).first().click();
  await expect(page.getByRole('heading', title)).toHaveText('Saindo');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await letGo();
  await expect(page.getByRole('heading', title)).toHaveText('Você saiu.');
  await page.clock.runFor(999);
  await expect(page).toHaveURL('/logout');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/login');
  expect(calls.of('POST /users/auth/logout')).toHaveLength(1);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      localStorage.getItem('auth_token_timestamp'),
      sessionStorage.length,
      localStorage.getItem('prepar-theme'),
    ]),
  ).toEqual([null, null, 0, 'DARK']);
  await expect(callApi('GET', '/users/profile', { token: person.token })).rejects.toThrow('401');

  // Whoever signs in next in the same page sees nothing of the person before.
  await page.clock.resume();
  await expect(page.getByRole('heading', title)).toBeFocused();
  const next = await createLearner('Caio Ferreira');
  const letSummary = await holdBack(page, 'GET /analytics/summary');
  await page.getByLabel('E-mail').fill(next.email);
  await page.getByLabel('Senha', { exact: true }).fill('Correta1!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', title)).toContainText('Caio');
  await expect(page.getByRole('region', { name: 'Carregando o painel' })).toBeVisible();
  await expect(exam).toHaveCount(0);
  await letSummary();
});

test('LOGOUT-06 an expired session keeps what waits in a tab, and it is sent after signing in; signing out in another tab clears it', async ({
  page,
  context,
  openAs,
}) => {
  const person = await createLearner();
  await enrol(person);
  await openAs(person, questionPath);
  await generateQuestion(page);
  const reconnect = await answerInstead(page, 'POST /attempts', 'lost');
  await answerQuestion(page);
  await expect(page.getByText('a enviar').first()).toBeVisible();

  await callApi('POST', '/users/auth/logout', { token: person.token });
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login\?from=/);
  expect(await kept(page)).toBeGreaterThan(0);
  await reconnect();
  await logIn(page, person.email);
  await expect(verdict(page)).toBeVisible();

  await other.goto('/profile');
  await other.getByRole('link', { name: 'Sair' }).first().click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect.poll(() => kept(page)).toBe(0);
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await kept(page)).toBe(0);
});

const failures: readonly (readonly [string, Answer])[] = [
  ['is refused', { status: 500 }],
  ['never arrives', 'lost'],
];
for (const [what, answer] of failures) {
  test(`LOGOUT-04 LOGOUT-06 LOGOUT-07 a logout that ${what} says so, forgets the person all the same and goes to the login after two seconds`, async ({
    page,
    openAs,
  }) => {
    await page.clock.install();
    const person = await createLearner();
    await enrol(person);
    await openAs(person, questionPath);
    await generateQuestion(page);
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: 'Sair' }).first()).toBeVisible();
    expect(await kept(page)).toBeGreaterThan(0);
    await answerInstead(page, 'POST /users/auth/logout', answer);
    const letGo = await holdBack(page, 'POST /users/auth/logout');
    await page.getByRole('link', { name: 'Sair' }).first().click();
    await expect(page.getByRole('heading', title)).toHaveText('Saindo');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await letGo();
    await expect(page.getByRole('heading', title)).toHaveText('Erro durante logout');
    const notice = page.getByRole('region', { name: 'Avisos' });
    await expect(notice).toContainText('Erro durante logout');
    await expect(notice).toContainText('Houve um problema ao sair, mas você foi desconectado localmente.');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(await kept(page)).toBe(0);
    await page.clock.runFor(1999);
    await expect(page).toHaveURL('/logout');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/login');
  });
}
