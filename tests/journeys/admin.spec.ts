import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { administrator, createLearner, expect, signIn, test } from './fixtures.ts';
import { type Answer, answerInstead, failedResource, holdBack, nextAnswer, watchCalls } from './network.ts';
import { enrol } from './steps.ts';

test.use({ expectedErrors: failedResource });

type OpenAs = (person: { token: string }, path: string) => Promise<void>;

interface Figures {
  totalAttempts: number;
  examMetrics: { examCode: string; isActive: boolean; netEnrolled: number }[];
}

/** Opens the administrators' page, and what the server said for it. */
async function openDashboard(page: Page, openAs: OpenAs, path = '/admin'): Promise<Figures> {
  const answered = nextAnswer(page, 'GET /admin/dashboard');
  await openAs({ token: await signIn(administrator) }, path);
  return ((await (await answered).json()) as { data: Figures }).data;
}

const figure = (page: Page, term: string) =>
  page
    .getByRole('region', { name: 'Totais da plataforma' })
    .getByRole('term')
    .filter({ hasText: term })
    .locator('xpath=following-sibling::*[1]');

test('ROLE-02 NAV-01 NAV-04 ADMIN-01 ADMIN-07 ADMIN-09 ADMIN-11 ADMIN-15 an administrator sees the figures of the platform and nothing of the learners’ pages', async ({
  page,
  openAs,
}) => {
  const calls = watchCalls(page);
  const { totalAttempts } = await openDashboard(page, openAs, '/dashboard');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Administrativo');
  await expect(page.getByRole('main').getByText(administrator.email)).toBeVisible();
  await expect(figure(page, 'Tentativas')).toHaveText(String(totalAttempts));
  await expect(figure(page, 'Custo de IA')).toHaveText(/^US\$\s0,00$/);
  await expect(page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link')).toHaveText([
    'Painel administrativo',
    'Sair',
  ]);

  const letGo = await holdBack(page, 'GET /admin/dashboard');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('button', { name: 'Atualizando' })).toBeVisible();
  await expect(figure(page, 'Tentativas')).toHaveText(String(totalAttempts));
  await letGo();
  await expect(page.getByRole('button', { name: 'Atualizar', exact: true })).toBeVisible();
  await expect.poll(() => calls.of('GET /admin/dashboard').length).toBe(2);
});

test('ADMIN-02 ADMIN-03 ADMIN-04 ADMIN-05 ADMIN-06 ADMIN-10 every section has an address, and shows its figures', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner('Conceição Prado');
  await enrol(learner);
  await openDashboard(page, openAs, '/admin?section=nonsense');
  const sections = page.getByRole('navigation', { name: 'Seções do painel' });
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(sections.getByRole('link', { name: 'Visão geral' })).toHaveAttribute('aria-current', 'page');
  await expect(region('Mais ativos')).toBeVisible();

  await sections.getByRole('link', { name: 'Usuários' }).click();
  await expect(page).toHaveURL('/admin?section=users');
  await expect(region('Crescimento de usuários')).toBeVisible();
  await sections.getByRole('link', { name: 'Questões' }).click();
  await expect(page).toHaveURL('/admin?section=questions');
  await expect(region('Questões geradas por dia').getByRole('row')).toHaveCount(31);
  await sections.getByRole('link', { name: 'Análises' }).click();
  await expect(region('Uso por modelo')).toBeVisible();
  await expect(region('Uso por operação')).toBeVisible();
  await expect(region('Custo de IA por dia').getByRole('row')).toHaveCount(31);
  await expect(region('Atividade').getByRole('term').first()).toHaveText('Sessões');
  await page.goBack();
  await expect(page).toHaveURL('/admin?section=questions');
  await page.reload();
  await expect(sections.getByRole('link', { name: 'Questões' })).toHaveAttribute('aria-current', 'page');
});

test('ADMIN-12 an exam opens its details, which come from the server, and can be asked for again', async ({
  page,
  openAs,
}) => {
  await enrol(await createLearner());
  const { examMetrics } = await openDashboard(page, openAs, '/admin?section=exams');
  const exams = page.getByRole('grid', { name: 'Provas, tabela' });
  await expect(exams.getByRole('rowheader')).toHaveCount(examMetrics.filter(({ isActive }) => isActive).length + 1);
  const give = await answerInstead(page, 'GET /admin/exam/*', { status: 500 });
  await exams.getByRole('rowheader', { name: /CLF-C02/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Erro ao carregar dados');
  await give();
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(dialog.getByRole('heading', { name: 'Por domínio' })).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Por dificuldade, tabela' }).getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('ADMIN-08 the figures are saved as files that a spreadsheet opens, people only when they are asked for', async ({
  page,
  openAs,
}) => {
  const { examMetrics } = await openDashboard(page, openAs);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar para planilha' });
  await expect(dialog.getByRole('checkbox', { name: /Mais ativos/ })).not.toBeChecked();
  for (const name of [/^Uso de IA/, /^Crescimento/]) await dialog.getByText(name).click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar 1 arquivo' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^prepar-provas-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFCódigo;Prova;Provedor;Inscritos;')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(examMetrics.length + 1);
  await expect(dialog).toBeHidden();
});

const withoutFigures =
  (answer: Answer, title: string): Parameters<typeof test>[2] =>
  async ({ page, openAs }) => {
    const give = await answerInstead(page, 'GET /admin/dashboard', answer);
    await openAs({ token: await signIn(administrator) }, '/admin');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(title);
    await give();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('region', { name: 'Totais da plataforma' })).toBeVisible();

    await answerInstead(page, 'GET /admin/dashboard', answer);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('alert')).toContainText(title);
    await expect(page.getByRole('region', { name: 'Totais da plataforma' })).toBeVisible();
  };

test(
  'ADMIN-13 figures that the server refuses are said to be so, and those from before stay',
  withoutFigures({ status: 500 }, 'Erro ao carregar dados'),
);

test(
  'ADMIN-14 figures that never arrive are said to be so, and those from before stay',
  withoutFigures('lost', 'Erro de conexão'),
);

test('ROLE-03 ROUTE-18 a learner is refused the administrators’ page and sent to the dashboard', async ({
  page,
  openAs,
}) => {
  const calls = watchCalls(page);
  await openAs(await createLearner(), '/admin');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Acesso Negado');
  await expect(page.getByRole('alert')).toContainText('Você não tem permissão para acessar esta área.');
  expect(calls.of('GET /admin/dashboard')).toEqual([]);
});
