import { createLearner, expect, test } from './fixtures.ts';
import { failedResource, holdBack, watchCalls } from './network.ts';

const publicPages = [
  { path: '/', heading: 'Entre para praticar', title: 'Entrar · Prepar', canonical: '/login' },
  { path: '/login', heading: 'Entre para praticar', title: 'Entrar · Prepar', canonical: '/login' },
  { path: '/register', heading: 'Crie sua conta grátis', title: 'Criar conta grátis · Prepar', canonical: '/register' },
  {
    path: '/privacy-policy',
    heading: 'Política de privacidade',
    title: 'Política de privacidade · Prepar',
    canonical: '/privacy-policy',
  },
  { path: '/terms-of-use', heading: 'Termos de uso', title: 'Termos de uso · Prepar', canonical: '/terms-of-use' },
  {
    path: '/partneship',
    heading: 'Leve o Prepar a quem estuda com você.',
    title: 'Seja parceiro · Prepar',
    canonical: '/partneship',
  },
];

test('ROUTE-01 ROUTE-02 ROUTE-03 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-21 ROUTE-32 SCOPE-05 a visitor reads every public page, each with its title, description and address, and the server is not asked who they are', async ({
  page,
  baseURL,
}) => {
  const calls = watchCalls(page);
  const descriptions = new Set<string | null>();
  for (const { path, heading, title, canonical } of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + canonical);
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(descriptions.size, 'one description for each of the pages, the first two of which are one').toBe(
    publicPages.length - 1,
  );
  expect(calls.of('GET /users/profile')).toEqual([]);
});

const protectedPages = [
  '/onboarding',
  '/dashboard',
  '/practice?exam=clf-c02',
  '/pricing',
  '/progress',
  '/certificates',
  '/profile',
  '/settings',
  '/question?exam=clf-c02&modality=all',
  '/admin',
];

test.describe('without an account', () => {
  test.use({ expectedErrors: failedResource });

  test('ROUTE-08 ROUTE-09 ROUTE-10 ROUTE-11 ROUTE-12 ROUTE-13 ROUTE-14 ROUTE-15 ROUTE-16 ROUTE-17 ROUTE-18 ROUTE-27 ROUTE-28 ROUTE-29 SCOPE-05 a visitor on a page for people with an account waits for the check, is sent to sign in, and does not get back there by going back', async ({
    page,
  }) => {
    for (const path of protectedPages) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { name: 'Entre para praticar' })).toBeVisible();
    }
    await expect(page.getByText('Acesso Negado')).toHaveCount(0);

    await page.goto('/logout');
    await expect(page).toHaveURL('/login');

    await page.goto('/terms-of-use');
    const letGo = await holdBack(page, 'GET /users/profile');
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeVisible();
    await letGo();
    await expect(page).toHaveURL('/login?from=%2Fdashboard');
    await page.goBack();
    await expect(page).toHaveURL('/terms-of-use');
  });
});

const learnersPages = [
  { path: '/dashboard', title: 'Painel · Prepar' },
  { path: '/practice?exam=clf-c02', title: 'Praticar · Prepar' },
  { path: '/question?exam=clf-c02&modality=all', title: 'Questão · Prepar' },
  { path: '/progress', title: 'Progresso · Prepar' },
  { path: '/pricing', title: 'Planos e créditos · Prepar' },
  { path: '/certificates', title: 'Certificados e conquistas · Prepar' },
  { path: '/profile', title: 'Perfil · Prepar' },
  { path: '/settings', title: 'Configurações · Prepar' },
  { path: '/onboarding', title: 'Boas-vindas · Prepar' },
];

test('ROUTE-08 ROUTE-09 ROUTE-10 ROUTE-11 ROUTE-12 ROUTE-13 ROUTE-14 ROUTE-15 ROUTE-17 ROUTE-32 a learner opens every page, each with its title, description and address', async ({
  page,
  openAs,
  baseURL,
}) => {
  await openAs(await createLearner(), '/terms-of-use');
  const descriptions = new Set<string | null>();
  for (const { path, title } of learnersPages) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + path.replace(/\?.*/, ''));
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(descriptions.size).toBe(learnersPages.length);
});

test.describe('at an address that does not exist', () => {
  test.use({ expectedErrors: failedResource });

  test('ROUTE-19 ROUTE-20 anyone at an unknown address is told so, with status 404, and finds the way back', async ({
    page,
    openAs,
  }) => {
    await page.goto('/terms-of-use');
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Erro 404')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Esta página não está na prova.' })).toBeVisible();
    await expect(page.getByText('O endereço mudou ou foi digitado com erro.')).toBeVisible();
    await expect(page).toHaveTitle('Página não encontrada · Prepar');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page).toHaveURL('/terms-of-use');

    await page.goto('/dashboards');
    await page.getByRole('link', { name: 'Ir para o login' }).click();
    await expect(page).toHaveURL('/login');

    await openAs(await createLearner(), '/dashboards');
    await expect(page.getByText('Erro 404')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir para o login' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ir para o painel' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
