import type { Page } from '@playwright/test';
import { callApi, createLearner, expect, keyOf, type Person, startServer, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { answerInstead, failedResource, holdBack, nextAnswer } from './network.ts';
import { endSession, enrol, examId, logIn, notices, questionPath } from './steps.ts';

interface Asked {
  id: string;
  prompt: string;
  options: { text: string }[];
}

const nothingAsked: Asked = { id: '', prompt: '', options: [] };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const wrongRows = (page: Page) => page.getByRole('main').getByRole('button', { name: /errada/ });
const missedLink = (page: Page) => page.getByRole('link', { name: /^Praticar os? .*que errei$/ });

/** Every question that the page gets from now on, in the order of asking. */
function watchQuestions(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/questions/generate') || response.status() !== 201) return;
    // A question that comes as the test ends has no text any more.
    const body = (await response.json().catch(() => null)) as { data: { question: Asked } } | null;
    if (body) asked.push(body.data.question);
  });
  return asked;
}

/** What a question says, in whatever order its options stand: a few have one stem alone, and then other options. */
const wordsOf = ({ prompt, options }: Asked) =>
  [prompt, ...options.map(({ text }) => text).toSorted((a, b) => a.localeCompare(b))].join('\n');

/** Answers the question on the screen. */
async function answer(page: Page, { id }: Asked, isRight: boolean): Promise<void> {
  const key = (await keyOf(id)).split(',');
  const wrong = ['A', 'B', 'C', 'D'].filter((letter) => !key.includes(letter)).slice(0, key.length);
  await expect(page.getByRole(key.length > 1 ? 'checkbox' : 'radio').first()).toBeVisible();
  for (const letter of isRight ? key : wrong) await page.keyboard.press(letter.toLowerCase());
  const answering = nextAnswer(page, 'POST /attempts');
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
  expect(await (await answering).json()).toMatchObject({ data: { isCorrect: isRight } });
}

/** Goes to the next question, once the moment after the verdict has passed in which nothing does. */
async function goOn(page: Page): Promise<void> {
  await expect(async () => {
    const next = page.getByRole('button', { name: 'Nova questão' });
    if (await next.isVisible()) await next.click({ timeout: 1000 });
    await expect(page.getByRole('button', { name: 'Confirmar resposta' })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Signs a new learner in to practice and answers its first question. */
async function openAndAnswer(
  page: Page,
  openAs: (person: Pick<Person, 'token'>, path: string) => Promise<void>,
  isRight: boolean,
): Promise<void> {
  const learner = await createLearner();
  await enrol(learner);
  const asked = watchQuestions(page);
  await openAs(learner, questionPath);
  await page.getByRole('button', { name: 'Gerar questão' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await answer(page, asked[0] ?? nothingAsked, isRight);
}

test.use({ expectedErrors: failedResource });

test('a practice ends with its result; what was answered is found and read again, and what was wrong is practised in other words until it is right', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, '/progress?view=answers');
  await expect(page.getByText('Você ainda não respondeu nada')).toBeVisible();

  const asked = watchQuestions(page);
  const nth = async (place: number): Promise<Asked> => {
    await expect.poll(() => asked.length).toBeGreaterThan(place);
    return asked[place] ?? nothingAsked;
  };
  await page.goto(questionPath);
  await page.getByRole('button', { name: 'Gerar questão' }).click();
  const verdicts = [false, true, false];
  for (const [place, isRight] of verdicts.entries()) {
    await answer(page, await nth(place), isRight);
    if (place < verdicts.length - 1) await goOn(page);
  }
  const wrong = [await nth(0), await nth(2)];

  await endSession(page);
  await expect(page).toHaveURL(/\/question\?session=/);
  await expect(heading(page)).toHaveText('1 de 3 certas');
  await page.reload();
  await expect(heading(page)).toHaveText('1 de 3 certas');
  await expect(wrongRows(page)).toHaveCount(2);
  await wrongRows(page).first().click();
  await expect(page.getByRole('main').getByText('Sua resposta', { exact: true }).first()).toBeVisible();
  await inspect(page);

  await page.getByRole('link', { name: 'Todas as suas respostas' }).click();
  await expect(heading(page)).toHaveText('Suas respostas');
  await expect(page.getByText('3 respostas, 2 erradas')).toBeVisible();
  const rows = page.getByRole('main').getByRole('button', { name: /certa|errada/ });
  await expect(rows).toHaveCount(3);
  const giveBack = await answerInstead(page, 'GET /attempts', { status: 500 });
  await page.getByText('Só as erradas').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await giveBack();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(rows).toHaveCount(2);
  await rows.last().focus();
  await page.keyboard.press('Enter');
  await expect(rows.last()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Correta', { exact: true }).first()).toBeVisible();
  await inspect(page);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toHaveAttribute('aria-expanded', 'true');

  await expect(missedLink(page)).toHaveText('Praticar os 2 conceitos que errei');
  const before = asked.length;
  await missedLink(page).click();
  for (const place of [0, 1]) {
    const again = await nth(before + place);
    expect(wrong.map(wordsOf)).not.toContain(wordsOf(again));
    await expect(page.getByRole('banner').getByText(`Conceitos que errei: ${place + 1} de 2`)).toBeVisible();
    await expect(heading(page)).toHaveText(`Questão ${place + 1}`);
    await answer(page, again, true);
    if (place === 0) await goOn(page);
  }
  await expect(page.getByText('Era o último crédito de hoje.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nova questão' })).toHaveCount(0);
  await endSession(page);
  await expect(heading(page)).toHaveText('2 de 2 certas');
  await expect(page.getByRole('main').getByRole('heading', { name: 'As 2 certas' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir para Praticar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continuar treinando' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Todas as suas respostas' }).click();
  await expect(page.getByText('5 respostas, 2 erradas')).toBeVisible();
  await expect(missedLink(page)).toHaveCount(0);
});

test('what was missed in a session is practised from its result; ended early, that result says so and leads to what is left of it', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  const asked = watchQuestions(page);
  const nth = async (place: number): Promise<Asked> => {
    await expect.poll(() => asked.length).toBeGreaterThan(place);
    return asked[place] ?? nothingAsked;
  };
  await openAs(learner, questionPath);
  await page.getByRole('button', { name: 'Gerar questão' }).click();
  for (const place of [0, 1, 2]) {
    await answer(page, await nth(place), false);
    if (place < 2) await goOn(page);
  }
  await endSession(page);
  await expect(missedLink(page)).toHaveText('Praticar os 3 conceitos que errei');
  const before = asked.length;
  await missedLink(page).click();
  await expect(page.getByRole('banner').getByText('Conceitos que errei: 1 de 3')).toBeVisible();
  await answer(page, await nth(before), true);
  await endSession(page);
  await expect(heading(page)).toHaveText('1 de 1 certa');
  await expect(page.getByRole('main')).toContainText('sessão do que você errou, encerrada');
  await page.getByRole('link', { name: 'Praticar os 2 conceitos que faltam' }).click();
  await expect(page.getByRole('banner').getByText('Conceitos que errei: 1 de 2')).toBeVisible();
  await answer(page, await nth(before + 1), true);
});

test('what was missed is practised in a session of its own, also where one was left open in another tab', async ({
  page,
  openAs,
  context,
}) => {
  await openAndAnswer(page, openAs, false);

  const other = await context.newPage();
  const askedThere = watchQuestions(other);
  await other.goto('/progress?view=answers');
  await missedLink(other).click();
  await expect(other.getByRole('banner').getByText('Conceitos que errei: 1 de 1')).toBeVisible();
  await expect(heading(other)).toHaveText('Questão 1');
  await expect(notices(other)).toContainText('A sessão que estava aberta foi encerrada');
  await test.step('the first tab hears of it at once, and shows what its session brought', async () => {
    await expect(heading(page)).toHaveText('0 de 1 certa');
    await expect(notices(page)).toContainText('Sessão encerrada em outra aba ou aparelho');
  });
  await answer(other, askedThere[0] ?? nothingAsked, true);
  await endSession(other);
  await expect(heading(other)).toHaveText('1 de 1 certa');
  await expect(other.getByText('Não falta acertar nenhum conceito que você errou na CLF-C02.')).toBeVisible();
  await other.getByRole('link', { name: 'Todas as suas respostas' }).click();
  await expect(other.getByText('2 respostas, 1 errada')).toBeVisible();
});

test('a session without answers that another tab replaces takes no answer any more: the next one is of the new session', async ({
  page,
  openAs,
  context,
}) => {
  await openAndAnswer(page, openAs, false);
  await endSession(page);
  const other = await context.newPage();
  await other.goto(`${questionPath}&start=now`);
  await expect(heading(other)).toHaveText('Questão 1');
  await page.getByRole('link', { name: 'Praticar o conceito que errei' }).click();
  await expect(page.getByRole('banner').getByText('Conceitos que errei: 1 de 1')).toBeVisible();
  await expect(heading(page)).toHaveText('Questão 1');
  await expect(other).toHaveURL('/practice');
  await expect(notices(other)).toContainText('Sessão encerrada em outra aba ou aparelho');
});

test('a practice that one of two tabs ends shows its result in both', async ({ page, openAs, context }) => {
  await openAndAnswer(page, openAs, true);
  const other = await context.newPage();
  await other.goto(questionPath);
  await expect(other.getByRole('button', { name: 'Gerar questão' })).toBeVisible();
  await expect(other.getByRole('definition').first(), 'the answer that the first tab gave').toHaveText('1');
  await endSession(page);
  await expect(heading(page)).toHaveText('1 de 1 certa');
  await expect(heading(other)).toHaveText('1 de 1 certa');
  expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
});

test('a session in which nothing was answered says nothing', async ({ page, openAs }) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, `${questionPath}&only=missed`);
  await page.getByRole('button', { name: 'Gerar questão' }).click();
  await expect(heading(page)).toHaveText('Você acertou tudo o que tinha errado');
  await page.getByRole('button', { name: 'Ir para Praticar' }).click();
  await expect(page).toHaveURL('/practice');
  await expect(notices(page)).toContainText('Nenhuma resposta foi registrada');
  await page.goto('/question?session=s_of_nobody');
  await expect(page.getByText('Este resultado não existe')).toBeVisible();
});

test('past answers come page by page, and a page that comes late joins no other list', async ({ page }) => {
  const { origin } = await startServer({ environment: { FREE_DAILY_CREDITS: '60' } });
  const learner = await createLearner('Marina Albuquerque', origin);
  await enrol(learner, origin);
  const { token } = learner;
  for (let count = 0; count < 24; count++) {
    const [question] = await callApi<Asked[]>('GET', `/questions/questions/random?examId=${examId}`, { origin, token });
    const key = (await keyOf(question?.id ?? '', origin)).split(',');
    const wrong = ['A', 'B', 'C', 'D'].find((letter) => !key.includes(letter));
    const body = { questionId: question?.id, examId, selected: count < 3 ? wrong : key[0], timeMs: 30_000 };
    await callApi('POST', '/attempts', { origin, token, body });
  }
  await page.context().addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=${encodeURIComponent('/progress?view=answers')}`);
  await logIn(page, learner.email);
  const rows = page.getByRole('main').getByRole('button', { name: /errada|certa/ });
  await expect(rows).toHaveCount(20);

  const onlyWrong = page.getByText('Só as erradas', { exact: true });
  const letGo = await holdBack(page, 'GET /attempts');
  await page.getByRole('button', { name: 'Mostrar mais 20' }).click();
  await onlyWrong.click();
  await letGo();
  await expect(rows).toHaveCount(3);
  await onlyWrong.click();
  await expect(rows).toHaveCount(20);

  await page.getByRole('button', { name: 'Mostrar mais 20' }).click();
  await expect(rows).toHaveCount(24);
});
