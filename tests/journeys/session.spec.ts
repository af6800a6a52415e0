import type { Page } from '@playwright/test';
import { administrator, callApi, createLearner, expect, newEmail, signIn, startServer, test } from './fixtures.ts';
import { answerInstead, failedResource, letThrough, nextAnswer, watchCalls } from './network.ts';
import { enrol, logIn, notices } from './steps.ts';

test.use({ expectedErrors: failedResource });

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

/** Leaves a token in the browser as if it had been stored so many milliseconds ago. */
const keepToken = (page: Page, token: string, age: number) =>
  page.evaluate(
    ([value = '', timestamp = '']) => {
      localStorage.setItem('auth_token', value);
      localStorage.setItem('auth_token_timestamp', timestamp);
    },
    [token, String(Date.now() - age)],
  );

const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

test('STATE-02 STATE-03 STATE-06 STATE-07 ROUTE-22 ROUTE-27 a session that the server ended leads to signing in and back; one that is a week old ends by itself; a failing check keeps the token for the next try', async ({
  page,
  context,
  openAs,
}) => {
  const learner = await createLearner();
  await openAs(learner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina');
  await page.waitForLoadState('networkidle');
  await callApi('POST', '/users/auth/logout', { token: learner.token });
  await goTo(page, 'Progresso');
  await expect(page).toHaveURL('/login?from=%2Fprogress');
  await expect(notices(page)).toContainText('Sessão expirada');
  expect(await storedToken(page)).toBeNull();
  await logIn(page, learner.email);
  await expect(page).toHaveURL('/progress');

  await answerInstead(page, 'GET /users/profile', { status: 500 });
  await page.goto('/progress');
  await expect(page).toHaveURL('/login?from=%2Fprogress');
  expect(await storedToken(page)).toBeTruthy();
  await letThrough(page);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'Progresso' })).toBeVisible();

  // The cookie alone is a session, too.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'Progresso' })).toBeVisible();
  await context.clearCookies({ name: 'prepar_session' });

  const token = await signIn({ email: learner.email, password: 'Correta1!' });
  const day = 86_400_000;
  await keepToken(page, token, 7 * day - 60_000);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await keepToken(page, token, 7 * day);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Entre para praticar' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('auth_token_timestamp'))).toBeNull();
});

test('whoever is signed in is led on from the sign-in page before its form is painted', async ({ page, openAs }) => {
  await openAs(await createLearner(), '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina');
  await page.addInitScript(() => {
    const look = () => {
      const isForm = location.pathname === '/register' && document.querySelector('main')?.checkVisibility();
      if (isForm) sessionStorage.setItem('seen', 'yes');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/register');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina');
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});

test('STATE-02 STATE-03 STATE-04 signing out in one tab ends the other; a refused sign-in or a wrong password ends nothing', async ({
  page,
  context,
  openAs,
}) => {
  const learner = await createLearner();
  await openAs(learner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await goTo(page, 'Sair');
  await expect(other).toHaveURL('/login?from=%2Fprofile');
  await expect(page).toHaveURL('/login');
  await expect(callApi('GET', '/users/profile', { token: learner.token })).rejects.toThrow('401');

  // Somebody signs in beside a tab that stands on the sign-in page, where a refusal is told in place.
  const token = await signIn({ email: learner.email, password: 'Correta1!' });
  await keepToken(page, token, 0);
  await logIn(page, learner.email, 'Errada1!');
  await expect(page.getByRole('alert')).toContainText('Email ou senha incorretos.');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBe(token);

  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', domain: 'localhost', path: '/' }]);
  await page.goto('/profile');
  await answerInstead(page, 'PUT /users/profile/password', {
    status: 401,
    body: { success: false, error: 'Senha inválida' },
  });
  await page.getByRole('button', { name: /senha/i }).first().click();
  await page.getByLabel('Senha atual').fill('Errada1!');
  await page.getByLabel('Nova senha', { exact: true }).fill('Renovada2@');
  await page.getByLabel(/Confirm/).fill('Renovada2@');
  await page
    .getByRole('button', { name: /Salvar|Alterar/ })
    .last()
    .click();
  await expect(page.getByText('Senha inválida')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect(await storedToken(page)).toBe(token);
});

test('STATE-05 ROLE-02 ROLE-03 ROUTE-18 ROUTE-23 SCOPE-02 an administrator gets to the admin dashboard and nowhere else, without a tour; a learner there is refused', async ({
  page,
  context,
  openAs,
}) => {
  await page.goto('/login?from=%2Fpractice');
  await logIn(page, administrator.email, administrator.password);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Administrativo' })).toBeVisible();
  await expect(page.getByText('Custo de IA').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toHaveText([
    'Dashboard Administrativo',
    'Sair',
  ]);
  const calls = watchCalls(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/admin');
  await page.goto('/login');
  await expect(page).toHaveURL('/admin');
  expect(calls.of('GET /config/onboarding')).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('onboardingCompleted');

  await openAs(await createLearner(), '/admin');
  await expect(page).toHaveURL('/dashboard');
  await expect(notices(page).getByRole('alert')).toContainText('Acesso Negado');
  await expect(notices(page).getByRole('alert')).toHaveCount(1);
});

test('ERR-07 too many calls are told at most once in thirty seconds', async ({ page }) => {
  const { origin } = await startServer({
    now: new Date('2025-11-20T15:00:00.000Z'),
    environment: { RATE_LIMIT_FACTOR: '0.1' },
  });
  await page.clock.install();
  await page.goto(`${origin}/login`);
  const notice = notices(page).getByText('Muitas requisições. Aguarde alguns instantes e tente novamente.');
  const attempt = async (status: number) => {
    const answered = nextAnswer(page, 'POST /users/auth/login');
    await logIn(page, newEmail());
    expect((await answered).status()).toBe(status);
  };
  for (let count = 1; count <= 3; count++) await attempt(401);
  await attempt(429);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(notice).toHaveCount(0);
  await attempt(429);
  await attempt(429);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await attempt(429);
  await expect(notice).toBeVisible();
});

test('STATE-03 an answer that meets the end of the session is sent once the person is back', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, '/question?exam=clf-c02&modality=all');
  await page.getByRole('button', { name: 'Gerar questão' }).click();
  await page.getByRole('radiogroup').locator('label').nth(2).click();
  await callApi('POST', '/users/auth/logout', { token: learner.token });
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/question?exam=clf-c02&modality=all')}`);
  await logIn(page, learner.email);
  await expect(page).toHaveURL('/question?exam=clf-c02&modality=all');
  await expect(page.getByText('Usou 1 crédito, restam 4.')).toBeVisible();
});

test('a tab whose person signed out elsewhere leaves the token of whoever signed in there next', async ({
  page,
  openAs,
}) => {
  const [ana, bia] = [await createLearner(), await createLearner()];
  await openAs(ana, '/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'Progresso' })).toBeVisible();
  await keepToken(page, bia.token, 0);
  // What a browser says late: tabs that share a process see what is stored before they hear of it.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null })));
  await expect(page).toHaveURL('/login?from=%2Fprogress');
  expect(await storedToken(page)).toBe(bia.token);
});
