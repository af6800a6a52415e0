import type { Page, Response } from '@playwright/test';
import { callApi, expect, keyOf, test } from './fixtures.ts';
import { tabTo } from './inspect.ts';
import { nextAnswer } from './network.ts';
import { examId, openPairs } from './steps.ts';

const options = (page: Page) => page.getByRole('checkbox');

/** The letters of a question in an answer of the server: the right ones, and the others. */
async function lettersIn(generated: Response, origin: string) {
  const { data } = (await generated.json()) as { data: { question: { id: string; options: { label: string }[] } } };
  const right = (await keyOf(data.question.id, origin)).split(',');
  const labels = data.question.options.map(({ label }) => label);
  return { id: data.question.id, right, wrong: labels.filter((label) => !right.includes(label)) };
}

test('QUEST-03 QUEST-04 QUEST-05 QUEST-06 QUEST-07 QUEST-13 two of five are marked, a third is refused, and each letter is told right, wrong or missed', async ({
  page,
}) => {
  const { origin, learner } = await openPairs(page);

  const generation = nextAnswer(page, 'POST /questions/generate');
  const ahead = generation.then(() => nextAnswer(page, 'POST /questions/generate'));
  await page.getByRole('button', { name: 'Gerar questão' }).click();
  const first = await lettersIn(await generation, origin);
  const [one = '', other = ''] = first.right;
  const [wrong = '', tooMany = ''] = first.wrong;
  await expect(options(page)).toHaveCount(5);
  await expect(page.getByText('Escolha DUAS', { exact: true })).toBeVisible();
  await expect(page.getByText(/\(Escolha DUAS\.\)$/)).toBeVisible();

  const confirm = page.getByRole('button', { name: 'Confirmar resposta' });
  const status = page.getByRole('status').filter({ hasText: /marcadas/ });
  await page.keyboard.press(wrong);
  await expect(status).toHaveText('1 de 2 marcadas');
  await expect(confirm).toBeDisabled();
  const last = options(page).nth(one.charCodeAt(0) - 65);
  await tabTo(page, last);
  await page.keyboard.press('Space');
  await expect(status).toHaveText('2 de 2 marcadas');
  await page.keyboard.press(tooMany);
  await expect(status).toHaveText('Já há duas marcadas. Desmarque uma para trocar.');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  const answering = nextAnswer(page, 'POST /attempts');
  await page.keyboard.press('Enter');
  const selected = [wrong, one].toSorted().join();
  const answered = await answering;
  expect(answered.request().postDataJSON()).toMatchObject({ questionId: first.id, examId, selected });
  expect(await answered.json()).toMatchObject({ data: { isCorrect: false, correctAnswer: first.right.join() } });
  await expect(page.getByText(`Não foi desta vez. As corretas são ${one} e ${other}.`)).toBeVisible();
  await expect(page.getByText('Você acertou uma das duas.', { exact: false })).toBeVisible();
  await expect(page.getByText('Escolha DUAS', { exact: true })).toBeVisible();
  await expect(page.getByText('Sua resposta, correta', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Correta, faltou marcar', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Sua resposta', { exact: true })).toHaveCount(1);
  await expect(options(page)).toHaveCount(0);

  const second = await lettersIn(await ahead, origin);
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(options(page)).toHaveCount(5, { timeout: 1000 });
  }).toPass();
  const label = (letter: string) =>
    page
      .getByRole('main')
      .locator('label')
      .nth(letter.charCodeAt(0) - 65);
  for (const letter of second.right) await label(letter).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Retomar estudo' }).last().click();
  const grading = nextAnswer(page, 'POST /attempts');
  await confirm.click();
  expect(await (await grading).json()).toMatchObject({ data: { isCorrect: true } });
  await expect(page.getByText(`Isso mesmo. As corretas são ${second.right.join(' e ')}.`)).toBeVisible();
  await expect(page.getByText('Sua resposta, correta', { exact: true })).toHaveCount(2);

  const listed = await callApi('GET', '/attempts?limit=2', { origin, token: learner.token });
  expect(listed).toMatchObject([
    { questionId: second.id, selected: second.right.join(), isCorrect: true },
    { questionId: first.id, selected, isCorrect: false },
  ]);
});
