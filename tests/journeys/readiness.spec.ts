import { callApi, createLearner, expect, keyOf, startServer, test } from './fixtures.ts';
import { answerInstead, failedResource } from './network.ts';
import { enrol, examId, logIn } from './steps.ts';

test.use({ expectedErrors: failedResource });

test('SCOPE-04 PROG-12 readiness is shown once 20 answers are given, with its interval, and leads to what is weak', async ({
  page,
  context,
}) => {
  const { origin } = await startServer({ environment: { FREE_DAILY_CREDITS: '100' } });
  const learner = await createLearner('Marina Albuquerque', origin);
  const { token } = learner;
  await enrol(learner, origin);
  const answer = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const { question } = await callApi<{ question: { id: string } }>('POST', '/questions/generate', {
        origin,
        token,
        body: { examId, domain: 'all', difficulty: 'MEDIUM' },
      });
      const { id } = question;
      const key = await keyOf(id, origin);
      const selected = index % 3 > 0 ? key : key === 'A' ? 'B' : 'A';
      await callApi('POST', '/attempts', {
        origin,
        token,
        body: { questionId: id, examId, selected, timeMs: 20_000 },
      });
    }
  };
  await answer(10);
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=%2Fdashboard`);
  await logIn(page, learner.email);
  const card = page.getByRole('region', { name: 'Prontidão', exact: true });
  await expect(card).toContainText('Faltam 10 respostas');
  await expect(card).not.toContainText(/\d+ a \d+%/);

  for (let more = 0; more < 4; more++) await answer(10);
  await page.reload();
  await expect(card).toContainText(/\d+ a \d+%.*50 respostas/);
  await expect(card).toContainText('Chance de passar hoje');

  const give = await answerInstead(page, 'GET /metrics/readiness', { status: 500 });
  await page.goto(`${origin}/progress`);
  await expect(card).toContainText('Erro ao carregar métricas');
  await give();
  await card.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(card).toContainText(/\d+ a \d+%/);
  const trend = page.getByRole('region', { name: 'Últimos 30 dias', exact: true });
  const giveTrend = await answerInstead(page, 'GET /metrics/trends/time-series', { status: 500 });
  await page.reload();
  await expect(trend.getByRole('status')).toContainText('Erro ao carregar métricas');
  await expect(card).toContainText(/\d+ a \d+%/);
  await giveTrend();
  await trend.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(trend).toContainText('Ainda não há com o que comparar');
  await expect(trend.getByRole('row')).toHaveCount(2);
  await expect(trend.getByRole('row').last()).toContainText(/\d+ a \d+%\d+ de 50/);
  await card.getByRole('button', { name: 'O que supomos' }).click();
  await expect(card).toContainText('Modelo verificado por simulação, ainda não com resultados reais.');
  await expect(page.getByRole('region', { name: 'Domínio por domínio' }).getByRole('listitem')).toHaveCount(4);

  await card.getByRole('link', { name: 'Como calculamos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Como calculamos a prontidão' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11);
  await page.getByRole('link', { name: 'Progresso' }).first().click();

  const weak = page.getByRole('region', { name: 'No que treinar primeiro' });
  await weak
    .getByRole('link', { name: /^Praticar 10 questões/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/question\?exam=clf-c02&modality=domain-/);
});

const methods = [
  { locale: 'pt', title: 'Como calculamos a prontidão', table: 'Os mesmos números, em tabela', share: /^\d+,\d%$/ },
  { locale: 'en', title: 'How we work out your readiness', table: 'The same numbers as a table', share: /^\d+\.\d%$/ },
  {
    locale: 'es',
    title: 'Cómo calculamos tu preparación',
    table: 'Los mismos números, en tabla',
    share: /^\d+,\d\s?%$/,
  },
];

for (const { locale, title, table, share } of methods)
  test(`SCOPE-04 the page that explains the model has its diagram and the same figures as a table, in ${locale}`, async ({
    page,
    openAs,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('prepar-language', value), locale);
    await openAs(await createLearner(), '/progress?view=method');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(1);
    const rows = page.getByRole('region', { name: table }).getByRole('row');
    await expect(rows).toHaveCount(11);
    await expect(rows.last().getByRole('cell').nth(1)).toHaveText(share);
  });
