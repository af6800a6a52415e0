import { callApi, createLearner, expect, newEmail, password, signIn, test } from './fixtures.ts';
import { answerInstead, failedResource, nextCall } from './network.ts';
import { logIn } from './steps.ts';

const year = 365 * 86_400;

test('ONB-06 ONB-09 ONB-10 ONB-11 ROUTE-30 ROUTE-31 STATE-06 in a browser without the cookie the tour comes first, and completing it ends it for a year', async ({
  page,
  context,
  openAs,
}) => {
  const learner = await createLearner();
  await page.clock.install();
  await openAs(learner, '/terms-of-use');
  await context.clearCookies();
  const profile = nextCall(page, 'GET /users/profile');
  await page.goto('/practice');
  await profile;
  await expect(page.getByRole('heading', { name: 'Boas-vindas ao Prepar.' })).toBeVisible();
  await page.clock.fastForward(3000);
  const next = page.getByRole('button', { name: 'Próximo' });
  for (const step of [1, 2, 3, 4]) {
    await expect(page.getByRole('list', { name: `Passo ${step} de 5` })).toBeVisible();
    await next.click();
  }
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByRole('list', { name: 'Passo 4 de 5' })).toBeVisible();
  // A reload goes on where it was, without the splash: nothing moves the clock.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Passo 4 de 5' })).toBeVisible();
  await next.click();
  await expect(page.getByText('Um pouco de prática todo dia vale mais que uma noite em claro.')).toBeVisible();
  await expect(page).toHaveURL('/practice');
  await expect(page).toHaveTitle('Boas-vindas · Prepar');

  const complete = nextCall(page, 'POST /config/onboarding/force-complete');
  await page.getByRole('button', { name: 'Começar' }).click();
  expect((await complete).postDataJSON()).toEqual({ step: 'tourComplete' });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina');
  const cookie = (await context.cookies()).find(({ name }) => name === 'onboardingCompleted');
  expect(cookie).toMatchObject({ value: 'true', path: '/', secure: false, httpOnly: false, sameSite: 'Lax' });
  expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + year))).toBeLessThan(60);

  await page.goto('/practice');
  await expect(page.getByRole('heading', { level: 1, name: 'Praticar' })).toBeVisible();
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { name: 'Boas-vindas ao Prepar.' })).toBeVisible();
});

test('ONB-06 somebody who has seen the tour in another browser does not get it here, neither at the sign-in nor after a reload', async ({
  page,
  context,
}) => {
  const learner = await createLearner();
  await page.goto('/login?from=%2Fpractice');
  await logIn(page, learner.email);
  const title = page.getByRole('heading', { level: 1, name: 'Praticar' });
  await expect(title).toBeVisible();
  const expires = async () =>
    (await context.cookies()).find(({ name }) => name === 'onboardingCompleted')?.expires ?? 0;
  await expect.poll(expires).toBeGreaterThan(Date.now() / 1000 + year - 60);
  await page.reload();
  await expect(title).toBeVisible();
});

test.describe('when the completion cannot be saved', () => {
  test.use({ expectedErrors: failedResource });

  test('LOGIN-16 ONB-07 ONB-08 ONB-12 ROUTE-30 somebody who has not seen the tour gets it after signing in and after a reload, and leaves it even if the server does not listen', async ({
    page,
    context,
  }) => {
    const email = newEmail();
    await callApi('POST', '/users/auth/register', {
      body: { name: 'Ana Souza', email, password, country: 'BR', locale: 'pt-BR' },
    });
    await context.addCookies([{ name: 'onboardingCompleted', value: 'true', domain: 'localhost', path: '/' }]);
    await page.clock.install();
    await page.goto('/login');
    await logIn(page, email);
    await expect(page.getByRole('heading', { name: 'Boas-vindas ao Prepar.' })).toBeVisible();
    const status = nextCall(page, 'GET /config/onboarding');
    await page.goto('/practice');
    await status;
    await expect(page.getByRole('heading', { name: 'Boas-vindas ao Prepar.' })).toBeVisible();

    await answerInstead(page, 'POST /config/onboarding/force-complete', { status: 500 });
    await page.clock.fastForward(3000);
    await page.getByRole('button', { name: 'Pular' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await page.getByRole('link', { name: 'Praticar' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Praticar' })).toBeVisible();
    const { completed } = await callApi<{ completed: boolean }>('GET', '/config/onboarding', {
      token: await signIn({ email, password }),
    });
    expect(completed).toBe(false);
  });
});
