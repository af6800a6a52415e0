import type { Locator, Page } from '@playwright/test';
import { callApi, createLearner, expect, keyOf, password, type Person, signIn, startServer, test } from './fixtures.ts';
import { answerInstead, failedResource, holdBack, watchCalls } from './network.ts';
import { logIn } from './steps.ts';

test.use({ expectedErrors: failedResource });

const examId = 'clf-c02';
const weekOf = (page: Page) => page.getByRole('region', { name: 'Semana', exact: true });
const monthOf = (page: Page) => page.getByRole('region', { name: 'Últimas 4 semanas' });
const examOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Cloud Practitioner' });

const rowsOf = (place: Locator) =>
  place
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)));
const factsOf = (place: Locator) =>
  place
    .getByRole('term')
    .evaluateAll((terms) =>
      Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])),
    );

/** A learner of one exam with four answers; gives how many of them were right. */
async function practisedLearner(): Promise<{ person: Person; right: number }> {
  const person = await createLearner();
  const { token } = person;
  await callApi('POST', `/exams/${examId}/start`, { token });
  const questions = await callApi<{ id: string }[]>('GET', `/questions/questions/random?examId=${examId}&limit=4`, {
    token,
  });
  let right = 0;
  for (const { id } of questions) {
    const body = { questionId: id, examId, selected: 'A', timeMs: 1000 };
    const { isCorrect } = await callApi<{ isCorrect: boolean }>('POST', '/attempts', { token, body });
    if (isCorrect) right++;
  }
  return { person, right };
}

const percent = (right: number) => `${((right / 4) * 100).toFixed(1).replace('.', ',')}%`;

test('PROG-01 PROG-04 PROG-05 PROG-07 PROG-08 PROG-10 the first answers are shown as they were given, with how many are missing', async ({
  page,
  openAs,
}) => {
  const { person, right } = await practisedLearner();
  const calls = watchCalls(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await openAs(person, '/progress');

  const few = page.getByRole('region', { name: 'Faltam 16 respostas para a primeira leitura' });
  await expect(few).toContainText(new RegExp(`^4 de 20 respostas: ${right} certas?, ${4 - right} erradas?\\.`));
  const where = page.getByRole('region', { name: 'Onde responder' }).getByRole('listitem');
  await expect(where).toHaveCount(4);
  const counts = (await where.allInnerTexts()).map((text) => Number(/(\d+) resposta/.exec(text)?.[1] ?? 0));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));

  const week = weekOf(page);
  await expect(week.getByRole('figure')).toContainText('Questões por dia: domingo');
  const days = await rowsOf(week);
  expect(days).toHaveLength(7);
  expect(days.filter(([, ...counts]) => counts.join() !== '0,0').map(([, ...counts]) => counts)).toEqual([
    [String(right), String(4 - right)],
  ]);
  expect(await factsOf(week)).toEqual({ 'Tempo de estudo': '0min', 'Média por dia, em 7 dias': '0min' });
  expect(asked).toContain('?weeks=1');

  await expect(monthOf(page)).toContainText('A comparação começa na segunda semana');
  await expect(monthOf(page).getByRole('table')).toHaveCount(0);

  const exam = examOf(page);
  await expect(exam).toContainText(new RegExp(`${right} certas?, ${4 - right} erradas?`));
  await expect(exam).toContainText(percent(right));
  await expect(exam).toContainText('O que revisar aparece com 20 respostas.');
  for (const call of [
    'GET /analytics/progress/weekly',
    'GET /analytics/progress/monthly',
    `GET /analytics/exam/${examId}/metrics`,
  ] as const) {
    expect(calls.of(call)).toHaveLength(1);
  }

  await exam.getByRole('link', { name: 'Praticar' }).click();
  await expect(page).toHaveURL(`/practice?exam=${examId}`);
});

test('PROG-02 PROG-03 PROG-08 two weeks of answers are compared, and the weak point, which all pages name alike, starts with one press', async ({
  page,
  context,
}) => {
  const server = await startServer({
    now: new Date('2025-11-13T15:00:00.000Z'), // a Thursday, midday in São Paulo
    environment: { FREE_DAILY_CREDITS: '100' },
  });
  const { origin } = server;
  const learner = await createLearner('Marina Albuquerque', origin);
  await callApi('POST', `/exams/${examId}/start`, { origin, token: learner.token });
  // Ten answers in each of two domains, which together are more than 60 % of the exam: right ones in technology alone.
  const selectedOf = async (questionId: string, count: number) => {
    const key = await keyOf(questionId, origin);
    return count % 2 === 0 ? key : key === 'A' ? 'B' : 'A';
  };
  const answerTwenty = async (token: string) => {
    for (let count = 0; count < 20; count++) {
      const part =
        count % 2 ? { domain: 'domain-security', subtopic: 'IAM e acesso' } : { domain: 'domain-technology' };
      const body = { examId, ...part, difficulty: 'MEDIUM' };
      const { question } = await callApi<{ question: { id: string } }>('POST', '/questions/generate', {
        origin,
        token,
        body,
      });
      await callApi('POST', '/attempts', {
        origin,
        token,
        body: { questionId: question.id, examId, selected: await selectedOf(question.id, count), timeMs: 1000 },
      });
    }
  };
  await answerTwenty(learner.token);
  await server.advance(7 * 24 * 3_600_000);
  await answerTwenty(await signIn({ email: learner.email, password }, origin));

  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=%2Fprogress`);
  await logIn(page, learner.email);
  await expect(monthOf(page).getByRole('table')).toBeVisible();
  const weeks = await rowsOf(monthOf(page));
  expect(weeks.map(([name, count]) => [name?.slice(0, 8), count])).toEqual([
    ['Semana 3', '20'],
    ['Semana 4', '20'],
  ]);
  await expect(monthOf(page).getByRole('table')).toHaveAccessibleName('Questões nas últimas quatro semanas: 20 e 20.');
  await expect(monthOf(page).getByRole('term')).toHaveText(['Precisão média', 'Melhor semana', 'Mais fraca']);
  await expect(monthOf(page).getByRole('blockquote')).not.toBeEmpty();

  const weak = page.getByRole('region', { name: 'Seu ponto fraco' });
  await expect(weak).toContainText('IAM e acesso20erradas em 20 questõesSegurança e conformidade.');
  await weak.getByRole('link', { name: 'Treinar agora' }).click();
  await expect(page).toHaveURL(/\/question\?exam=clf-c02&modality=domain-security&topic=IAM\+e\+acesso$/);

  // Every page names the same in the same figures, and the card follows the exam that is chosen.
  await callApi('POST', '/exams/az-900/start', {
    origin,
    token: await signIn({ email: learner.email, password }, origin),
  });
  await page.goto(`${origin}/progress`);
  const list = page.getByRole('region', { name: 'No que treinar primeiro' });
  await expect(list.getByRole('listitem').first()).toContainText(
    'IAM e acessoSegurança e conformidade, 30% da prova, 20 erradas em 20',
  );
  const choice = page.getByRole('radiogroup', { name: 'Prova' });
  await choice.getByText('AZ-900').click();
  await expect(page.getByRole('region', { name: 'Ponto fraco: ainda não' })).toContainText('Prova AZ-900');
  await choice.getByText('CLF-C02').click();
  await expect(weak).toContainText('IAM e acessoProva CLF-C0220erradas em 20 questões');

  await page.goto(`${origin}/practice`);
  const named = page
    .getByRole('region', { name: 'Por onde começar' })
    .getByRole('listitem')
    .filter({ hasText: 'Seu ponto fraco' });
  await expect(named.getByRole('heading')).toHaveText('IAM e acesso');
  await expect(named).toContainText('20 erradas em 20 questões');
  const map = page.getByRole('region', { name: 'Domínios da prova' });
  await map.getByRole('button', { name: 'Tópicos de Segurança e conformidade' }).click();
  await expect(map.getByText('Seu ponto fraco')).toHaveCount(2);
  await expect(map.getByRole('link', { name: 'IAM e acesso' })).toContainText('Seu ponto fraco');

  await page.goto(`${origin}/dashboard`);
  const plan = page.getByRole('region', { name: 'Próximos 10 minutos' });
  await expect(plan).toContainText('IAM e acesso, 20 erradas em 20. Aqui você acerta menos');
});

test('PROG-09 the figures of every enrolled exam are asked for, of no other', async ({ page, openAs }) => {
  const { person } = await practisedLearner();
  const calls = watchCalls(page);
  // As if the person were enrolled in a second exam, too.
  await page.route('**/exams/with-enrollment', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { data: { exams: { id: string; isEnrolled: boolean }[] } };
    const exams = list.data.exams.map((exam) => (exam.id === 'az-900' ? { ...exam, isEnrolled: true } : exam));
    await route.fulfill({ response, json: { ...list, data: { ...list.data, exams } } });
  });
  await openAs(person, '/progress');
  await expect(page.getByRole('link', { name: 'Praticar AZ-900' })).toBeVisible();
  await expect(examOf(page)).toContainText(/certas?/);
  expect(calls.of('GET /analytics/exam/*/metrics')).toHaveLength(2);
  expect(calls.of(`GET /analytics/exam/${examId}/metrics`)).toHaveLength(1);
  expect(calls.of('GET /analytics/exam/az-900/metrics')).toHaveLength(1);
});

test('PROG-11 a week and a month that fail to load stay empty without a word', async ({ page, openAs }) => {
  const { person } = await practisedLearner();
  await answerInstead(page, 'GET /analytics/progress/weekly', { status: 500 });
  await answerInstead(page, 'GET /analytics/progress/monthly', 'lost');
  await openAs(person, '/progress');
  await expect(examOf(page)).toContainText(/certas?/);
  expect((await rowsOf(weekOf(page))).map(([, ...counts]) => counts.join())).toEqual(Array(7).fill('0,0'));
  expect(await factsOf(weekOf(page))).toEqual({ 'Tempo de estudo': '0min', 'Média por dia, em 7 dias': '0min' });
  await expect(monthOf(page).getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeEmpty();
});

test('PROG-12 metrics that fail to load say so in their own exam, and are there once they can be had', async ({
  page,
  openAs,
}) => {
  const { person } = await practisedLearner();
  const give = await answerInstead(page, 'GET /analytics/exam/*/metrics', { status: 500 });
  await openAs(person, '/progress');
  await expect(examOf(page).getByRole('status')).toContainText('Erro ao carregar métricas');
  await expect(weekOf(page).getByText('4', { exact: true }).first()).toBeVisible();

  await give();
  const letGo = await holdBack(page, 'GET /analytics/exam/*/metrics');
  await examOf(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('region', { name: 'Carregando as métricas da CLF-C02' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await letGo();
  await expect(examOf(page)).toContainText(/certas?/);
  await expect(page.getByText('Erro ao carregar métricas')).toHaveCount(0);
});

test('a refusal is not tried again by itself, a lost connection is', async ({ page, openAs }) => {
  const { person } = await practisedLearner();
  const calls = watchCalls(page);
  await page.clock.install();
  await answerInstead(page, 'GET /analytics/progress/weekly', { status: 500 });
  await answerInstead(page, 'GET /analytics/progress/monthly', 'lost');
  await openAs(person, '/progress');
  await expect(monthOf(page)).toContainText('A comparação começa na segunda semana');
  await expect(weekOf(page).getByRole('figure')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect.poll(() => calls.of('GET /analytics/progress/monthly').length).toBeGreaterThan(1);
  expect(calls.of('GET /analytics/progress/weekly')).toHaveLength(1);
});

test('PROG-04 somebody without exams is led to them', async ({ page, openAs }) => {
  await openAs(await createLearner(), '/progress');
  await expect(page.getByRole('heading', { name: 'Você ainda não tem provas' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver provas abertas' }).click();
  await expect(page).toHaveURL('/practice');
});
