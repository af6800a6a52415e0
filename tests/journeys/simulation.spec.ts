import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cleanUp, killServer, makePlace, startLauncher } from '../resilience/server.ts';
import { callApi, createLearner, expect, keyOf, type Person, startServer, test } from './fixtures.ts';
import { inspect, tabTo } from './inspect.ts';
import { answerInstead, failedResource } from './network.ts';
import { enrol, examId, logIn } from './steps.ts';

// They start servers of their own, one of them twice.
test.setTimeout(180_000);

/** A learner with credits enough, signed in on the practice page of a server of its own. */
async function open(page: Page, now = new Date()) {
  const server = await startServer({ now, environment: { FREE_DAILY_CREDITS: '200' } });
  return { server, learner: await enter(page, server) };
}

async function enter(page: Page, server: { origin: string }): Promise<Person> {
  const learner = await createLearner('Marina Albuquerque', server.origin);
  await enrol(learner, server.origin);
  await page.context().addCookies([{ name: 'onboardingCompleted', value: 'true', url: server.origin }]);
  await page.goto(`${server.origin}/login?from=/practice`);
  await logIn(page, learner.email);
  return learner;
}

const toEntry = (page: Page) => page.getByRole('link', { name: /^(Começar|Voltar ao) simulado/ }).click();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A server that has just begun reads all it knows of the exam before its first simulation. */
const begun = (page: Page) => expect(heading(page, 'Questão 1 de 65')).toBeVisible({ timeout: 45_000 });

const saved = (page: Page) => expect(page.getByText('Resposta salva')).toBeVisible();

const creditsUsed = async ({ token }: Person, origin: string) =>
  (await callApi<{ creditsUsed: number }>('GET', '/users/account-info', { token, origin })).creditsUsed;

interface Reviewed {
  status: string;
  score: number;
  questions: {
    question: { id: string; answerCount: number };
    selected: string | null;
    flagged: boolean;
    review: { isCorrect: boolean; correctAnswer: string } | null;
  }[];
}
const simulation = ({ token }: Person, origin: string) =>
  callApi<Reviewed>('GET', `/exams/${examId}/simulation`, { token, origin });

/** The review shows the own answer to a question with one right option, and the key, as the server has them. */
async function expectReviewed(page: Page, { questions }: Reviewed, number: number) {
  await expect(heading(page, `Questão ${number}`)).toBeVisible();
  const { selected = '', review } = questions[number - 1] ?? {};
  const options = page.getByRole('main').locator('ol').first().getByRole('listitem');
  const option = (letter: string | null | undefined) => options.nth('ABCD'.indexOf(letter ?? '?'));
  await expect(option(selected)).toContainText(review?.isCorrect ? 'Sua resposta, correta' : 'Sua resposta');
  await expect(option(review?.correctAnswer)).toContainText(/correta$/i);
}

const verdictOf = ({ questions }: Reviewed, number: number) =>
  questions[number - 1]?.review?.isCorrect ? 'certa' : 'errada';

test.describe('without a server or a network', () => {
  test.use({ expectedErrors: failedResource });
  const place = makePlace();
  test.afterAll(() => cleanUp(place));

  test('QUEST-11 QUEST-12 QUEST-18 a simulation by keyboard alone: answered, server killed, reloaded, left without a network, ended and reviewed', async ({
    page,
    context,
  }) => {
    // Its server is a process of its own, so that it can be killed.
    const launched = await startLauncher(join(place, 'data'), { FREE_DAILY_CREDITS: '200' });
    const server = { origin: launched.address };
    const learner = await enter(page, server);
    await tabTo(page, page.getByRole('link', { name: /Começar simulado/ }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Simulado completo da CLF-C02')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await inspect(page);
    await tabTo(page, page.getByRole('button', { name: 'Começar simulado' }));
    await page.keyboard.press('Enter');

    await begun(page);
    await inspect(page);
    // Three in a row with one right option each, after the first question: among 65 there always are.
    const asked = (await simulation(learner, server.origin)).questions.map(({ question }) => question.answerCount);
    const isRow = (place: number) => place > 0 && asked.slice(place, place + 3).every((count) => count === 1);
    const first = asked.findIndex((_count, place) => isRow(place)) + 1;
    for (let number = 2; number <= first; number++) {
      await page.keyboard.press('n');
      await expect(heading(page, `Questão ${number} de 65`)).toBeVisible();
    }
    await page.keyboard.press('b');
    await saved(page);
    await page.keyboard.press('Shift+A');
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Marcada', pressed: true })).toBeVisible();
    await page.keyboard.press('n');
    await expect(heading(page, `Questão ${first + 1} de 65`)).toBeVisible();
    await expect(page.getByText('Questão em branco')).toBeVisible();

    expect(killServer(launched)).toBe(true);
    await expect(async () => {
      await page.reload();
      await expect(heading(page, `Questão ${first + 1} de 65`)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('p');
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^B/);
    await expect(page.getByRole('button', { name: 'Riscar a alternativa A', pressed: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Marcada', pressed: true })).toBeVisible();
    await saved(page);

    await context.setOffline(true);
    await expect(page.getByText('Sem conexão.', { exact: true })).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.press('c');
    await page.keyboard.press('n');
    await page.keyboard.press('a');
    await expect(page.getByText('2 respostas a enviar')).toBeVisible();
    await expect(page.getByRole('option', { name: `Questão ${first + 1}, a enviar` })).toBeVisible();
    expect(await creditsUsed(learner, server.origin)).toBe(1);
    await context.setOffline(false);
    await saved(page);
    await expect(page.getByText('Sem conexão.', { exact: true })).toHaveCount(0);
    expect(await creditsUsed(learner, server.origin)).toBe(3);
    await page.keyboard.press('b');
    await saved(page);

    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Encerrar' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Encerrar com 62 questões em branco?' });
    await expect(dialog.getByRole('button', { name: 'Voltar às questões' })).toBeFocused();
    await expect(dialog).toContainText('3 créditos');
    await tabTo(page, dialog.getByRole('button', { name: 'Encerrar e corrigir' }));
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Abaixo do corte.')).toBeVisible();
    const ended = await simulation(learner, server.origin);
    const right = ended.questions.filter(({ review }) => review?.isCorrect).length;
    expect(ended).toMatchObject({ status: 'COMPLETED' });
    expect(ended.questions.map(({ selected }) => selected).slice(first - 1, first + 2)).toEqual(['B', 'C', 'B']);
    await expect(page.getByText(`${right} de 65 certas`)).toBeVisible();
    expect(await creditsUsed(learner, server.origin)).toBe(3);
    await inspect(page);

    await page
      .getByRole('button', { name: /^Rever \d+ de / })
      .first()
      .press('Enter');
    await expect(page.getByRole('button', { name: 'Ver todos os domínios' })).toBeVisible();
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Fechar' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: /^Rever as \d+ questões$/ }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Questão 1')).toBeVisible();
    await expect(page.getByText(/^(Sua resposta|Correta)/).first()).toBeVisible();
    await inspect(page);
    await page.keyboard.press('n');
    await expect(heading(page, 'Questão 1')).toHaveCount(0);

    // The sheet says of each answer what the server says, and leads to it.
    const sheet = page.getByRole('complementary', { name: 'Gabarito' });
    await tabTo(page, sheet.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(sheet.getByRole('radio', { name: '65 todas', checked: true })).toBeVisible();
    await tabTo(page, sheet.getByRole('option', { name: /^Questão 1,/ }));
    for (let number = 1; number < first; number++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    for (const number of [first, first + 1, first + 2]) {
      const row = `Questão ${number}, ${verdictOf(ended, number)}${number === first ? ', marcada' : ''}`;
      await expect(sheet.getByRole('option', { name: row, exact: true })).toBeVisible();
      await expectReviewed(page, ended, number);
      await page.keyboard.press('n');
    }
    expect(await creditsUsed(learner, server.origin)).toBe(3);
    await page.reload();
    await expect(heading(page, 'Questão 1')).toBeVisible();
  });

  test('a simulation on a phone by touch: answered, server killed, reloaded, closed, gone on with without a network, and ended', async ({
    page,
    context,
  }) => {
    const viewport = { width: 390, height: 844 };
    await page.setViewportSize(viewport);
    const launched = await startLauncher(join(place, 'phone'), { FREE_DAILY_CREDITS: '200' });
    const server = { origin: launched.address };
    const learner = await enter(page, server);
    await toEntry(page);
    await page.getByRole('radio', { name: /Tempo e meio/ }).click({ force: true });
    await page.getByRole('button', { name: 'Começar simulado' }).click();
    await begun(page);
    const asked = (await simulation(learner, server.origin)).questions.map(({ question }) => question.answerCount);
    const singles = asked.flatMap((count, place) => (count === 1 && place > 0 ? place + 1 : []));
    const [first = 0, second = 0] = singles;
    const grid = page.getByRole('dialog', { name: 'Questões' });
    await page.getByRole('button', { name: '1/65' }).click();
    await grid.getByRole('option', { name: `Questão ${first}, em branco` }).click();
    await expect(heading(page, `Questão ${first} de 65`)).toBeVisible();
    await page.getByRole('radiogroup').locator('label').first().click();
    await saved(page);
    await page.getByRole('button', { name: 'Riscar a alternativa C' }).click();
    await page.getByRole('button', { name: 'Marcar', exact: true }).click();
    await page.getByRole('button', { name: `${first}/65` }).click();
    await expect(grid.getByRole('option', { name: `Questão ${first}, respondida, marcada` })).toBeVisible();
    await grid.getByRole('option', { name: `Questão ${second}, em branco` }).click();
    await expect(heading(page, `Questão ${second} de 65`)).toBeVisible();

    expect(killServer(launched)).toBe(true);
    await expect(async () => {
      await page.reload();
      await expect(heading(page, `Questão ${second} de 65`)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.close();

    const again = await context.newPage();
    await again.setViewportSize(viewport);
    await again.goto(`${server.origin}/practice`);
    await toEntry(again);
    await expect(again.getByText('1 de 65 respondidas, 1 marcada.')).toBeVisible();
    await again.getByRole('button', { name: `Voltar à questão ${second}` }).click();
    await expect(heading(again, `Questão ${second} de 65`)).toBeVisible();
    await inspect(again);
    await context.setOffline(true);
    await expect(again.getByText('Sem conexão.', { exact: true })).toBeVisible();
    await again.getByRole('radiogroup').locator('label').first().click();
    await expect(again.getByText('1 resposta a enviar')).toBeVisible();
    expect(await creditsUsed(learner, server.origin)).toBe(1);
    await context.setOffline(false);
    await saved(again);
    expect(await creditsUsed(learner, server.origin)).toBe(2);
    await again.getByRole('button', { name: 'Encerrar' }).first().click();
    await again.getByRole('button', { name: 'Encerrar e corrigir' }).click();
    await expect(heading(again, 'Abaixo do corte.')).toBeVisible();
    await expect(again.getByText(/tempo e meio/)).toBeVisible();
    await inspect(again);
    const ended = await simulation(learner, server.origin);
    expect(ended).toMatchObject({ status: 'COMPLETED', pace: 'TIME_AND_A_HALF' });
    const answered = ended.questions.flatMap(({ selected }, place) => (selected === null ? [] : place + 1));
    expect(answered).toEqual([first, second]);
    const right = ended.questions.filter(({ review }) => review?.isCorrect).length;
    await expect(again.getByText(`${right} de 65 certas`)).toBeVisible();
    expect(await creditsUsed(learner, server.origin)).toBe(2);
    await again.getByRole('button', { name: /^Rever as \d+ questões$/ }).click();
    await expect(again.getByText(/^(Sua resposta|Correta)/).first()).toBeVisible();
    const sheet = again.getByRole('dialog', { name: 'Gabarito' });
    for (const number of [first, second]) {
      await again.getByRole('button', { name: /^\d+\/65$/ }).click();
      await sheet.getByRole('radio', { name: '65 todas' }).click({ timeout: 10_000 });
      await sheet.getByRole('option', { name: new RegExp(`^Questão ${number}, ${verdictOf(ended, number)}`) }).click();
      await expectReviewed(again, ended, number);
    }
  });
});

test('QUEST-11 QUEST-12 a simulation with every question answered ends without a warning, and shows its score, its time and what it changed', async ({
  page,
}) => {
  const { server, learner } = await open(page);
  const { token } = learner;
  await toEntry(page);
  await page.getByRole('button', { name: 'Começar simulado' }).click();
  await begun(page);
  // One with one right option is left to the browser, ten of the others are wrong.
  const asked = (await simulation(learner, server.origin)).questions.map(({ question }) => question);
  const last = asked.findIndex(({ answerCount }) => answerCount === 1);
  for (const [place, { id }] of asked.entries()) {
    if (place === last) continue;
    const key = await keyOf(id, server.origin);
    const wrong = key.includes(',') ? (key === 'A,B' ? 'C,D' : 'A,B') : key === 'A' ? 'B' : 'A';
    const isRight = place < 54;
    await callApi('PUT', `/exams/${examId}/answers/${id}`, {
      token,
      origin: server.origin,
      body: { selected: isRight ? key : wrong, flagged: false, timeMs: 40_000 },
    });
  }
  await server.advance(65 * 60_000);
  await page.reload();
  await page.getByRole('option', { name: `Questão ${last + 1}, em branco` }).click();
  await expect(heading(page, `Questão ${last + 1} de 65`)).toBeVisible();
  await page.getByRole('radiogroup').locator('label').first().click();
  await saved(page);
  expect(await creditsUsed(learner, server.origin)).toBe(65);
  await page.getByRole('banner').getByRole('button', { name: 'Encerrar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Encerrar o simulado?' });
  await dialog.getByRole('button', { name: 'Encerrar e corrigir' }).click();

  await expect(heading(page, /^Acima do corte, por \d questões\.$|^Acima do corte\.$/)).toBeVisible();
  const { score, questions } = await simulation(learner, server.origin);
  const right = questions.filter(({ review }) => review?.isCorrect).length;
  expect(score).toBeCloseTo((right / 65) * 100);
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result).toContainText(`${right} de 65 certas ${score.toFixed(1).replace('.', ',')}%`);
  await expect(page.getByText(/^1h 5m/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'O que mudou na sua prontidão' })).toBeVisible();
  await expect(page.getByText(/^Agora dá para estimar: \d+ a \d+%\. Antes faltavam respostas\./)).toBeVisible();
  expect(await creditsUsed(learner, server.origin)).toBe(65);
});

test('a learner who never comes back finds the simulation ended and graded', async ({ page }) => {
  const { server } = await open(page);
  await toEntry(page);
  await page.getByRole('button', { name: 'Começar simulado' }).click();
  await expect(heading(page, 'Questão 1 de 65')).toBeVisible();
  await page.keyboard.press('a');
  await saved(page);
  await page.goto(`${server.origin}/practice`);
  await server.advance(2 * 3_600_000);
  await toEntry(page);
  await expect(page.getByRole('heading', { name: 'Encerrado sem você' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver o resultado' }).click();
  await expect(page.getByText('O tempo acabou e corrigimos o que estava respondido.')).toBeVisible();
});

test('time that is over ends the simulation before the eyes of the learner', async ({ page }) => {
  const { server } = await open(page);
  await toEntry(page);
  await page.getByRole('button', { name: 'Começar simulado' }).click();
  await expect(heading(page, 'Questão 1 de 65')).toBeVisible();
  await page.keyboard.press('a');
  await saved(page);
  await server.advance(80.5 * 60_000);
  await page.reload();
  await expect(page.getByText('Faltam 10 minutos.', { exact: true })).toBeVisible();
  await server.advance(9 * 60_000);
  await page.reload();
  await expect(page.getByText('Falta 1 minuto.', { exact: true })).toBeVisible();
  await server.advance(40_000);
  await page.reload();
  await expect(heading(page, 'Abaixo do corte.')).toBeVisible();
  await expect(page.getByText('O tempo acabou e corrigimos o que estava respondido.')).toBeVisible();
});

test('who has fewer credits than questions is told before the start', async ({ page, openAs }) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, '/practice');
  const ways = page.getByRole('region', { name: 'Por onde começar' });
  await expect(ways).toContainText('Precisa de 65 créditos para começar. Faltam 60 créditos.');
  await expect(ways.getByRole('link', { name: /simulado/ })).toHaveCount(0);
  await page.goto(`/question?exam=${examId}&modality=simulation`);
  await expect(page.getByRole('heading', { name: 'Faltam créditos' })).toBeVisible();
  await expect(page.getByText('O simulado só começa com 65. Faltam 60.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Começar simulado' })).toHaveCount(0);
  await inspect(page);
  const door = page.getByRole('region', { name: 'Faltam créditos' });
  const offers = () => door.getByRole('link').allTextContents();
  expect(await offers()).toEqual(['Praticar sem simulado', 'Ver planos e pacotes']);

  // What was missed can be read again for nothing.
  const { question } = await callApi<{ question: { id: string } }>('POST', '/questions/generate', {
    token: learner.token,
    body: { examId, domain: 'all' },
  });
  const selected = (await keyOf(question.id)) === 'A' ? 'B' : 'A';
  await callApi('POST', '/attempts', {
    token: learner.token,
    body: { questionId: question.id, examId, selected, timeMs: 9000 },
  });
  await page.reload();
  await expect(door).toContainText('Revisões e respostas passadas não usam créditos.');
  expect(await offers()).toEqual(['Praticar sem simulado', 'Reler as que você errou', 'Ver planos e pacotes']);
  await door.getByRole('link', { name: 'Reler as que você errou' }).click();
  await expect(page).toHaveURL('/progress?view=answers&exam=clf-c02&wrong=yes');
});

test.describe('signing out with answers that only this browser has', () => {
  test.use({ expectedErrors: failedResource });
  const keptHere = (page: Page) => page.evaluate(() => localStorage.getItem('prepar-simulation'));
  const signOut = (page: Page) => page.getByRole('link', { name: 'Sair' }).first().click();

  test('LOGOUT-06 they are sent first; what cannot be sent is told before it is lost, and nothing of the learner stays', async ({
    page,
  }) => {
    const { server, learner } = await open(page);
    await toEntry(page);
    await page.getByRole('button', { name: 'Começar simulado' }).click();
    await begun(page);
    const reconnect = await answerInstead(page, 'PUT /exams/*/answers/*', 'lost');
    await page.keyboard.press('a');
    await page.keyboard.press('n');
    await page.keyboard.press('a');
    await expect(page.getByText('2 respostas a enviar')).toBeVisible();

    await page.goto(`${server.origin}/practice`);
    await signOut(page);
    await expect(heading(page, '2 respostas não chegaram ao servidor')).toBeVisible();
    await inspect(page);
    await page.getByRole('link', { name: 'Voltar à prática' }).click();
    await expect(page.getByRole('link', { name: /^Voltar ao simulado/ })).toBeVisible();
    expect(await keptHere(page)).not.toBeNull();

    await reconnect();
    await signOut(page);
    await expect(heading(page, 'Você saiu.')).toBeVisible();
    expect(await keptHere(page)).toBeNull();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, learner.email);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina');
    expect(await creditsUsed(learner, server.origin)).toBe(2);

    // Once more, and given up.
    await page.goto(`${server.origin}/practice`);
    await toEntry(page);
    await page.getByRole('button', { name: /^Voltar à questão/ }).click();
    await answerInstead(page, 'PUT /exams/*/answers/*', 'lost');
    await page.keyboard.press('f');
    await expect(page.getByText('1 resposta a enviar')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${server.origin}/practice`);
    await toEntry(other);
    await expect(other.getByRole('button', { name: /^Voltar à questão/ })).toBeVisible();
    await page.goto(`${server.origin}/dashboard`);
    await signOut(page);
    await expect(heading(page, '1 resposta não chegou ao servidor')).toBeVisible();
    await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await expect(heading(page, 'Você saiu.')).toBeVisible();
    await expect(other).toHaveURL(/\/login/);
    const left = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => !/language|theme|font-size/.test(key)));
    expect(await left()).toEqual([]);
  });
});
