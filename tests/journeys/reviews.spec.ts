import { callApi, createLearner, expect, keyOf, startServer, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { failedResource } from './network.ts';
import { enrol, examId, logIn } from './steps.ts';

// Nothing more to review is told by a refusal.
test.use({ expectedErrors: failedResource });

test('what was missed comes back the next day in another question, free of credits, until nothing is due', async ({
  page,
}) => {
  const { origin, advance } = await startServer({ environment: { FREE_DAILY_CREDITS: '1' } });
  const learner = await createLearner('Marina Albuquerque', origin);
  await enrol(learner, origin);
  const { question } = await callApi<{ question: { id: string } }>('POST', '/questions/generate', {
    origin,
    token: learner.token,
    body: { examId, domain: 'all' },
  });
  const selected = (await keyOf(question.id, origin)) === 'A' ? 'B' : 'A';
  const body = { questionId: question.id, examId, selected, timeMs: 9000 };
  await callApi('POST', '/attempts', { origin, token: learner.token, body });
  await advance(86_400_000);

  await page.context().addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=/practice`);
  await logIn(page, learner.email);
  await page.getByRole('link', { name: 'Revisar 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje volta 1 fato para lembrar.' })).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Revisar 1 da CLF-C02' }).click();
  await expect(page.getByText('Um fato que você errou ou pediu para rever, em outra questão.')).toBeVisible();
  await page.getByRole('radiogroup').locator('label').first().click();
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
  await expect(page.getByText('Não usou crédito, resta 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Não revisar mais' }).click();
  await expect(page.getByText('Saiu das suas revisões.')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Nova questão' }).click();
  await expect(page.getByRole('heading', { name: 'Revisões de hoje em dia' })).toBeVisible();
  const deck = await callApi<{ due: unknown[]; facts: unknown[]; doneToday: number }>('GET', '/reviews', {
    origin,
    token: learner.token,
  });
  expect(deck).toMatchObject({ due: [], facts: [], doneToday: 1 });
});
