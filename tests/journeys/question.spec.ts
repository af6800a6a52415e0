import type { Locator, Page, Response } from '@playwright/test';
import { callApi, createLearner, expect, keyOf, test } from './fixtures.ts';
import { tabTo } from './inspect.ts';
import { answerInstead, failedResource, letThrough, nextAnswer, nextCall, watchCalls } from './network.ts';
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

const options = (page: Page) => page.getByRole('radiogroup').getByRole('radio');

/** The right letter of the question in an answer of the server. */
async function keyIn(generated: Response): Promise<string> {
  const { data } = (await generated.json()) as { data: { question: { id: string } } };
  return keyOf(data.question.id);
}

test('a question in another language than the page is read out in its own, and the page around it in the page’s', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  // The first question alone: the next one is asked for ahead, and may still be on its way at the end.
  await page.route(
    '**/questions/generate',
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { question: object } };
      Object.assign(body.data.question, { language: 'es-ES' });
      await route.fulfill({ response: answer, json: body });
    },
    { times: 1 },
  );
  await openAs(learner, questionPath);
  await generateQuestion(page);
  const spoken = (part: Locator) => part.locator('xpath=ancestor::*[@lang][1]');
  await expect(spoken(page.getByRole('radiogroup'))).toHaveAttribute('lang', 'es-ES');
  await expect(spoken(page.getByRole('heading', { level: 1 }))).toHaveAttribute('lang', 'pt-BR');
});

test('PRAC-06 PRAC-26 QUEST-04 QUEST-05 QUEST-06 QUEST-07 QUEST-08 QUEST-09 QUEST-10 QUEST-15 QUEST-16 QUEST-17 SCOPE-03 from choosing a practice to the second question with the keyboard alone', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, '/practice');
  const start = page.getByRole('link', { name: /Começar treino/ }).first();
  await expect(start).toBeVisible();
  await tabTo(page, start);
  const generation = nextAnswer(page, 'POST /questions/generate');
  const ahead = generation.then(() => nextAnswer(page, 'POST /questions/generate'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(questionPath);
  expect((await generation).request().postDataJSON()).toEqual({
    examId,
    domain: 'Todo o conteúdo',
    difficulty: 'MEDIUM',
  });
  await expect(options(page)).toHaveCount(4);
  const confirm = page.getByRole('button', { name: 'Confirmar resposta' });
  await expect(confirm).toBeDisabled();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await expect(help).toContainText('Confirmar a resposta');
  await page.keyboard.press('b');
  await tabTo(page, help.getByRole('switch', { name: 'Usar atalhos de teclado' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(page.getByText('Atalhos desligados.')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Ver atalhos' }));
  await page.keyboard.press('Enter');
  await tabTo(page, help.getByRole('switch', { name: 'Usar atalhos de teclado' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.keyboard.press('b');
  await expect(options(page).nth(1)).toBeChecked();
  await page.keyboard.press('1');
  await expect(options(page).nth(0)).toBeChecked();
  await tabTo(page, options(page).nth(0));
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toBeChecked();
  const right = await keyIn(await generation);
  await page.keyboard.press(right);
  const answering = nextAnswer(page, 'POST /attempts');
  await page.keyboard.press('Enter');
  const response = await answering;
  expect(response.request().postDataJSON()).toEqual({
    questionId: expect.any(String),
    examId,
    selected: right,
    timeMs: expect.any(Number),
  });
  expect(await response.json()).toMatchObject({ data: { isCorrect: true, correctAnswer: right } });
  await expect(verdict(page)).toHaveText(`Isso mesmo. A correta é a ${right}.`);
  await expect(page.getByText('Sua resposta, correta', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explicação' })).toBeVisible();
  await expect(page.getByText('Usou 1 crédito, restam 4.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);

  const prompt = await page.getByRole('main').innerText();
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(options(page)).toHaveCount(4, { timeout: 1000 });
  }).toPass();
  expect(await page.getByRole('main').innerText()).not.toBe(prompt);
  const rightNow = await keyIn(await ahead);
  await page.keyboard.press(rightNow === 'A' ? 'B' : 'A');
  const answeringWrong = nextAnswer(page, 'POST /attempts');
  await page.keyboard.press('Enter');
  expect(await (await answeringWrong).json()).toMatchObject({ data: { isCorrect: false, correctAnswer: rightNow } });
  await expect(verdict(page)).toHaveText(`Não foi desta vez. A correta é a ${rightNow}.`);
  await expect(page.getByText('Sua resposta', { exact: true })).toBeVisible();
  await expect(page.getByText('Correta', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Encerrar' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Encerrar a sessão/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/question\?session=/);
  await expect(page.getByRole('heading', { level: 1 }).locator(':focus')).toBeVisible();
});

test.describe('when the network fails', () => {
  test.use({ expectedErrors: failedResource });

  test('QUEST-20 answers that could not be sent wait, locked, while practice goes on; each is sent once when the network is back, also after a reload', async ({
    page,
    openAs,
    context,
  }) => {
    const learner = await createLearner();
    await enrol(learner);
    await openAs(learner, questionPath);
    const ahead = nextAnswer(page, 'POST /questions/generate').then(() => nextAnswer(page, 'POST /questions/generate'));
    await generateQuestion(page);
    await ahead;

    await context.setOffline(true);
    await answerQuestion(page);
    await expect(page.getByRole('alert')).toContainText('Não foi possível salvar a sua resposta');
    await expect(page.getByText('a enviar', { exact: true })).toBeVisible();
    await page.getByRole('radiogroup').locator('label').nth(1).click();
    await expect(options(page).first()).toBeChecked();
    await page.getByRole('button', { name: 'Nova questão' }).click();
    await expect(page.getByText('1 resposta a enviar')).toBeVisible();
    await answerQuestion(page);
    await expect(page.getByText('a enviar', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(verdict(page)).toBeVisible();
    await expect(page.getByText(/a enviar/)).toHaveCount(0);

    // The server gets the next answer, but its own answer is lost on the way.
    await nextQuestion(page);
    await page.route('**/api/v1/attempts', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const first = nextCall(page, 'POST /attempts');
    await answerQuestion(page);
    await expect(page.getByText('a enviar', { exact: true })).toBeVisible();
    await page.unroute('**/api/v1/attempts');
    const again = nextAnswer(page, 'POST /attempts');
    await page.reload();
    const repeated = await again;
    expect(repeated.status()).toBe(200);
    expect(repeated.headers()['idempotent-replayed']).toBe('true');
    expect(repeated.request().headers()['idempotency-key']).toBe((await first).headers()['idempotency-key']);
    await expect(verdict(page)).toBeVisible();
    const { creditsUsed } = await callApi<{ creditsUsed: number }>('GET', '/users/account-info', {
      token: learner.token,
    });
    expect(creditsUsed).toBe(3);
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US', expectedErrors: failedResource });

  test('SESS-08 SESS-15 SESS-16 QUEST-19 QUEST-20 QUEST-22 DASH-13 every failure on the way has its sentence, and everything can be tried again', async ({
    page,
    openAs,
  }) => {
    const learner = await createLearner();
    await enrol(learner);
    const calls = watchCalls(page);
    await answerInstead(page, `POST /exams/${examId}/start`, { status: 500 });
    await openAs(learner, questionPath);
    await expect(page.getByText('Could not start the exam')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await letThrough(page);
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();

    await answerInstead(page, 'POST /questions/generate', { status: 500 });
    await page.getByRole('button', { name: 'Generate Question' }).click();
    await expect(page.getByRole('alert')).toContainText('Could not generate a new question');
    await letThrough(page);
    await answerInstead(page, 'POST /questions/generate', 'lost');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('Connection error');
    await letThrough(page);
    await page.getByRole('button', { name: 'Try again' }).click();

    await answerInstead(page, 'POST /attempts', { status: 500 });
    await page.getByRole('radiogroup').locator('label').first().click();
    await page.getByRole('button', { name: 'Confirm Answer' }).click();
    await expect(page.getByRole('alert')).toContainText('Could not save your answer');
    await expect(options(page).first()).toBeChecked();
    await letThrough(page);
    await page.getByRole('radiogroup').locator('label').nth(1).click();
    await page.getByRole('button', { name: 'Confirm Answer' }).click();
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();

    await answerInstead(page, `POST /exams/${examId}/finish`, { status: 503 });
    await endSession(page);
    await expect(notices(page).getByRole('alert')).toContainText('Could not finish the exam');
    await expect(page).toHaveURL('/practice');
    expect(await page.evaluate(() => sessionStorage.getItem('prepar-study-session'))).toBeNull();
    expect(calls.of(`POST /exams/${examId}/finish`)).toHaveLength(1);

    await answerInstead(page, 'GET /analytics/summary', { status: 500 });
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Could not load dashboard statistics');
    await letThrough(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('CLF-C02').first()).toBeVisible();
  });
});
