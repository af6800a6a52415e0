import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { administrator, callApi, createLearner, expect, signIn, startServer, test } from './fixtures.ts';
import { type Answer, answerInstead, failedResource, holdBack, nextAnswer, watchCalls } from './network.ts';
import { enrol, examId, logIn } from './steps.ts';

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
    'Dashboard Administrativo',
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
  await callApi('GET', `/questions/questions/random?examId=${examId}&limit=1`, learner);
  await openDashboard(page, openAs, '/admin?section=nonsense');
  const sections = page.getByRole('navigation', { name: 'Seções do painel' });
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(sections.getByRole('link', { name: 'Visão geral' })).toHaveAttribute('aria-current', 'page');
  await expect(region('Mais ativos desde o início')).toBeVisible();

  await sections.getByRole('link', { name: 'Usuários' }).click();
  await expect(page).toHaveURL('/admin?section=users');
  await expect(region('Crescimento de usuários')).toBeVisible();
  await sections.getByRole('link', { name: 'Questões' }).click();
  await expect(page).toHaveURL('/admin?section=questions');
  await expect(region('Questões geradas por dia').getByRole('row')).toHaveCount(31);
  await sections.getByRole('link', { name: 'Análises' }).click();
  await expect(region('Uso por modelo')).toBeVisible();
  await expect(region('Uso por operação')).toBeVisible();
  await expect(region('Custo de IA por dia')).toContainText('Nada foi gasto neste período.');
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
  for (const name of [/^Uso de IA/, /^Chamadas/, /^Crescimento/]) await dialog.getByText(name).click();
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

const decimal = (value: number, digits = 1) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
const dollars = (value: number) => `US$ ${decimal(value, 2)}`;
const whole = (value: number) => new Intl.NumberFormat('pt-BR').format(value);

/** As large numbers are shortened. */
function short(value: number): string {
  const [divisor, unit] = value >= 1e6 ? [1e5, 'M'] : value >= 1000 ? [100, 'K'] : [0.1, ''];
  return `${new Intl.NumberFormat('pt-BR').format(Math.floor(value / divisor) / 10)}${unit}`;
}

/** What stands in the cells of each row below the head, with ordinary spaces. */
async function cellsOf(table: Locator): Promise<string[][]> {
  const rows = await table.getByRole('row').all();
  const cells = await Promise.all(
    rows.slice(1).map(async (row) => row.locator('th, td, [role=rowheader], [role=gridcell]').allTextContents()),
  );
  return cells.map((texts) => texts.map((text) => text.replaceAll('\u00a0', ' ')));
}

test('ADMIN-03 ADMIN-04 ADMIN-05 ADMIN-06 ADMIN-10 ADMIN-12 ADMIN-15 ADMIN-16 on a platform with months of people every figure is what its database counts, in the period that is chosen', async ({
  page,
}) => {
  test.slow(); // loads the demo
  const { origin, rows } = await startServer({ now: new Date('2025-11-20T15:00:00.000Z'), isDemo: true });
  const since = "created_at >= timestamp '2025-10-22' at time zone 'UTC'";
  const count = async (of: string) => (await rows<{ value: number }>(`select ${of} as value`))[0]?.value ?? Number.NaN;
  const list = async (query: string) => (await rows<{ value: number }>(query)).map(({ value }) => value);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const figuresOf = async (name: string) => {
    const texts = await region(name).getByRole('definition').allTextContents();
    return texts.map((text) => text.replaceAll('\u00a0', ' '));
  };

  await page.goto(`${origin}/login`);
  await logIn(page, administrator.email, administrator.password);
  const totals = async (where: string, sessions: string) => {
    const people = await count('(select count(*) from users)');
    const cost = await count(`(select coalesce(sum(cost_usd), 0) from model_calls where ${where})`);
    const engaged = await count(
      "(select count(distinct user_id) from attempts where created_at >= timestamptz '2025-11-13T15:00:30Z')",
    );
    const minutes = await count(`(select sum(counted_ms) / 60000.0 / count(*) from study_sessions where ${sessions})`);
    return [
      short(people),
      dollars(cost),
      short(await count(`(select count(*) from questions where ${where})`)),
      short(await count(`(select count(*) from attempts where ${where})`)),
      `${decimal((engaged * 100) / people)}%`,
      `${Math.round(minutes)}m`,
    ];
  };
  const shownTotals = async () => (await figuresOf('Totais da plataforma')).filter((_text, place) => place % 2 === 0);
  await expect.poll(shownTotals).toEqual(await totals(since, since.replace('created_at', 'ended_at')));
  await page.getByRole('radiogroup', { name: 'Período' }).getByText('Tudo').click();
  await expect(page).toHaveURL(`${origin}/admin?period=all`);
  await expect.poll(shownTotals).toEqual(await totals('true', 'true'));

  const active = await rows<{ name: string; answers: number }>(
    'select name, count(*) as answers from attempts join users on users.id = user_id group by users.id order by 2 desc, users.id limit 5',
  );
  const shown = await cellsOf(page.getByRole('grid', { name: 'Mais ativos desde o início, tabela' }));
  expect(shown.map(([, answers]) => answers)).toEqual(active.map(({ answers }) => whole(answers)));
  for (const [place, { name }] of active.entries()) expect(shown[place]?.[0]).toContain(name);

  await page.getByRole('radiogroup', { name: 'Período' }).getByText('30 dias').click();
  const perDay = (table: string) => `
    select count(${table}.created_at) as value from generate_series(date '2025-10-22', date '2025-11-20', '1 day') as day
    left join ${table} on (${table}.created_at at time zone 'UTC')::date = day group by day order by day`;
  const generated = await list(perDay('questions'));
  await expect
    .poll(async () => (await cellsOf(region('Questões geradas por dia').getByRole('table'))).map(([, value]) => value))
    .toEqual(generated.map(whole));
  const growth = await list(`
    select count(*) as value from generate_series(date '2025-10-23', date '2025-11-20', '7 days') as day
    join users on (created_at at time zone 'UTC')::date <= day group by day order by day`);
  expect((await cellsOf(region('Crescimento de usuários').getByRole('table'))).map(([, value]) => value)).toEqual(
    growth.map(short),
  );

  const sections = page.getByRole('navigation', { name: 'Seções do painel' });
  await sections.getByRole('link', { name: 'Usuários' }).click();
  await expect(region('Novos usuários por dia')).toBeVisible();
  expect((await cellsOf(region('Novos usuários por dia').getByRole('table'))).map(([, value]) => value)).toEqual(
    (await list(perDay('users'))).map(whole),
  );

  await sections.getByRole('link', { name: 'Provas' }).click();
  const exams = await rows<{ code: string; enrolled: number; right: number; answered: number; cost: number }>(`
    select exam_id as code, count(*) as enrolled,
      (select count(*) from attempts where exam_id = enrolments.exam_id and is_correct and ${since}) as right,
      (select count(*) from attempts where exam_id = enrolments.exam_id and ${since}) as answered,
      (select coalesce(sum(cost_usd), 0) from model_calls where exam_id = enrolments.exam_id and ${since}) as cost
    from enrolments group by exam_id order by 2 desc`);
  const examTable = page.getByRole('grid', { name: 'Provas, tabela' });
  await expect(examTable.getByRole('rowheader').first()).toBeVisible();
  const figures = (await cellsOf(examTable)).map(([, ...cells]) => cells.join(' '));
  for (const { enrolled, right, answered, cost } of exams)
    expect(figures).toContain(
      [
        whole(enrolled),
        `${decimal(answered === 0 ? 0 : (right * 100) / answered)}%`,
        short(right),
        short(answered - right),
        dollars(cost),
      ].join(' '),
    );
  await examTable.getByRole('rowheader', { name: /CLF-C02/ }).click();
  const byLevel = await list(
    "select count(*) as value from attempts where exam_id = 'clf-c02' group by level order by level",
  );
  const levels = page.getByRole('dialog').getByRole('table', { name: 'Por dificuldade, tabela' });
  await expect(levels).toBeVisible();
  for (const [place, value] of byLevel.entries())
    await expect(levels.getByRole('row').nth(place + 1)).toContainText(short(value));
  await page.keyboard.press('Escape');

  await sections.getByRole('link', { name: 'Análises' }).click();
  const models = await rows<{ model: string; uses: number; tokens: number; cost: number }>(`
    select model, sum(tokens_in + tokens_out) as tokens, sum(cost_usd) as cost,
      count(*) filter (where operation <> 'GENERATE_QUESTION')
        + (select count(*) from questions where questions.model = model_calls.model and ${since}) as uses
    from model_calls where ${since} group by model
    union all select 'offline', 0, 0, count(*) from questions where model is null and ${since}`);
  const modelTable = page.getByRole('grid', { name: 'Uso por modelo, tabela' });
  await expect(modelTable).toBeVisible();
  const modelRows = (await cellsOf(modelTable)).map((cells) => cells.join(' '));
  for (const { model, uses, tokens, cost } of models)
    expect(modelRows).toContain([model, short(uses), short(tokens), dollars(cost)].join(' '));
  const operations = (await cellsOf(page.getByRole('grid', { name: 'Uso por operação, tabela' }))).map(
    ([, uses]) => uses,
  );
  expect(operations).toContain(short(await count(`(select count(*) from questions where ${since})`)));
  expect(operations).toContain(
    short(await count(`(select count(*) from model_calls where operation = 'CHECK_QUESTION' and ${since})`)),
  );
  const calls = await rows<{ model: string; operation: string; calls: number; accepted: number }>(`
    select model, operation, count(*) as calls, count(*) filter (where outcome = 'ACCEPTED') as accepted
    from model_calls where ${since} group by model, operation`);
  const callRows = await cellsOf(page.getByRole('grid', { name: 'Chamadas aos modelos, tabela' }));
  for (const { model, operation, calls: all, accepted } of calls) {
    const name = `${model}${operation === 'CHECK_QUESTION' ? 'Conferir questão' : 'Gerar questão'}`;
    const row = callRows.find(([head = '']) => head.startsWith(name));
    expect(row?.slice(1, 3)).toEqual([short(all), `${decimal((accepted * 100) / all)}%`]);
  }
  const refusals = await rows<{ outcome: string; refused: number }>(
    `select outcome, count(*) as refused from model_calls where outcome <> 'ACCEPTED' and ${since} group by outcome order by 2 desc`,
  );
  const bars = await cellsOf(region('Recusadas').getByRole('table'));
  expect(bars.map(([, refused]) => refused)).toEqual(refusals.map(({ refused }) => short(refused)));
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar para planilha' });
  for (const name of [/^Provas/, /^Uso de IA/, /^Crescimento/]) await dialog.getByText(name).click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar 1 arquivo' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
  for (const { model, calls: all, accepted } of calls) {
    expect(lines.some((line) => line.startsWith(model) && line.includes(`;Total;${all};`))).toBe(true);
    expect(lines.some((line) => line.startsWith(model) && line.endsWith(`;Aceitas;${accepted};;`))).toBe(true);
  }
  expect((await figuresOf('Atividade'))[0]).toBe(
    short(await count(`(select count(*) from study_sessions where ${since.replace('created_at', 'ended_at')})`)),
  );
});
