import type { Page } from '@playwright/test';
import { createLearner, expect, newEmail, startServer, test } from './fixtures.ts';
import { answerInstead, failedResource, letThrough, nextCall } from './network.ts';
import { notices } from './steps.ts';

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'onboardingCompleted', value: 'true', domain: 'localhost', path: '/' }]),
);

/** Says at the provider's own page who signs in. */
async function agree(page: Page, provider: string, person: { id: string; email: string; name: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: `Local ${provider}` })).toBeVisible();
  await page.getByLabel('Id').fill(person.id);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Name').fill(person.name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const newId = () => String(Date.now());

test('SOCIAL-01 SOCIAL-03 SOCIAL-04 SOCIAL-06 SCOPE-03 STATE-01 ROUTE-04 somebody new comes in through Google and is shown around', async ({
  page,
}) => {
  await page.goto('/register');
  const asked = nextCall(page, 'POST /users/auth/google');
  await page.getByRole('button', { name: 'Continuar com o Google' }).click();
  expect((await asked).postDataJSON()).toEqual({ token: expect.stringMatching(/^google_\d{13}$/) });
  const callback = nextCall(page, 'POST /users/auth/google/callback');
  await agree(page, 'google', { id: newId(), email: newEmail(), name: 'Ana Souza' });
  expect((await callback).postDataJSON()).toEqual({
    code: expect.any(String),
    state: expect.stringContaining('google'),
  });
  await expect(notices(page)).toContainText('Login realizado com sucesso!');
  await expect(notices(page)).toContainText('Bem-vindo, Ana Souza!');
  await page.getByRole('button', { name: 'Pular' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await page.goBack();
  await expect(page).not.toHaveURL(/code=/);
});

test('SOCIAL-02 SOCIAL-03 SOCIAL-04 SOCIAL-06 SCOPE-03 ROUTE-22 ROUTE-24 ROUTE-25 through GitHub somebody comes back to the page they wanted', async ({
  page,
}) => {
  const person = { id: newId(), email: newEmail(), name: 'Ana Souza' };
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continuar com o GitHub' }).click();
  await agree(page, 'github', person);
  await page.getByRole('button', { name: 'Pular' }).click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto('/login?from=%2Fpractice%3Fexam%3Dclf-c02');
  const asked = nextCall(page, 'POST /users/auth/github');
  await page.getByRole('button', { name: 'Continuar com o GitHub' }).click();
  expect((await asked).postDataJSON()).toEqual({ token: expect.stringMatching(/^github_\d{13}$/) });
  const callback = nextCall(page, 'POST /users/auth/github/callback');
  await agree(page, 'github', person);
  expect((await callback).postDataJSON()).toEqual({
    code: expect.any(String),
    state: expect.stringMatching(/^github/),
  });
  await expect(page).toHaveURL('/practice?exam=clf-c02');
});

test.describe('when it does not work', () => {
  test.use({ expectedErrors: failedResource });

  test('SOCIAL-10 SOCIAL-11 SOCIAL-12 SOCIAL-13 SOCIAL-14 ROUTE-04 ROUTE-24 ROUTE-25 STATE-04 every return with an error is told in a notice, the address is cleaned, and nobody is sent away', async ({
    page,
    openAs,
  }) => {
    const say = async (query: string, title: string, text: string) => {
      const [path = ''] = query.split('?');
      await page.goto(`${query}&from=%2Fpractice`);
      const notice = notices(page).getByRole('alert');
      await expect(notice).toContainText(title);
      await expect(notice.getByText(text, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(`${path}?from=%2Fpractice`);
      await expect(page.getByRole('heading', { name: 'Entre para praticar' })).toBeVisible();
    };
    await say(
      '/login?error=google_auth_failed&message=Acesso%20recusado',
      'Erro na autenticação Google',
      'Acesso recusado',
    );
    await say('/?error=google_auth_failed', 'Erro na autenticação Google', 'Erro ao fazer login com Google');
    await say(
      '/auth?error=github_auth_failed&state=github.x&code=y',
      'Erro na autenticação GitHub',
      'Erro ao fazer login com GitHub',
    );
    await say(
      '/login?error=access_denied&message=%3Cb%3Enada%3C%2Fb%3E',
      'Erro de autenticação',
      'Erro desconhecido: <b>nada</b>',
    );
    await say('/login?error=access_denied', 'Erro de autenticação', 'Erro desconhecido');
    await say(
      '/auth?code=invented&state=google.invented',
      'Erro no login',
      'Falha ao processar autenticação. Tente novamente.',
    );

    // Somebody who holds a token stays on the page of the return, too.
    await openAs(await createLearner(), '/auth?code=invented');
    await expect(notices(page).getByRole('alert')).toContainText('Erro no login');
    await expect(page).toHaveURL('/auth');
  });

  test('SOCIAL-08 SOCIAL-09 SOCIAL-12 a provider that cannot be reached has its sentence, and somebody may think better of it at the provider', async ({
    page,
  }) => {
    await page.goto('/login');
    for (const [provider, sentence] of [
      ['Google', 'Erro ao fazer login com Google'],
      ['GitHub', 'Erro ao fazer login com GitHub'],
    ] as const) {
      await answerInstead(page, `POST /users/auth/${provider.toLowerCase()}`, { status: 500 });
      await page.getByRole('button', { name: `Continuar com o ${provider}` }).click();
      await expect(page.getByRole('alert').last()).toHaveText(sentence);
    }
    await letThrough(page);
    await page.getByRole('button', { name: 'Continuar com o Google' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(notices(page).getByRole('alert')).toContainText('Erro de autenticação');
    await expect(page).toHaveURL('/auth');
  });

  test('SOCIAL-01 STATE-05 SCOPE-02 without Google set up its button says so, and an administrator coming through GitHub gets to the admin dashboard without a tour', async ({
    page,
    context,
  }) => {
    const { origin } = await startServer({ environment: { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' } });
    await context.clearCookies();
    await page.goto(`${origin}/login`);
    await page.getByRole('button', { name: 'Continuar com o Google' }).click();
    await expect(page.getByRole('alert').last()).toHaveText(
      'Este tipo de entrada ainda não está disponível. Entre com e-mail e senha.',
    );
    await page.getByRole('button', { name: 'Continuar com o GitHub' }).click();
    await agree(page, 'github', { id: newId(), email: 'admin@prepar.example', name: 'Renato' });
    await expect(page).toHaveURL(`${origin}/admin`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Administrativo' })).toBeVisible();
  });
});

test('SOCIAL-05 STATE-01 an answer that brings a person and a token signs in at once', async ({ page }) => {
  const { token, email, name } = await createLearner();
  const user = {
    id: 'u_1',
    email,
    name,
    role: 'USER',
    permissions: { canAccessAdmin: false },
    country: 'BR',
    locale: 'pt-BR',
  };
  await page.goto('/login');
  await answerInstead(page, 'POST /users/auth/google', {
    status: 200,
    body: { success: true, data: { token, user, needsOnboarding: false } },
  });
  await page.getByRole('button', { name: 'Continuar com o Google' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(notices(page)).toContainText(`Bem-vindo, ${name}!`);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(token);
});
