import type { Page } from '@playwright/test';
import { callApi, createLearner, expect, password, startServer, test } from './fixtures.ts';
import { answerInstead, failedResource, holdBack, letThrough, nextAnswer, nextCall, watchCalls } from './network.ts';
import { enrol, examId, logIn, notices } from './steps.ts';

const listing = 'GET /exams/with-enrollment';
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const enrolButton = (page: Page) => page.getByRole('button', { name: 'Inscrever-se na CLF-C02' });
const unenrolButton = (page: Page) => page.getByRole('button', { name: 'Cancelar inscrição na CLF-C02' });

interface Exam {
  id: string;
  code: string;
  name: string;
  isActive: boolean;
  isEnrolled: boolean;
  modalities: { name: string }[];
}

test('PRAC-01 PRAC-02 PRAC-04 PRAC-05 PRAC-08 PRAC-09 PRAC-11 PRAC-12 PRAC-13 PRAC-14 PRAC-15 PRAC-17 PRAC-21 PRAC-22 a learner enrols in an exam, sees how to practise it, and leaves it again', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  const { exams } = await callApi<{ exams: Exam[] }>('GET', '/exams/with-enrollment', { token: learner.token });
  const calls = watchCalls(page);
  await openAs(learner, '/practice');
  await expect(enrolButton(page)).toBeVisible();
  for (const { name } of exams.filter(({ isActive }) => isActive))
    await expect(list(page, 'Abertas para inscrição')).toContainText(name);
  for (const { name } of exams.filter(({ isActive }) => !isActive)) await expect(page.getByText(name)).toHaveCount(0);

  await enrolButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: /CLF-C02\?$/ });
  await expect(dialog).toContainText('Inscrever-se na CLF-C02?');
  const start = nextCall(page, `POST /exams/${examId}/start`);
  await dialog.getByRole('button', { name: 'Inscrever-se' }).click();
  await start;
  await expect(notices(page)).toContainText('Inscrição realizada com sucesso!');
  await expect(dialog).toHaveCount(0);
  const exam = exams.find(({ id }) => id === examId);
  await expect(page.getByRole('heading', { level: 2, name: exam?.name ?? '?' })).toBeVisible();
  for (const { name } of exam?.modalities ?? [])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();

  await unenrolButton(page).click();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'o acesso à prova e aos treinos',
    'o histórico de questões',
    'as métricas de progresso',
    'as estatísticas de desempenho',
  ]);
  const leave = nextCall(page, `DELETE /exams/${examId}/unenroll`);
  await dialog.getByRole('button', { name: 'Cancelar inscrição' }).click();
  await leave;
  await expect(notices(page)).toContainText('Desinscrição realizada com sucesso!');
  await expect(enrolButton(page)).toBeVisible();
  expect(calls.of(listing), 'both changes were made to the list that was there').toHaveLength(1);
  const after = await callApi<{ exams: Exam[] }>('GET', '/exams/with-enrollment', { token: learner.token });
  expect(after.exams.filter(({ isEnrolled }) => isEnrolled)).toEqual([]);
});

test.describe('when the server refuses or is out of reach', () => {
  test.use({ expectedErrors: failedResource });

  test('PRAC-16 PRAC-18 PRAC-19 PRAC-20 each failure has its sentence, and trying again goes on from there', async ({
    page,
    openAs,
  }) => {
    const learner = await createLearner();
    await answerInstead(page, listing, { status: 500 });
    await openAs(learner, '/practice');
    await expect(page.getByRole('alert')).toContainText('Erro ao carregar exames');
    await expect(page.getByRole('alert')).toContainText('Não foi possível carregar os exames disponíveis.');
    await letThrough(page);
    await answerInstead(page, listing, 'lost');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('alert')).toContainText('Erro de conexão');
    await expect(page.getByRole('alert')).toContainText('Verifique sua conexão com a internet.');
    await letThrough(page);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();

    await answerInstead(page, `POST /exams/${examId}/start`, { status: 500 });
    const failed = notices(page).getByRole('alert');
    await enrolButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Inscrever-se' }).click();
    await expect(failed).toContainText('Erro na inscrição');
    await expect(failed).toContainText('Não foi possível se inscrever no exame. Tente novamente.');
    await failed.getByRole('button', { name: 'Fechar' }).click();
    await letThrough(page);
    await enrolButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Inscrever-se' }).click();
    await expect(unenrolButton(page)).toBeVisible();

    await answerInstead(page, `DELETE /exams/${examId}/unenroll`, { status: 500 });
    await unenrolButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar inscrição' }).click();
    await expect(failed).toContainText('Erro na desinscrição');
    await expect(unenrolButton(page)).toBeVisible();
  });
});

test('PRAC-13 an enrolment and its end on their way are not sent again by another press', async ({ page, openAs }) => {
  await openAs(await createLearner(), '/practice');
  const calls = watchCalls(page);
  for (const [button, call] of [
    [enrolButton(page), 'POST /exams/*/start'],
    [unenrolButton(page), 'DELETE /exams/*/unenroll'],
  ] as const) {
    const letGo = await holdBack(page, call);
    await button.click();
    const dialog = page.getByRole('alertdialog');
    const confirm = dialog.getByRole('button').last();
    await confirm.click();
    await expect(confirm).toHaveAttribute('data-pending', 'true');
    await confirm.click({ force: true });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await letGo();
    await expect(dialog).toHaveCount(0);
    expect(calls.of(call)).toHaveLength(1);
  }
});

test('PRAC-23 PRAC-24 the list of exams is good for five minutes, and whoever signs in next sees nothing of it', async ({
  page,
  openAs,
  context,
}) => {
  const [first, second] = [await createLearner(), await createLearner('Bruno Lima')];
  await enrol(first);
  await page.clock.install();
  const calls = watchCalls(page);
  const lists = () => calls.of(listing);
  const visit = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('aria-current', 'page');
  };
  await openAs(first, '/practice');
  await expect(unenrolButton(page)).toBeVisible();
  await visit('Progresso');
  await page.clock.fastForward('04:30');
  await visit('Praticar');
  await expect(unenrolButton(page)).toBeVisible();
  await visit('Progresso');
  expect(lists()).toHaveLength(1);
  await page.clock.fastForward('00:31');
  const again = nextCall(page, listing);
  await visit('Praticar');
  await again;
  await expect(unenrolButton(page)).toBeVisible();

  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.getByText('Você saiu.')).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL('/login');
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', domain: 'localhost', path: '/' }]);
  const letGo = await holdBack(page, listing);
  await logIn(page, second.email, password);
  await expect(page).toHaveURL('/dashboard');
  await visit('Praticar');
  await expect(page.getByText('Carregando as provas')).toBeAttached();
  await expect(unenrolButton(page)).toHaveCount(0);
  await letGo();
  await expect(enrolButton(page)).toBeVisible();
});

test('PRAC-03 PRAC-07 the exam of the address is the one that opens, by id or by code; one that is not active opens nothing', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await page.route('**/api/v1/exams/with-enrollment', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { exams: Exam[] } };
    const exams = body.data.exams.map((exam) => ({
      ...exam,
      isEnrolled: ['clf-c02', 'saa-c03', 'az-900'].includes(exam.id),
      isActive: exam.id !== 'az-900',
    }));
    await route.fulfill({ json: { ...body, data: { exams } } });
  });
  const opened = page.getByRole('button', { name: /^Cancelar inscrição/ });
  await openAs(learner, '/practice?exam=saa-c03');
  await expect(opened.last()).toHaveText('Cancelar inscrição na SAA-C03');
  await page.goto('/practice?exam=CLF-C02');
  await expect(opened.last()).toHaveText('Cancelar inscrição na CLF-C02');
  await page.goto('/practice?exam=az-900');
  await expect(page.getByText('Inativa')).toBeVisible();
  await expect(opened.last()).toHaveText('Cancelar inscrição na CLF-C02');
  await page.goto('/question?exam=az-900&modality=all');
  await expect(page.getByRole('heading', { name: 'Esta prova não está entre as suas' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para Praticar' }).click();
  await expect(page).toHaveURL('/practice');
});

test('PRAC-03 PROG-04 DASH-11 dashboard, practice, progress and past answers open on the exam chosen or practised last, in every tab and after a reload', async ({
  page,
  context,
}) => {
  const { origin } = await startServer({ environment: { FREE_DAILY_CREDITS: '30' } });
  const learner = await createLearner('Marina Albuquerque', origin);
  const { token } = learner;
  await callApi('POST', '/exams/saa-c03/start', { origin, token });
  await enrol(learner, origin);
  // So many that readiness is shown.
  for (let answered = 0; answered < 20; answered++) {
    const [question] = await callApi<[{ id: string }]>('GET', `/questions/questions/random?examId=${examId}`, {
      origin,
      token,
    });
    const body = { questionId: question.id, examId, selected: 'A', timeMs: 20_000 };
    await callApi('POST', '/attempts', { origin, token, body });
  }
  const examOfAnswers = (tab: Page) => tab.getByRole('main').getByRole('button', { name: /Prova$/ });
  const opensOn = async (tab: Page, code: string) => {
    await tab.goto(`${origin}/practice`);
    await expect(tab.getByRole('button', { name: /^Cancelar inscrição/ }).last()).toHaveText(
      `Cancelar inscrição na ${code}`,
    );
    await tab.goto(`${origin}/progress`);
    await expect(tab.getByRole('radio', { name: code })).toBeChecked();
    await tab.goto(`${origin}/progress?view=answers`);
    await expect(examOfAnswers(tab)).toContainText(code);
    await tab.goto(`${origin}/dashboard`);
    await expect(tab.getByRole('region', { name: /^Próximos 10/ })).toContainText(code);
  };
  const choose = async (tab: Page, code: string) => {
    await tab.getByRole('radiogroup').locator('label', { hasText: code }).click();
    await expect(tab.getByRole('radio', { name: code })).toBeChecked();
  };
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=%2Fpractice`);
  await logIn(page, learner.email);
  await expect(page).toHaveURL(`${origin}/practice`);
  await opensOn(page, 'CLF-C02');

  await page.goto(`${origin}/progress`);
  await choose(page, 'SAA-C03');
  await opensOn(page, 'SAA-C03');

  await page.goto(`${origin}/practice`);
  await choose(page, 'CLF-C02');
  await opensOn(page, 'CLF-C02');

  await page.goto(`${origin}/progress?view=answers`);
  await examOfAnswers(page).click();
  await page.getByRole('option', { name: 'SAA-C03' }).click();
  await opensOn(page, 'SAA-C03');

  await page.goto(`${origin}/practice`);
  await choose(page, 'CLF-C02');

  const other = await context.newPage();
  await other.goto(`${origin}/question?exam=saa-c03&modality=all`);
  await expect(other.getByRole('button', { name: 'Gerar questão' })).toBeVisible();
  await opensOn(other, 'SAA-C03');
  await opensOn(page, 'SAA-C03');
});

test.describe('while nobody is signed in', () => {
  test.use({ expectedErrors: failedResource });

  test('PRAC-22 no exams are asked for', async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto('/practice');
    await expect(page).toHaveURL('/login?from=%2Fpractice');
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    expect(calls.of('GET /exams/with-enrollment')).toEqual([]);
  });
});

test('PRAC-05 PRAC-06 an exam is a map: a topic opens from its domain, and its press asks for a question of it', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, '/practice');
  const domains = page.getByRole('region', { name: 'Domínios da prova' });
  await expect(domains.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(domains).toContainText('30% da prova');
  await expect(page.getByRole('region', { name: 'Temas' }).getByRole('heading', { level: 3 })).toHaveCount(5);
  await domains.getByRole('button', { name: 'Tópicos de Segurança e conformidade' }).click();
  const generation = nextAnswer(page, 'POST /questions/generate');
  await domains.getByRole('link', { name: /^IAM e acesso/ }).click();
  expect((await generation).request().postDataJSON()).toMatchObject({
    domain: 'Segurança e conformidade',
    subtopic: 'IAM e acesso',
  });
  await expect(page.getByRole('radiogroup')).toBeVisible();
});
