import { callApi, createLearner, expect, startServer, test } from './fixtures.ts';
import { enrol, examId, logIn } from './steps.ts';

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
  await expect(plan).toContainText('Ainda não há data.');
  await page.getByRole('spinbutton').first().press('1');
  await page.keyboard.type('4112025');
  await page.getByRole('button', { name: 'Salvar data' }).click();
  await expect(plan).toContainText('Ainda não dá para planejar.');

  await page.getByRole('button', { name: 'Remover a data' }).click();
  await expect(plan).toContainText('Ainda não há data.');
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
