import { administrator, createLearner, expect, signIn, test } from './fixtures.ts';
import { type Answer, answerInstead, failedResource, holdBack, watchCalls } from './network.ts';

test.use({ expectedErrors: failedResource });

test('ROLE-02 NAV-01 NAV-04 ADMIN-01 ADMIN-07 ADMIN-09 ADMIN-12 ADMIN-15 an administrator sees the totals of the platform and nothing of the learners’ pages', async ({ page, openAs }) => {
  const calls = watchCalls(page);
  const answered = page.waitForResponse('**/admin/summary');
  await openAs({ token: await signIn(administrator) }, '/dashboard');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Administrativo');
  await expect(page.getByRole('main').getByText(administrator.email)).toBeVisible();
  const { data } = (await (await answered).json()) as { data: { totalUsers: number; totalExams: number; totalAICost: number } };
  const strip = page.getByRole('region', { name: 'Totais da plataforma' });
  const figure = (term: string) => strip.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::*[1]');
  await expect(figure('Provas')).toHaveText(String(data.totalExams));
  await expect(figure('Custo de IA')).toHaveText(/^US\$\s0,00$/);
  await expect(page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link')).toHaveText(['Painel administrativo', 'Sair']);

  const letGo = await holdBack(page, 'GET /admin/summary');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('button', { name: 'Atualizando' })).toBeVisible();
  await expect(figure('Provas')).toHaveText(String(data.totalExams));
  await letGo();
  await expect(page.getByRole('button', { name: 'Atualizar', exact: true })).toBeVisible();
  await expect.poll(() => calls.of('GET /admin/summary').length).toBe(2);
});

const withoutFigures =
  (answer: Answer, title: string): Parameters<typeof test>[2] =>
  async ({ page, openAs }) => {
    const give = await answerInstead(page, 'GET /admin/summary', answer);
    await openAs({ token: await signIn(administrator) }, '/admin');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(title);
    await give();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('region', { name: 'Totais da plataforma' })).toBeVisible();

    await answerInstead(page, 'GET /admin/summary', answer);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('alert')).toContainText(title);
    await expect(page.getByRole('region', { name: 'Totais da plataforma' })).toBeVisible();
  };

test('ADMIN-13 figures that the server refuses are said to be so, and those from before stay', withoutFigures({ status: 500 }, 'Erro ao carregar dados'));

test('ADMIN-14 figures that never arrive are said to be so, and those from before stay', withoutFigures('lost', 'Erro de conexão'));

test('ROLE-03 ROUTE-18 a learner is refused the administrators’ page and sent to the dashboard', async ({ page, openAs }) => {
  const calls = watchCalls(page);
  await openAs(await createLearner(), '/admin');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Acesso Negado');
  await expect(page.getByRole('alert')).toContainText('Você não tem permissão para acessar esta área.');
  expect(calls.of('GET /admin/summary')).toEqual([]);
});
