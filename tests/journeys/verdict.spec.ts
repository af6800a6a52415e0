import type { Page } from '@playwright/test';
import { callApi, createLearner, expect, startServer, test } from './fixtures.ts';
import { failedResource, nextAnswer, nextCall, watchCalls } from './network.ts';
import {
  answerQuestion,
  enrol,
  examId,
  generateQuestion,
  logIn,
  nextQuestion,
  questionPath,
  verdict,
} from './steps.ts';

test.use({ expectedErrors: failedResource });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Nova questão' });
const stem = (page: Page) => page.getByRole('button', { name: 'Ver o enunciado inteiro' });
const sheet = (page: Page) => page.getByRole('complementary', { name: 'Sessão' });
const credits = (page: Page) => page.getByRole('heading', { name: /^Seus créditos voltam em \d+(h \d+)?min$/ });
const startPath = (modality: string) => `/question?exam=${examId}&modality=${modality}&start=now`;

async function enrolled(origin?: string) {
  const learner = await createLearner('Marina Albuquerque', origin);
  await enrol(learner, origin);
  return learner;
}

test('QUEST-06 QUEST-07 QUEST-09 a second tap and Enter held down never skip a verdict', async ({ page, openAs }) => {
  await page.clock.install();
  await openAs(await enrolled(), questionPath);
  const ahead = nextAnswer(page, 'POST /questions/generate').then(() => nextAnswer(page, 'POST /questions/generate'));
  await generateQuestion(page);
  await ahead;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await next(page).click();
  await page.keyboard.press('n');
  await page.clock.runFor(599);
  await next(page).click();
  await expect(verdict(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Questão 1');
  await page.clock.runFor(1);
  await next(page).click();
  await expect(heading(page)).toHaveText('Questão 2');

  await page.keyboard.press('a');
  await page.keyboard.down('Enter');
  await expect(verdict(page)).toBeVisible();
  await page.clock.runFor(2000);
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(verdict(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Questão 2');
});

test('QUEST-06 QUEST-15 a second tap never skips the verdict of the last credit', async ({ page, context }) => {
  const { origin } = await startServer({ environment: { FREE_DAILY_CREDITS: '1' } });
  const { email } = await enrolled(origin);
  await page.clock.install();
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=${encodeURIComponent(questionPath)}`);
  await logIn(page, email);
  await generateQuestion(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await answerQuestion(page);
  const result = page.getByRole('button', { name: 'Ver o resultado' });
  await result.click();
  await page.clock.runFor(599);
  await result.click();
  await expect(verdict(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Questão 1');
  await page.clock.resume();
  await result.click();
  await expect(heading(page)).toHaveText(/^[01] de 1 certa$/);
});

test('the end counts what the session was answered in another browser too', async ({ page, openAs }) => {
  const learner = await enrolled();
  await openAs(learner, questionPath);
  await generateQuestion(page);
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  const { question } = await callApi<{ question: { id: string } }>('POST', '/questions/generate', {
    token: learner.token,
    body: { examId, domain: 'all' },
  });
  await callApi('POST', '/attempts', {
    token: learner.token,
    body: { questionId: question.id, examId, selected: 'A', timeMs: 1000 },
  });
  await page.getByRole('banner').getByRole('button', { name: 'Encerrar' }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /Fecha com 2 respostas e mostra o resultado\.$/ }),
  ).toBeVisible();
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`QUEST-06 QUEST-07 on ${width}×${height} the page does not move when the verdict comes, and the question stays in sight`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width, height });
    await openAs(await enrolled(), questionPath);
    await generateQuestion(page);
    const position = () => page.evaluate(() => Math.round(scrollY));
    for (const isScrolled of [false, true]) {
      if (isScrolled) {
        await nextQuestion(page);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      }
      await page.keyboard.press('c');
      const before = await position();
      await page.keyboard.press('Enter');
      await expect(verdict(page)).toBeInViewport();
      await expect(page.getByRole('heading', { name: 'Explicação' })).toBeAttached();
      expect(await position(), `scrolled: ${isScrolled}`).toBe(before);
      const ask = page.getByRole('main').getByRole('group').locator('p').last();
      await expect(async () => {
        const isThere = await ask.evaluate((element) => element.getBoundingClientRect().bottom > 64);
        expect(isThere || (await stem(page).isVisible())).toBe(true);
      }).toPass();
    }
  });
}

test('QUEST-15 without credits no entrance leads to a question that cannot be answered, and one that is open waits', async ({
  page,
  context,
}) => {
  const server = await startServer({ environment: { FREE_DAILY_CREDITS: '2' } });
  const { origin } = server;
  const { token, email } = await enrolled(origin);
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=${encodeURIComponent(questionPath)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Correta1!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await generateQuestion(page);
  await expect(page.getByRole('banner')).toContainText('2 créditos');

  // Both credits go elsewhere while the question is open here.
  for (let count = 0; count < 2; count++) {
    const { question } = await callApi<{ question: { id: string } }>('POST', '/questions/generate', {
      origin,
      token,
      body: { examId, domain: 'all' },
    });
    await callApi('POST', '/attempts', {
      origin,
      token,
      body: { questionId: question.id, examId, selected: 'A', timeMs: 1000 },
    });
  }
  await page.getByRole('radiogroup').locator('label').nth(1).click();
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
  const confirm = page.getByRole('button', { name: 'Confirmar resposta' });
  await expect(confirm).toBeDisabled();
  await expect(confirm).toHaveAccessibleDescription(/Seus créditos voltam em .*Seus créditos acabaram\./);
  await expect(page.getByRole('banner')).toContainText('0 créditos');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Retomar estudo' }).first().click();
  await expect(confirm).toBeDisabled();

  const calls = watchCalls(page);
  for (const path of [`/question?exam=${examId}&modality=security`, startPath('security')]) {
    await page.goto(origin + path);
    await expect(credits(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /Gerar|Confirmar|Nova/ })).toHaveCount(0);
  }
  await page.goto(`${origin}/dashboard`);
  await page.goto(`${origin}${startPath('all')}`);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(confirm).toBeDisabled();
  expect(calls.of('POST /questions/generate')).toEqual([]);

  const tab = await page.context().newPage();
  const others = watchCalls(tab);
  await tab.goto(origin + startPath('security'));
  await expect(credits(tab)).toBeVisible();
  // The session that is open is taken up, so that its result can be seen.
  const starts = () => others.of(`POST /exams/${examId}/start`);
  await expect.poll(starts).toEqual([{ modalityId: 'security' }]);
  await tab.close();

  await callApi('POST', `/exams/${examId}/finish`, { origin, token, body: { score: 0, timeSpent: 0, answers: [] } });
  const last = await page.context().newPage();
  const lastCalls = watchCalls(last);
  await last.goto(origin + startPath('security'));
  await expect(credits(last)).toBeVisible();
  expect(lastCalls.of(`POST /exams/${examId}/start`), 'no session before there is a question').toEqual([]);
});

test('SCOPE-07 a question stays in its language when the page speaks another one, with its reasons; the next one follows the page', async ({
  page,
  openAs,
}) => {
  const learner = await enrolled();
  await openAs(learner, questionPath);
  await generateQuestion(page);
  const ask = await page.getByRole('main').getByRole('group').innerText();
  await callApi('POST', '/config/default', { token: learner.token });
  const settings = await callApi<object>('GET', '/config/settings', { token: learner.token });
  await callApi('PUT', '/config/settings', { token: learner.token, body: { ...settings, language: 'EN_US' } });
  await page.reload();
  await page.getByRole('button', { name: 'Resume study' }).first().click();
  expect(await page.getByRole('main').getByRole('group').innerText()).toContain(ask.split('\n').at(-1) ?? ask);
  await page.keyboard.press('a');
  const answering = nextAnswer(page, 'POST /attempts');
  await page.getByRole('button', { name: 'Confirm Answer' }).click();
  const response = await answering;
  expect(response.request().headers()['accept-language']).toBe('pt-BR');
  const { data } = (await response.json()) as { data: { optionNotes: { text: string }[] } };
  const reason = () =>
    page
      .getByRole('main')
      .locator('[lang="pt-BR"]')
      .getByText(data.optionNotes[0]?.text ?? '');
  await expect(reason().first()).toBeAttached();
  await page.reload();
  await expect(reason().first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();

  const generation = nextCall(page, 'POST /questions/generate');
  await nextQuestion(page);
  expect((await generation).headers()['accept-language']).toBe('en-US');
});

test('SESS-01 SESS-04 SESS-05 QUEST-02 one session goes on over the modalities of an exam, with its sheet and its clock', async ({
  page,
  openAs,
}) => {
  const learner = await enrolled();
  const calls = watchCalls(page);
  await openAs(learner, startPath('all'));
  await expect(page).toHaveURL(questionPath);
  await expect(sheet(page)).toContainText('0 de 20');
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await expect(sheet(page), 'the week is asked for again').toContainText('1 de 20');

  await page.goto(startPath('security'));
  await expect(page.getByText('O gabarito continua: 1 resposta nesta sessão.')).toBeVisible();
  await expect(page.getByText('Pausada', { exact: true })).toHaveCount(0);
  await expect(heading(page)).toHaveText('Questão 2');
  await expect(sheet(page)).toContainText('1 respondida');

  // Left open, it waits while the other modality goes on.
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page
    .getByRole('dialog', { name: 'Parar por aqui?' })
    .getByRole('button', { name: /^Pausar e sair/ })
    .click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(startPath('all'));
  await expect(heading(page)).toHaveText('Questão 3');
  await page.goto(startPath('security'));
  await expect(heading(page)).toHaveText('Questão 2');
  await expect(page.getByRole('timer')).toBeVisible();
  expect(calls.of(`POST /exams/${examId}/start`)).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Pausada', { exact: true })).toBeVisible();
});

test('an address without an exam asks to choose one', async ({ page, openAs }) => {
  await openAs(await createLearner(), '/question');
  await expect(heading(page)).toHaveText('Escolha o que treinar');
  await page.getByRole('link', { name: 'Ir para Praticar' }).click();
  await expect(page).toHaveURL('/practice');
});

test('the goal of the day beside the question counts an answer at once', async ({ page, openAs }) => {
  await openAs(await enrolled(), questionPath);
  await generateQuestion(page);
  const goal = page.getByRole('complementary', { name: 'Sessão' }).getByText('Meta de hoje');
  await expect(goal.locator('xpath=following-sibling::*')).toHaveText('0 de 20');
  await page.getByRole('radiogroup').locator('label').first().click();
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
  await expect(goal.locator('xpath=following-sibling::*')).toHaveText('1 de 20');
});

test('an answer in one tab is counted in the other', async ({ page, context, openAs }) => {
  await openAs(await enrolled(), questionPath);
  await generateQuestion(page);
  const other = await context.newPage();
  await other.goto('/certificates');
  await expect(other.getByText('Restam 5')).toBeVisible();
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await expect(other.getByText('Restam 4')).toBeVisible();
});
