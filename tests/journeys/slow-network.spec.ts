import type { Page } from '@playwright/test';
import { administrator, callApi, createLearner, expect, signIn, test } from './fixtures.ts';
import { tabTo } from './inspect.ts';
import { type Answer, answerInstead, failedResource, holdBack, nextCall, type Operation } from './network.ts';
import { answerQuestion, chooseFrom, generateQuestion, openPairs, questionPath } from './steps.ts';

test.use({ expectedErrors: failedResource });

/** The calls that a page's content comes from, what it says while it waits for them, and what it shows then. */
const pages: readonly {
  path: string;
  operations: readonly Operation[];
  waiting: readonly string[];
  content: RegExp;
}[] = [
  {
    path: '/profile',
    operations: ['GET /users/account-info'],
    waiting: ['Carregando as informações da conta'],
    content: /Status: Ativa/,
  },
  {
    path: '/settings',
    operations: ['GET /config/settings'],
    waiting: ['Carregando as configurações'],
    content: /Meta diária/,
  },
  {
    path: '/progress',
    operations: ['GET /analytics/progress/weekly', 'GET /analytics/progress/monthly', 'GET /analytics/exam/*/metrics'],
    waiting: ['Carregando a semana', 'Carregando as últimas 4 semanas', 'Carregando as suas provas'],
    content: /sem respostas/,
  },
  {
    path: '/practice',
    operations: ['GET /exams/with-enrollment'],
    waiting: ['Carregando as provas'],
    content: /Começar treino/,
  },
];

async function enrolledLearner() {
  const person = await createLearner();
  await callApi('POST', '/exams/clf-c02/start', { token: person.token });
  return person;
}

test('pages whose answers take long say so, part by part, and fill in as they come', async ({ page, openAs }) => {
  const person = await enrolledLearner();
  for (const { path, operations, waiting, content } of pages) {
    const held = await Promise.all(operations.map((operation) => holdBack(page, operation)));
    await openAs(person, path);
    for (const label of waiting)
      await expect(page.getByRole('region', { name: label })).toHaveAttribute('aria-busy', 'true');
    for (const letGo of held) await letGo();
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    for (const label of waiting) await expect(page.getByRole('region', { name: label })).toHaveCount(0);
  }
});

test('DASH-13 PRAC-19 PROF-21 ADMIN-13 asking again for what failed to come, by keyboard, keeps the place while it is on its way and when it came', async ({
  page,
  openAs,
}) => {
  const person = await enrolledLearner();
  const admin = { token: await signIn(administrator) };
  for (const { as, path, operation, waiting, content, place } of [
    {
      as: person,
      path: '/dashboard',
      operation: 'GET /analytics/summary',
      waiting: 'Carregando o painel',
      content: 'Créditos usados',
      place: /^Bo[am] /,
    },
    {
      as: person,
      path: '/practice',
      operation: 'GET /exams/with-enrollment',
      waiting: 'Carregando as provas',
      content: 'Começar treino',
      place: 'Praticar',
    },
    {
      as: person,
      path: '/profile',
      operation: 'GET /users/account-info',
      waiting: 'Carregando as informações da conta',
      content: 'Status: Ativa',
      place: 'Conta',
    },
    {
      as: person,
      path: '/progress',
      operation: 'GET /exams/with-enrollment',
      waiting: 'Carregando as suas provas',
      content: 'sem respostas',
      place: 'Por prova',
    },
    {
      as: person,
      path: '/progress',
      operation: 'GET /analytics/exam/*/metrics',
      waiting: 'Carregando as métricas da CLF-C02',
      content: 'sem respostas',
      place: /Cloud Practitioner/,
    },
    {
      as: admin,
      path: '/admin',
      operation: 'GET /admin/dashboard',
      waiting: 'Carregando os números da plataforma',
      content: 'Custo de IA',
      place: 'Dashboard Administrativo',
    },
  ] as const) {
    const give = await answerInstead(page, operation, { status: 503 });
    await openAs(as, path);
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }));
    await give();
    const letGo = await holdBack(page, operation);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: waiting })).toHaveAttribute('aria-busy', 'true');
    const title = page.getByRole('main').getByRole('heading', { name: place });
    await expect(title).toBeFocused();
    await letGo();
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    await expect(title).toBeFocused();
  }
});

test('ROUTE-28 a session whose check takes long waits with a spinner', async ({ page, openAs }) => {
  const letGo = await holdBack(page, 'GET /users/profile');
  await openAs(await createLearner(), '/settings');
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeVisible();
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
});

const outages: readonly Answer[] = [{ status: 503 }, 'lost'];

test.describe('while the clock runs ahead', () => {
  test.use({ timezoneId: zoneAtMidday() });

  test('what a page has stays while newer data is late or fails to come', async ({ page, openAs }) => {
    const person = await enrolledLearner();
    const questions = await callApi<{ id: string }[]>('GET', '/questions/questions/random?examId=clf-c02', {
      token: person.token,
    });
    for (const { id } of questions) {
      await callApi('POST', '/attempts', {
        token: person.token,
        body: { questionId: id, examId: 'clf-c02', selected: 'A', timeMs: 1000 },
      });
    }
    await page.clock.install();
    const kept = [
      { path: '/progress', operation: 'GET /analytics/progress/weekly', text: '1 de 20 respostas' },
      { path: '/progress', operation: 'GET /analytics/exam/*/metrics', text: '1 de 20 respostas' },
      { path: '/profile', operation: 'GET /users/account-info', text: 'Status: Ativa' },
      { path: '/practice', operation: 'GET /exams/with-enrollment', text: 'CLF-C02' },
    ] as const;
    for (const { path, operation, text } of kept) {
      await openAs(person, path);
      const main = page.getByRole('main');
      await expect(main.getByText(text).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const before = await main.innerText();
      for (const outage of outages) {
        const stop = await answerInstead(page, operation, outage);
        await askAgain(page, operation);
        await expect(main).toHaveText(before, { useInnerText: true });
        await stop();
      }
    }
  });
});

/** A time zone in which it is midday, so that no day ends while a journey's clock runs ahead. */
function zoneAtMidday(): string {
  const offset = 12 - new Date().getUTCHours();
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** Lets the page ask for its data anew, as on a return to its window after a while, and waits until the answer has come. */
async function askAgain(page: Page, operation: Operation): Promise<void> {
  const pattern = new RegExp(`/api/v1${(operation.split(' ')[1] ?? '').replaceAll('*', '[^/]+')}`);
  const answered = Promise.race([
    page.waitForResponse(pattern),
    page.waitForEvent('requestfailed', (request) => pattern.test(request.url())),
  ]);
  await page.clock.fastForward('05:01');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await answered;
}

test('API-04 PROF-28 a call that is never answered is given up after twenty seconds, says so and loses nothing that was typed', async ({
  page,
  openAs,
}) => {
  // The browser's own time-out does not follow the page's clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
  await page.clock.install();
  await openAs(await createLearner(), '/profile');
  await page.getByRole('button', { name: 'Editar nome' }).click();
  const name = page.getByRole('textbox', { name: 'Nome' });
  await name.fill('Ana Souza');
  const letGo = await holdBack(page, 'PUT /users/profile/name');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: 'Salvando' })).toBeVisible();
  await page.clock.runFor(19_999);
  await expect(page.getByRole('button', { name: 'Salvando' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toHaveText('Erro de conexão. Verifique sua internet e tente novamente.');
  await expect(name).toHaveValue('Ana Souza');
  await letGo();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Nome atualizado com sucesso!')).toBeVisible();
});

test.describe('without the files of the portal', () => {
  test.use({
    expectedErrors:
      /^Failed to load resource|Failed to fetch dynamically imported module|The styles could not be loaded/,
  });

  test('a page whose code does not arrive offers to try again, and its address is kept', async ({ page, openAs }) => {
    await openAs(await createLearner(), '/dashboard');
    await expect(page.getByRole('radiogroup')).toBeVisible(); // all of the page is there
    await page.route('**/assets/**', (route) => route.abort('connectionfailed'));
    await page.getByRole('link', { name: 'Perfil' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não deu para abrir a página.');
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perfil');
  });

  test('a dialog whose code does not arrive offers to try again, and then opens', async ({ page }) => {
    await page.goto('/login');
    const forgot = page.getByRole('button', { name: 'Esqueceu sua senha?' });
    await expect(forgot).toBeVisible();
    await page.route('**/assets/**', (route) => route.abort('connectionfailed'));
    await forgot.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não deu para abrir a página.');
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page).toHaveURL('/login');
    await forgot.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a dialog whose code was lost when it was asked for opens all the same', async ({ page, openAs }) => {
    let losses = 0;
    await page.route('**/assets/PracticeDialogs-*.js*', (route) =>
      losses++ < 3 ? route.abort('connectionfailed') : route.fallback(),
    );
    await openAs(await createLearner(), '/practice');
    await page.getByRole('button', { name: 'Inscrever-se na CLF-C02' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(losses).toBeGreaterThan(3);
  });

  test('a review whose code does not arrive can be asked for again, and the answer is kept', async ({
    page,
    openAs,
  }) => {
    await openAs(await enrolledLearner(), questionPath);
    await page.route('**/assets/QuestionReview-*.js*', (route) => route.abort('connectionfailed'));
    await generateQuestion(page);
    await answerQuestion(page);
    await expect(page.getByRole('heading', { name: 'Não foi possível carregar a correção' })).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.unroute('**/assets/QuestionReview-*.js*');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText(/^(Isso mesmo|Não foi desta vez)\./).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Explicação' })).toBeVisible();
  });

  test('boxes for several answers whose code does not arrive leave the page, which comes again with the question', async ({
    page,
  }) => {
    await page.route('**/assets/ChooseSeveral-*.js*', (route) => route.abort('connectionfailed'));
    await openPairs(page);
    await page.getByRole('button', { name: 'Gerar questão' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não deu para abrir a página.');
    await page.unroute('**/assets/ChooseSeveral-*.js*');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(5);
  });

  test('SETT-31 another language whose words do not arrive leaves the page and what was typed as they are', async ({
    page,
    openAs,
  }) => {
    await openAs(await createLearner(), '/settings');
    await page.getByRole('button', { name: 'Aumentar a meta' }).click();
    await page.route('**/assets/**', (route) => route.abort('connectionfailed'));
    await chooseFrom(page, 'Idioma', 'English (US)');
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Verifique sua conexão com a internet.');
    await expect(page.getByRole('textbox', { name: 'Meta diária' })).toHaveValue('21');
    await page.unroute('**/assets/**');
    await chooseFrom(page, 'Idioma', 'Español');
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Meta diaria' })).toHaveValue('21');
  });
});

test('what a page begins with is asked for while it is found out who is signed in', async ({ page, openAs }) => {
  const learner = await createLearner();
  const letGo = await holdBack(page, 'GET /users/profile');
  const asked = nextCall(page, 'GET /exams/with-enrollment');
  await openAs(learner, '/practice');
  await asked;
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeAttached();
  await letGo();
  await expect(page.getByRole('region', { name: 'Abertas para inscrição' })).toBeVisible();
});
