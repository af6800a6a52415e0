import { callApi, createLearner, expect, newEmail, password, test } from './fixtures.ts';
import { answerInstead, failedResource, letThrough, nextCall } from './network.ts';
import { logIn, notices } from './steps.ts';

test('LOGIN-10 LOGIN-15 LOGIN-17 ROUTE-22 ROUTE-26 STATE-01 STATE-08 API-02 API-03 signing in leads back to the page that was wanted, and sign-in pages are left from then on', async ({
  page,
  context,
}) => {
  const { name, email } = await createLearner();
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', domain: 'localhost', path: '/' }]);
  await page.goto(`/login?from=${encodeURIComponent('/practice?exam=clf-c02')}`);
  const login = nextCall(page, 'POST /users/auth/login');
  await logIn(page, email);
  expect((await login).postDataJSON()).toEqual({ email, password });
  await expect(page).toHaveURL('/practice?exam=clf-c02');
  await expect(notices(page)).toContainText('Login realizado com sucesso!');
  await expect(notices(page)).toContainText(`Bem-vindo, ${name}!`);

  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('auth_token'),
    timestamp: localStorage.getItem('auth_token_timestamp'),
  }));
  expect(stored.token).toBeTruthy();
  expect(Number(stored.timestamp)).toBeGreaterThan(0);
  const profile = nextCall(page, 'GET /users/profile');
  await page.reload();
  const headers = await (await profile).allHeaders();
  expect(headers['authorization']).toBe(`Bearer ${stored.token}`);
  expect(headers['cookie']).toContain('prepar_session=');
  await expect(page).toHaveURL('/practice?exam=clf-c02');

  for (const path of ['/', '/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
  await page.getByRole('link', { name: 'Prepar', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible();
});

test.describe('when the server refuses or is out of reach', () => {
  test.use({ expectedErrors: failedResource });

  test('LOGIN-11 LOGIN-12 LOGIN-13 LOGIN-15 ROUTE-23 each failure to sign in has its sentence, the e-mail stays, and a name that is missing is greeted by the e-mail', async ({
    page,
  }) => {
    const { email } = await createLearner();
    await page.goto('/login');
    await logIn(page, email, 'Errada1!');
    await expect(page.getByRole('alert')).toHaveText(
      'Email ou senha incorretos. Verifique suas credenciais e tente novamente.',
    );
    await expect(page.getByLabel('E-mail')).toHaveValue(email);

    const submit = page.getByRole('button', { name: 'Entrar', exact: true });
    await answerInstead(page, 'POST /users/auth/login', {
      status: 200,
      body: { success: false, error: 'Conta em manutenção' },
    });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Conta em manutenção');
    await letThrough(page);
    await answerInstead(page, 'POST /users/auth/login', { status: 200, body: { success: false } });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Email ou senha incorretos');
    await letThrough(page);
    await answerInstead(page, 'POST /users/auth/login', {
      status: 500,
      body: { success: false, error: 'Erro interno' },
    });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Erro de conexão. Verifique sua internet e tente novamente.');
    await letThrough(page);
    await answerInstead(page, 'POST /users/auth/login', 'lost');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Erro de conexão. Verifique sua internet e tente novamente.');

    await letThrough(page);
    await page.route('**/api/v1/users/auth/login', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { user: object } };
      await route.fulfill({ json: { ...body, data: { ...body.data, user: { ...body.data.user, name: '' } } } });
    });
    await logIn(page, email);
    await expect(notices(page)).toContainText(`Bem-vindo, ${email}!`);
    await expect(page).toHaveURL('/dashboard');
  });

  test('REG-07 REG-08 REG-09 each failure to register has its sentence, and an account whose automatic sign-in fails can sign in by hand', async ({
    page,
  }) => {
    const [taken, email] = [(await createLearner()).email, newEmail()];
    await page.goto('/register');
    await page.getByLabel('Nome').fill('Ana Souza');
    await page.getByLabel('E-mail').fill(taken);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByLabel('Confirmar senha').fill(password);
    const submit = page.getByRole('button', { name: 'Criar conta', exact: true });

    const refusal = page.waitForResponse('**/api/v1/users/auth/register');
    await submit.click();
    const { error } = (await (await refusal).json()) as { error: string };
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(error);
    await expect(page.getByLabel('E-mail')).toBeFocused();

    await page.getByLabel('E-mail').fill(email);
    await answerInstead(page, 'POST /users/auth/register', {
      status: 401,
      body: { success: false, error: 'Não autorizado' },
    });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Email já está em uso ou credenciais inválidas. Tente com outro email.',
    );
    await letThrough(page);
    await answerInstead(page, 'POST /users/auth/register', { status: 500 });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Erro ao criar conta. Tente novamente.');

    await letThrough(page);
    await answerInstead(page, 'POST /users/auth/login', 'lost');
    await submit.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText(
      'Conta criada, mas falha no login automático. Tente fazer login manualmente.',
    );
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await letThrough(page);
    await logIn(page, email);
    await expect(notices(page)).toContainText('Bem-vindo, Ana Souza!');
  });
});

test('LOGIN-02 signing in and registering are one press apart, at addresses of their own, and the e-mail goes along both ways', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/login?from=%2Fprogress');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('link', { name: 'Criar conta grátis' }).click();
  await expect(page).toHaveURL('/register?from=%2Fprogress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crie sua conta grátis');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  const other = newEmail();
  await page.getByLabel('E-mail').fill(other);
  await page.getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/login?from=%2Fprogress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre para praticar');
  await expect(page.getByLabel('E-mail')).toHaveValue(other);
});

test('REG-03 REG-04 REG-05 REG-06 LOGIN-02 CONST-04 an account is made in English too, with the country and the locale that are fixed, and signed in', async ({
  page,
}) => {
  const email = newEmail();
  await page.clock.install();
  await page.goto('/login?from=%2Fpractice');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Create one for free' }).click();
  await expect(page).toHaveURL('/register?from=%2Fpractice');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Name').fill('Ana Souza');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel(/confirm/i).fill(password);
  const [register, login] = [nextCall(page, 'POST /users/auth/register'), nextCall(page, 'POST /users/auth/login')];
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  expect((await register).postDataJSON()).toEqual({
    name: 'Ana Souza',
    email,
    password,
    country: 'BR',
    locale: 'pt-BR',
  });
  expect((await login).postDataJSON()).toEqual({ email, password });
  await page.clock.fastForward(3000);
  await expect(page.getByRole('list', { name: 'Step 1 of 5' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  const { completed } = await callApi<{ completed: boolean }>('GET', '/config/onboarding', {
    token: (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '',
  });
  expect(completed).toBe(false);
});
