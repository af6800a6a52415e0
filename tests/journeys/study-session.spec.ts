import type { Page } from '@playwright/test';
import { createLearner, expect, test } from './fixtures.ts';
import { holdBack, nextAnswer, nextCall, watchCalls } from './network.ts';
import {
  answerQuestion,
  endSession,
  enrol,
  examId,
  generateQuestion,
  nextQuestion,
  notices,
  questionPath,
  verdict,
} from './steps.ts';

const timer = (page: Page) => page.getByRole('timer');
const start = (page: Page) =>
  page
    .getByRole('link', { name: /Começar treino/ })
    .first()
    .click();
const minutes = (count: number) => count * 60_000;

test('SESS-01 SESS-02 SESS-03 SESS-04 SESS-05 SESS-07 SESS-08 ROUTE-17 PRAC-06 study time runs on the question page alone, rests on leaving and on reloading, goes on by hand, proposes a break after fifty minutes, and ends once', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await page.clock.install();
  const calls = watchCalls(page);
  const starts = () => calls.of(`POST /exams/${examId}/start`);
  await openAs(learner, '/practice');

  const started = nextAnswer(page, `POST /exams/${examId}/start`);
  await start(page);
  const response = await started;
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(response.request().postDataJSON()).toEqual({ modalityId: 'all' });
  const { data } = (await response.json()) as { data: { id: string } };
  await expect(timer(page)).toContainText(/^\d+s/);
  expect(await page.evaluate(() => sessionStorage.getItem('prepar-study-session'))).toContain(data.id);
  await page.clock.fastForward('01:00');
  await expect(timer(page)).toContainText('1m');

  const pause = nextCall(page, `POST /exams/${examId}/pause`);
  await page.getByRole('button', { name: 'Pausar estudo' }).click();
  await pause;
  await expect(page.getByText('Pausada', { exact: true })).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(timer(page)).toContainText('1m');
  const resume = nextCall(page, `POST /exams/${examId}/resume`);
  await page.getByRole('button', { name: 'Retomar estudo' }).first().click();
  await resume;
  await page.clock.fastForward('01:00');
  await expect(timer(page)).toContainText('2m');

  const leaving = nextCall(page, `POST /exams/${examId}/pause`);
  await page.goBack();
  await leaving;
  await expect(page).toHaveURL('/practice');
  await page.clock.fastForward('10:00');
  await start(page);
  await expect(timer(page)).toContainText('2m');
  await expect(page.getByText('Pausada', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Pausada', { exact: true })).toBeVisible();
  await expect(timer(page)).toContainText('2m');
  expect(starts(), 'the kept session goes on').toHaveLength(1);

  await page.getByRole('button', { name: 'Retomar estudo' }).first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.clock.fastForward('49:00');
  await expect(page.getByText('Hora de uma pausa')).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await expect(notices(page)).toContainText('Hora de uma pausa');
  await expect(notices(page)).toContainText('Você está estudando há 50 minutos.');

  const finish = nextCall(page, `POST /exams/${examId}/finish`);
  await endSession(page);
  const { timeSpent, ...rest } = (await finish).postDataJSON() as { timeSpent: number };
  expect(rest).toEqual({ score: 0, answers: [] });
  expect(timeSpent).toBeGreaterThanOrEqual(minutes(52));
  expect(timeSpent).toBeLessThan(minutes(53));
  await expect(notices(page)).toContainText('Nenhuma resposta foi registrada');
  await expect(page).toHaveURL('/practice');
  expect(await page.evaluate(() => sessionStorage.getItem('prepar-study-session'))).toBeNull();
  await start(page);
  await expect(timer(page)).toContainText(/^\d+s/);
  expect(starts()).toHaveLength(2);
});

test('R-35 where the address of a practice is opened, the clock waits for the first question', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await page.clock.install();
  await openAs(learner, questionPath);
  const generate = page.getByRole('button', { name: 'Gerar questão' });
  await expect(generate).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(timer(page)).toContainText(/^0s/);
  await expect(page.getByText('Pausada', { exact: true })).toHaveCount(0);

  await generate.click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(timer(page)).toContainText(/^1m/);
});

test('R-35 where a practice is begun by a press, the clock waits for the first question too, and a pause after it lasts', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, '/practice');
  const letGo = await holdBack(page, 'POST /questions/generate');
  const begun = nextAnswer(page, `POST /exams/${examId}/start`);
  await start(page);
  await begun;
  await expect(timer(page)).toContainText(/^0s/);
  await expect(page.getByRole('button', { name: 'Pausar estudo' })).toHaveCount(0);
  await letGo();
  await page.getByRole('button', { name: 'Pausar estudo' }).click();
  await expect(page.getByText('Pausada', { exact: true }).first()).toBeVisible();
});

test('SESS-14 a pause and its end are told to the server, and the screen waits for neither', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, '/practice');
  await start(page);
  await expect(timer(page)).toBeVisible();
  for (const [operation, button, sign] of [
    [`POST /exams/${examId}/pause`, 'Pausar estudo', 'Retomar estudo'],
    [`POST /exams/${examId}/resume`, 'Retomar estudo', 'Pausar estudo'],
  ] as const) {
    const letGo = await holdBack(page, operation);
    const answer = nextAnswer(page, operation);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('button', { name: sign }).first()).toBeVisible();
    await letGo();
    expect((await answer).status()).toBe(200);
  }
});

test('a session that goes on in a second tab says so and numbers its questions on', async ({
  page,
  context,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, questionPath);
  await generateQuestion(page);
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();

  const second = await context.newPage();
  await second.goto(questionPath);
  await expect(second.getByRole('heading', { name: 'Sua sessão continua aqui' })).toBeVisible();
  await expect(second.getByText('1 resposta em outra aba ou aparelho.')).toBeVisible();
  await generateQuestion(second);
  await expect(second.getByRole('heading', { level: 1, name: 'Questão 2' })).toBeAttached();
});

test('without credits practice and the dashboard lead to the result of the open session, and a second tab takes it up', async ({
  page,
  context,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, questionPath);
  await generateQuestion(page);
  for (let count = 1; count <= 5; count++) {
    await answerQuestion(page);
    await expect(verdict(page)).toBeVisible();
    if (count < 5) await nextQuestion(page);
  }

  const second = await context.newPage();
  for (const [place, name] of [
    ['/practice', 'Ver o resultado'],
    ['/dashboard', 'ver o resultado'],
  ] as const) {
    await second.goto(place);
    await second.getByRole('link', { name }).click();
    await expect(second.getByRole('heading', { level: 1, name: /de 5 certas?$|de 5 certa/ })).toBeVisible();
    await expect(second.getByText('treino ainda aberto')).toBeVisible();
  }
  await second.goto(questionPath);
  await expect(second.getByRole('heading', { name: /^Seus créditos voltam em/ })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Encerrar' })).toHaveCount(0);
  await second.getByRole('button', { name: 'Ver o resultado' }).click();
  await expect(second.getByRole('heading', { level: 1, name: /de 5 certas?$|de 5 certa/ })).toBeVisible();
});
