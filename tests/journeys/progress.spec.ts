import type { Locator, Page } from '@playwright/test';
import { callApi, createLearner, expect, type Person, test } from './fixtures.ts';
import { answerInstead, failedResource, holdBack, watchCalls } from './network.ts';

test.use({ expectedErrors: failedResource });

const examId = 'clf-c02';
const weekOf = (page: Page) => page.getByRole('region', { name: 'Semana', exact: true });
const monthOf = (page: Page) => page.getByRole('region', { name: 'Últimas 4 semanas' });
const examOf = (page: Page) => page.getByRole('region', { name: /Cloud Practitioner/ });

const rowsOf = (place: Locator) =>
  place.getByRole('row').evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)));
const factsOf = (place: Locator) =>
  place.getByRole('term').evaluateAll((terms) => Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])));

/** A learner of one exam with four answers; gives how many of them were right. */
async function practisedLearner(): Promise<{ person: Person; right: number }> {
  const person = await createLearner();
  const { token } = person;
  await callApi('POST', `/exams/${examId}/start`, { token });
  const questions = await callApi<{ id: string }[]>('GET', `/questions/questions/random?examId=${examId}&limit=4`, { token });
  let right = 0;
  for (const { id } of questions) {
    const body = { questionId: id, examId, selected: 'A', timeMs: 1000 };
    const { isCorrect } = await callApi<{ isCorrect: boolean }>('POST', '/attempts', { token, body });
    if (isCorrect) right++;
  }
  return { person, right };
}

const percent = (right: number) => `${((right / 4) * 100).toFixed(1).replace('.', ',')}%`;

test('PROG-01 PROG-02 PROG-04 PROG-07 PROG-08 PROG-09 PROG-10 the week, the month and every exam show what was really answered', async ({ page, openAs }) => {
  const { person, right } = await practisedLearner();
  const calls = watchCalls(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await openAs(person, '/progress');

  const week = weekOf(page);
  await expect(week.getByRole('figure')).toContainText('Questões por dia: domingo');
  const days = await rowsOf(week);
  expect(days).toHaveLength(7);
  expect(days.filter(([, ...counts]) => counts.join() !== '0,0').map(([, ...counts]) => counts)).toEqual([[String(right), String(4 - right)]]);
  expect(await factsOf(week)).toMatchObject({ Questões: '4', Precisão: percent(right), 'Tempo de estudo': '0min', 'Média por dia': '0min' });
  expect(asked).toContain('?weeks=1');

  const month = monthOf(page);
  const weeks = await rowsOf(month);
  expect(weeks.map(([name]) => name)).toEqual(['Semana 1', 'Semana 2', 'Semana 3', 'Semana 4']);
  expect(weeks.reduce((sum, [, questions]) => sum + Number(questions), 0)).toBe(4);
  await expect(month.getByRole('table')).toHaveAccessibleName(/^Questões nas últimas quatro semanas: /);
  await expect(month.getByRole('heading', { name: 'Leitura da IA' })).toBeVisible();
  await expect(month.getByRole('blockquote')).not.toBeEmpty();

  const exam = examOf(page);
  await expect.poll(() => factsOf(exam)).toMatchObject({ Certas: String(right), Erradas: String(4 - right) });
  expect(await factsOf(exam)).toMatchObject({ Precisão: percent(right) });
  await expect(exam.getByText('em 4 questões')).toBeVisible();
  for (const call of ['GET /analytics/progress/weekly', 'GET /analytics/progress/monthly', `GET /analytics/exam/${examId}/metrics`] as const) {
    expect(calls.of(call)).toHaveLength(1);
  }

  await exam.getByRole('link', { name: 'Praticar' }).click();
  await expect(page).toHaveURL(`/practice?exam=${examId}`);
});

test('PROG-11 a week and a month that fail to load stay empty without a word', async ({ page, openAs }) => {
  const { person } = await practisedLearner();
  await answerInstead(page, 'GET /analytics/progress/weekly', { status: 500 });
  await answerInstead(page, 'GET /analytics/progress/monthly', 'lost');
  await openAs(person, '/progress');
  await expect(examOf(page).getByText('em 4 questões')).toBeVisible();
  expect((await rowsOf(weekOf(page))).map(([, ...counts]) => counts.join())).toEqual(Array(7).fill('0,0'));
  expect(await factsOf(weekOf(page))).toMatchObject({ Questões: '0', Precisão: '–' });
  expect((await rowsOf(monthOf(page))).map(([, ...figures]) => figures.join())).toEqual(Array(4).fill('0,–'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeEmpty();
});

test('PROG-12 metrics that fail to load say so in their own exam, and are there once they can be had', async ({ page, openAs }) => {
  const { person } = await practisedLearner();
  const give = await answerInstead(page, 'GET /analytics/exam/*/metrics', { status: 500 });
  await openAs(person, '/progress');
  await expect(examOf(page).getByRole('status')).toContainText('Erro ao carregar métricas');
  await expect(weekOf(page).getByText('4', { exact: true }).first()).toBeVisible();

  await give();
  const letGo = await holdBack(page, 'GET /analytics/exam/*/metrics');
  await examOf(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('region', { name: 'Carregando as métricas da CLF-C02' })).toHaveAttribute('aria-busy', 'true');
  await letGo();
  await expect(examOf(page).getByText('em 4 questões')).toBeVisible();
  await expect(page.getByText('Erro ao carregar métricas')).toHaveCount(0);
});

test('PROG-04 somebody without exams is led to them', async ({ page, openAs }) => {
  await openAs(await createLearner(), '/progress');
  await expect(page.getByRole('heading', { name: 'Você ainda não tem provas' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver provas abertas' }).click();
  await expect(page).toHaveURL('/practice');
});
