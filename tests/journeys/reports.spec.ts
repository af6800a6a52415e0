import type { Page } from '@playwright/test';
import { administrator, callApi, createLearner, expect, type Person, signIn, startServer, test } from './fixtures.ts';
import { inspect, tabTo } from './inspect.ts';
import { nextAnswer } from './network.ts';
import { answerQuestion, enrol, examId, notices, questionPath } from './steps.ts';

// It starts a server of its own, on which four people take turns.
test.setTimeout(180_000);

/** The portal as another person, whoever had it before. */
async function openAs(page: Page, origin: string, token: string, path: string): Promise<void> {
  const localStorage = Object.entries({
    auth_token: token,
    auth_token_timestamp: String(Date.now() - 60_000),
  }).map(([name, value]) => ({ name, value }));
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.context().addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(origin + path);
}

/** Reports the question whose reasons are on the page. */
async function reportAsWrong(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Relatar um problema' }).click();
  const dialog = page.getByRole('dialog', { name: 'O que há de errado nesta questão?' });
  await dialog.getByText('A resposta indicada está errada').click();
  await dialog.getByRole('button', { name: 'Enviar relato' }).click();
  await expect(page.locator(':focus')).toContainText(/Seu relato\s*Em análise/);
  await expect(notices(page)).toBeEmpty();
}

const reportsTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Meus relatos' });

test('a question that two learners report leaves circulation; an administrator decides, takes it back and decides again, and both see status and credit', async ({
  page,
}) => {
  const server = await startServer({ environment: { FREE_DAILY_CREDITS: '60' }, hasFew: true });
  const { origin } = server;
  const enrolled = async (name: string) => {
    const person = await createLearner(name, origin);
    await enrol(person, origin);
    return person;
  };
  const [first, second, third] = [await enrolled('Ana Souza'), await enrolled('Rui Prado'), await enrolled('Lia Melo')];
  const askedBy = async (questionId: string) => {
    const [row] = await server.rows<{ asked_hash: number }>(
      `select asked_hash from questions where id = '${questionId}'`,
    );
    return row?.asked_hash;
  };
  const draw = ({ token }: Person) =>
    callApi<{ id: string }[]>('GET', `/questions/questions/random?examId=${examId}&limit=10`, { origin, token });
  const creditsOf = async ({ token }: Person) =>
    (await callApi<{ creditsRemaining: number }>('GET', '/users/account-info', { origin, token })).creditsRemaining;

  // One learner reports below the explanation, and looks at what was reported.
  await openAs(page, origin, first.token, questionPath);
  const generated = nextAnswer(page, 'POST /questions/generate');
  await page.getByRole('button', { name: 'Gerar questão' }).click();
  const { data } = (await (await generated).json()) as { data: { question: { id: string } } };
  const wrong = await askedBy(data.question.id);
  await answerQuestion(page);
  await reportAsWrong(page);
  await page.getByRole('main').getByRole('link', { name: 'Meus relatos' }).click();
  await expect(reportsTitle(page)).toBeVisible();
  await expect(page.getByText('1 enviado, nenhum confirmado, nenhum crédito devolvido')).toBeVisible();
  const report = page.getByRole('main').getByRole('listitem');
  await expect(report).toContainText('Em análise');
  await expect(report).toContainText('Agora uma pessoa lê seu relato e decide.');
  await inspect(page);

  // Another learner met the same, and reports it from past answers.
  let same: string | undefined;
  while (same === undefined) {
    const questions = await draw(second);
    const asked = await Promise.all(questions.map(({ id }) => askedBy(id)));
    same = questions.find((_question, place) => asked[place] === wrong)?.id;
  }
  await callApi('POST', '/attempts', {
    origin,
    token: second.token,
    body: { questionId: same, examId, selected: 'A', timeMs: 9000 },
  });
  await openAs(page, origin, second.token, `/progress?view=answers&exam=${examId}&q=${same}`);
  await reportAsWrong(page);
  await expect(page.getByText('A questão está fora de circulação até uma pessoa decidir.')).toBeVisible();
  for (const learner of [second, third, third])
    for (const { id } of await draw(learner)) expect(await askedBy(id)).not.toBe(wrong);
  const before = [await creditsOf(first), await creditsOf(second)];

  // An administrator confirms, takes it back from the notice with the question closed, and confirms again.
  const token = await signIn(administrator, origin);
  await openAs(page, origin, token, '/admin?section=quality');
  const board = page.getByRole('main');
  const row = board.getByRole('button', { name: /Quarentena/ });
  const drawer = page.getByRole('dialog', { name: 'Questão' });
  const confirm = async () => {
    await row.click();
    await drawer.getByRole('button', { name: 'Confirmar erro' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
    await expect(notices(page)).toContainText('Questão fora de circulação');
  };
  await expect(row).toHaveCount(1);
  await inspect(page);
  await confirm();
  // The button that was pressed is gone; the drawer keeps the focus.
  await expect(drawer.getByRole('button', { name: 'Confirmar erro' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(board.getByText('Nada para decidir')).toBeVisible();
  await tabTo(page, notices(page).getByRole('button', { name: 'Desfazer' }));
  await page.keyboard.press('Enter');
  await expect(notices(page)).toContainText('Decisão desfeita');
  await expect(row).toHaveCount(1);
  await confirm();
  await expect(drawer.getByRole('button', { name: 'Desfazer a decisão' })).toBeVisible();

  // Both are told, and have their credit back, once.
  expect([await creditsOf(first), await creditsOf(second)]).toEqual(before.map((credits) => credits + 1));
  for (const learner of [first, second]) {
    await openAs(page, origin, learner.token, '/profile');
    await page.getByRole('link', { name: 'Meus relatos' }).click();
    await expect(page.getByText('1 enviado, 1 confirmado, 1 crédito devolvido')).toBeVisible();
    await expect(report).toContainText('Confirmado, +1 crédito');
    await expect(report).toContainText('a questão saiu de circulação');
  }
  await page.getByRole('link', { name: /^Reler a questão/ }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /relato confirmado/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('who has reported nothing is told how, on a phone too', async ({ page, openAs: open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(await createLearner(), '/profile?view=reports');
  await expect(page.getByText('Você ainda não relatou nada')).toBeVisible();
});
