import { callApi, createLearner, expect, keyOf, startServer, test } from './fixtures.ts';
import { answerInstead, failedResource } from './network.ts';
import { enrol, examId, logIn } from './steps.ts';

test.use({ expectedErrors: failedResource });

const day = 24 * 3_600_000;

test('SCOPE-04 an exam date is planned, changed and, once it has passed, asked about a single time', async ({
  page,
  context,
}) => {
  const server = await startServer({ now: new Date('2025-11-13T15:00:00.000Z') }); // midday in São Paulo
  const { origin } = server;
  const learner = await createLearner('Marina Albuquerque', origin);
  await enrol(learner, origin);
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=%2Fdashboard`);
  await logIn(page, learner.email);
  await page
    .getByRole('region', { name: 'Prontidão', exact: true })
    .getByRole('link', { name: 'Planejar a data da prova' })
    .click();
  const plan = page.getByRole('region', { name: 'O plano' });
  await expect(plan).toContainText('Faltam 20 respostas para a primeira estimativa.');
  await page.getByRole('spinbutton').first().press('1');
  await page.keyboard.type('4112025');
  await page.getByRole('button', { name: 'Salvar data' }).click();
  await expect(page.getByText('Data salva: 14 de novembro de 2025.')).toBeVisible();

  await page.getByRole('button', { name: 'Remover a data' }).click();
  await expect(page.getByText('Data removida.')).toBeVisible();
  await callApi('PUT', `/exams/${examId}/date`, { origin, token: learner.token, body: { date: '2025-11-14' } });
  await server.advance(2 * day);

  await page.goto(`${origin}/dashboard`);
  const dialog = page.getByRole('dialog', { name: /^Como foi a prova/ });
  await dialog.getByText('Não passei desta vez').click();
  await dialog.getByRole('button', { name: 'Enviar resultado' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Obrigado por contar.')).toBeVisible();

  await page.goto(`${origin}/progress?view=plan`);
  const told = page.getByRole('region', { name: 'Provas que você contou' });
  await expect(told).toContainText('14 de novembro de 2025');
  await told.getByRole('button', { name: /^Corrigir/ }).click();
  await dialog.getByText('Passei', { exact: true }).click();
  await dialog.getByRole('textbox').fill('782');
  await dialog.getByRole('button', { name: 'Enviar resultado' }).click();
  await expect(told).toContainText(/Passei.*782/);
  const { exams } = await callApi<{ exams: unknown[] }>('GET', '/exams/dates', { origin, token: learner.token });
  expect(exams).toMatchObject([
    { date: null, outcomeDue: false, outcomes: [{ date: '2025-11-14', result: 'PASSED', mark: 782 }] },
  ]);
});

test('SCOPE-04 what a date takes stands in the title with the credits for it, and becomes the daily goal', async ({
  page,
  context,
}) => {
  const { origin } = await startServer({ environment: { FREE_DAILY_CREDITS: '100' } });
  const { token, email } = await createLearner('Marina Albuquerque', origin);
  await enrol({ token }, origin);
  for (let index = 0; index < 60; index++) {
    const { question } = await callApi<{ question: { id: string } }>('POST', '/questions/generate', {
      origin,
      token,
      body: { examId, domain: 'all' },
    });
    const key = await keyOf(question.id, origin);
    // Two thirds right: below the cut, and able to reach it.
    const selected = index % 3 > 0 ? key : key === 'A' ? 'B' : 'A';
    await callApi('POST', '/attempts', {
      origin,
      token,
      body: { questionId: question.id, examId, selected, timeMs: 20_000 },
    });
  }
  // Far enough away for any learner of this kind to get there with more than a question a day.
  const date = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
  await callApi('PUT', `/exams/${examId}/date`, { origin, token, body: { date } });
  const { perDay, daysLeft } = await callApi<{ perDay: { value: number }; daysLeft: number }>(
    'GET',
    `/metrics/plan?examId=${examId}&date=${date}`,
    { origin, token },
  );
  await callApi('PUT', '/config/settings', {
    origin,
    token,
    body: { ...(await callApi<object>('POST', '/config/default', { origin, token })), dailyGoal: 1 },
  });
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=${encodeURIComponent('/progress?view=plan')}`);
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${perDay.value} questões por dia`);
  const plan = page.getByRole('region', { name: 'O plano', exact: true });
  await expect(plan).toContainText(`Créditos até lá${(perDay.value * daysLeft).toLocaleString('pt-BR')}`);

  const give = await answerInstead(page, 'PUT /config/settings', { status: 500 });
  const asGoal = plan.getByRole('button', { name: `Usar ${perDay.value} como meta diária` });
  await asGoal.click();
  await expect(plan).toContainText('A meta não foi salva. Tente de novo.');
  await give();
  await asGoal.click();
  await expect(plan).toContainText(`Sua meta diária, de ${perDay.value}, já basta.`);
  const { dailyGoal, ...others } = await callApi<{ dailyGoal: number; soundEffects: boolean }>(
    'GET',
    '/config/settings',
    { origin, token },
  );
  expect(dailyGoal).toBe(perDay.value);
  expect(others.soundEffects).toBe(true);
  await page.getByRole('link', { name: 'Painel' }).first().click();
  await expect(page.getByRole('progressbar', { name: 'Meta de hoje' })).toBeVisible();
  await expect(page.getByText(`de ${perDay.value} na meta de hoje`)).toBeVisible();
});
