import type { Page } from '@playwright/test';
import { callApi, createLearner, expect, keyOf, startServer, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { failedResource } from './network.ts';
import { answerQuestion, enrol, examId, logIn, nextQuestion, verdict } from './steps.ts';

// Nothing more to review is told by a refusal.
test.use({ expectedErrors: failedResource });

/** A learner who missed a question yesterday, or several, signed in on the dashboard of a server of its own. */
async function missOne(page: Page, dailyCredits: string, count = 1) {
  const { origin, advance } = await startServer({ environment: { FREE_DAILY_CREDITS: dailyCredits } });
  const learner = await createLearner('Marina Albuquerque', origin);
  await enrol(learner, origin);
  for (let missed = 0; missed < count; missed++) {
    const { question } = await callApi<{ question: { id: string } }>('POST', '/questions/generate', {
      origin,
      token: learner.token,
      body: { examId, domain: 'all' },
    });
    const selected = (await keyOf(question.id, origin)) === 'A' ? 'B' : 'A';
    const body = { questionId: question.id, examId, selected, timeMs: 9000 };
    await callApi('POST', '/attempts', { origin, token: learner.token, body });
  }
  await advance(86_400_000);
  await page.context().addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login`);
  await logIn(page, learner.email);
  await expect(page).toHaveURL(`${origin}/dashboard`);
  return { origin, learner };
}

test('what was missed comes back the next day in another question, free of credits, until nothing is due', async ({
  page,
}) => {
  const { origin, learner } = await missOne(page, '1');
  // A simulation takes more credits than there are; what is due takes none.
  await page.goto(`${origin}/question?exam=clf-c02&modality=simulation&start=now`);
  await expect(page.getByRole('link', { name: 'Revisar 1 conceito' })).toBeVisible();
  // A question that was left open does not stand in its way.
  await page.goto(`${origin}/question?exam=clf-c02&modality=all&start=now`);
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.goto(`${origin}/practice`);
  await page.getByRole('link', { name: 'Revisar 1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje volta 1 conceito para lembrar.' })).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Revisar 1 da CLF-C02' }).click();
  await expect(page.getByText(/^Um conceito que você errou em \d\d\/\d\d\/\d{4}, em outra questão\./)).toBeVisible();
  await page.getByRole('radiogroup').locator('label').first().click();
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
  await expect(page.getByText('Não usou crédito, resta 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Não rever mais' }).click();
  await expect(page.getByText('Saiu das suas revisões.')).toBeVisible();
  await inspect(page);
  await expect(page.getByText('Revisão 1 de 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Próxima revisão' }), 'none is left').toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ver o resultado' })).toBeVisible();
  await page.goto(`${origin}/question?exam=clf-c02&modality=all&only=due&start=now`);
  await expect(page.getByRole('heading', { name: 'Revisões de hoje em dia' })).toBeVisible();
  const deck = await callApi<{ due: unknown[]; facts: unknown[]; doneToday: number }>('GET', '/reviews', {
    origin,
    token: learner.token,
  });
  expect(deck).toMatchObject({ due: [], facts: [], doneToday: 1 });
});

test('one press on the dashboard runs through the next ten minutes, from what is due to the last credit', async ({
  page,
}) => {
  const { origin } = await missOne(page, '2');
  const plan = page.getByRole('region', { name: 'Próximos 10 minutos' });
  await expect(plan.getByRole('listitem')).toContainText(['1 conceito que volta hoje', '2 questões variadas']);
  await plan.getByRole('link', { name: 'Continuar CLF-C02' }).click();

  await expect(page).toHaveURL(`${origin}/question?exam=clf-c02&modality=all&only=due`);
  await expect(page.getByText('Próximos 10 minutos: 0 de 3 feitas.')).toBeVisible();
  await expect(page.getByText(/^Um conceito que você errou em \d\d\/\d\d\/\d{4}, em outra questão\./)).toBeVisible();
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nova questão, 1 crédito', exact: true })).toBeVisible();
  await nextQuestion(page);
  await expect(page).toHaveURL(`${origin}/question?exam=clf-c02&modality=all`);
  await expect(page.getByText('Próximos 10 minutos: 1 de 3 feitas.')).toBeVisible();
  // Loaded again, the session waits, and the run with it.
  await page.reload();
  await page.getByRole('button', { name: 'Retomar estudo' }).last().click();
  // So it does where the learner leaves and comes back by the dashboard.
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('button', { name: /^Pausar e sair/ }).click();
  await plan
    .getByRole('link', { name: /^Retomar a questão/ })
    .last()
    .click();
  await expect(page.getByText('Próximos 10 minutos: 1 de 3 feitas.')).toBeVisible();
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  // From a verdict too: the plan has what is left of it, not a new one.
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('button', { name: /^Pausar e sair/ }).click();
  await expect(plan.getByRole('listitem')).toContainText(['1 questão variada']);
  await expect(plan.getByText('CLF-C02, 2 de 3 feitas, usa 1 crédito')).toBeVisible();
  // And it is the same in another tab, when this one is closed.
  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(`${origin}/dashboard`);
  const rest = tab.getByRole('region', { name: 'Próximos 10 minutos' });
  await expect(rest.getByText('CLF-C02, 2 de 3 feitas, usa 1 crédito')).toBeVisible();
  await rest.getByRole('link', { name: 'Continuar o plano' }).click();
  await expect(tab.getByText('Próximos 10 minutos: 2 de 3 feitas.')).toBeVisible();
  await answerQuestion(tab);
  await expect(tab.getByText('Plano completo: 3 questões.')).toBeVisible();
  const result = tab.getByRole('button', { name: 'Ver o resultado' });
  await expect(async () => {
    if (await result.isVisible()) await result.click({ timeout: 1000 });
    await expect(tab.getByRole('heading', { level: 1, name: /de 3 certas$/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await tab.goto(`${origin}/dashboard`);
  await expect(rest.getByText('CLF-C02, sem créditos')).toBeVisible();
});

test('what is due no more by the time of the press is passed over', async ({ page }) => {
  const { origin, learner } = await missOne(page, '2');
  await expect(page.getByText('1 conceito que volta hoje')).toBeVisible();
  const { token } = learner;
  const { facts } = await callApi<{ facts: { questionId: string }[] }>('GET', '/reviews', { origin, token });
  expect(facts).toHaveLength(1);
  const fact = `/attempts/${facts[0]?.questionId}/review`;
  await callApi('PUT', fact, { origin, token, body: { wanted: false } });
  await page.getByRole('link', { name: 'Continuar CLF-C02' }).click();
  await expect(page).toHaveURL(`${origin}/question?exam=clf-c02&modality=all`);
  await expect(page.getByRole('radiogroup')).toBeVisible();
});

test('reviews that end early say how many are left, and their result goes on with those, without a credit', async ({
  page,
}) => {
  const { origin } = await missOne(page, '2', 2);
  await page.goto(`${origin}/practice?view=reviews`);
  await page.getByRole('link', { name: 'Revisar 2 da CLF-C02' }).click();
  await expect(page.getByText('Revisão 1 de 2')).toBeVisible();
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Parar por aqui?' });
  await expect(dialog.getByText('Falta 1 revisão, que continua para hoje.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Encerrar a sessão/ }).click();
  await expect(page.getByText(/^CLF-C02, revisão encerrada em/)).toBeVisible();
  await expect(page.getByText('Falta 1 revisão grátis da CLF-C02 para hoje.')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar a revisão' }).click();
  await expect(page.getByText('Revisão 1 de 1')).toBeVisible();
});
