import { inspect, tabTo } from './inspect.ts';
import {
  administrator,
  callApi,
  createLearner,
  expect,
  mailsTo,
  newEmail,
  password,
  type Person,
  signIn,
  test,
} from './fixtures.ts';
import { failedResource, holdBack, watchCalls } from './network.ts';
import { notices } from './steps.ts';

test.use({ expectedErrors: failedResource });

async function practisedLearner(): Promise<Person> {
  const person = await createLearner();
  const { token } = person;
  await callApi('POST', '/exams/clf-c02/start', { token });
  const questions = await callApi<{ id: string }[]>('GET', '/questions/questions/random?examId=clf-c02&limit=3', {
    token,
  });
  for (const { id } of questions)
    await callApi('POST', '/attempts', {
      token,
      body: { questionId: id, examId: 'clf-c02', selected: 'A', timeMs: 1000 },
    });
  return person;
}

test('public pages have no violations in light and dark, and lose nothing on 320 px or with text twice as large', async ({
  page,
}) => {
  for (const path of ['/privacy-policy', '/terms-of-use', '/partneship', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect(page);
  }
});

test('the learner’s pages have no violations in light and dark, and lose nothing on 320 px or with text twice as large', async ({
  page,
  openAs,
}) => {
  const person = await practisedLearner();
  for (const path of ['/progress', '/pricing', '/certificates']) {
    await openAs(person, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await inspect(page);
  }
});

test('profile, settings and logout have no violations while they are used, and lose nothing on 320 px or with text twice as large', async ({
  page,
  openAs,
}) => {
  await openAs(await createLearner(), '/profile');
  await expect(page.getByText('Status: Ativa')).toBeVisible();
  await inspect(page);
  for (const section of ['Editar nome', 'Editar e-mail', 'Alterar senha'])
    await page.getByRole('button', { name: section }).click();
  await page.getByRole('region', { name: 'Segurança' }).getByRole('button', { name: 'Salvar' }).click();
  await inspect(page);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Aumentar a meta' }).click();
  await inspect(page);
  await page.getByRole('button', { name: 'Restaurar padrão' }).click();
  await inspect(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Excluir conta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir conta' }).click();
  await inspect(page);

  const letGo = await holdBack(page, 'POST /users/auth/logout');
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'Saindo' })).toBeVisible();
  await inspect(page);
  await letGo();
});

test('the administrators’ page has no violations in light and dark, loses nothing, and is refreshed with the keyboard alone', async ({
  page,
  openAs,
}) => {
  await openAs({ token: await signIn(administrator) }, '/admin');
  const refresh = page.getByRole('button', { name: 'Atualizar' });
  await expect(refresh).toBeVisible();
  await inspect(page);
  const calls = watchCalls(page);
  await tabTo(page, refresh);
  await page.keyboard.press('Enter');
  await expect.poll(() => calls.of('GET /admin/dashboard').length).toBe(1);
});

test('REG-01 ONB-05 from registering over the tour to the enrolment with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: 'Criar conta grátis' }));
  await page.keyboard.press('Enter');
  for (const [label, text] of [
    ['Nome', 'Ana Souza'],
    ['E-mail', newEmail()],
    ['Senha', password],
    ['Confirmar senha', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');

  const next = page.getByRole('button', { name: 'Próximo' });
  for (const step of [1, 2, 3, 4]) {
    await expect(page.getByRole('list', { name: `Passo ${step} de 5` })).toBeVisible();
    await tabTo(page, next);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('button', { name: 'Começar' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await tabTo(page, page.getByRole('link', { name: 'Praticar' }).first());
  await page.keyboard.press('Enter');
  const enrol = page.getByRole('button', { name: /Inscrever-se/ }).first();
  await tabTo(page, enrol);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Inscrever-se na CLF-C02?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enrol).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Inscrever-se' }));
  await page.keyboard.press('Enter');
  await expect(notices(page)).toContainText('Inscrição realizada com sucesso!');
  await tabTo(page, page.getByRole('link', { name: /Começar treino/ }).first());
});

test('LOGIN-03 FORGOT-01 a forgotten password is replaced, and the new one signs in, with the keyboard alone', async ({
  page,
}) => {
  const { email } = await createLearner();
  await page.goto('/login');
  const open = page.getByRole('button', { name: 'Esqueceu sua senha?' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Código de 6 dígitos')).toBeFocused();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [code = ''] = /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? '') ?? [];
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  const newPassword = 'Renovada2@';
  await expect(dialog.getByLabel('Nova senha')).toBeFocused();
  await page.keyboard.type(newPassword);
  await tabTo(page, dialog.getByLabel('Confirmar senha'));
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(notices(page)).toContainText('Login realizado com sucesso!');
});

test('PROF-02 PROF-04 profile and settings are used with the keyboard alone', async ({ page, openAs }) => {
  await openAs(await createLearner(), '/profile');
  const main = page.getByRole('main');
  await expect(page.getByText('Status: Ativa')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Editar nome' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ana Souza');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nome atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar nome' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Alterar senha' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type(password);
  for (const label of ['Nova senha', 'Confirmar nova senha']) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type('Nova-senha1!');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();

  await page.goto('/settings');
  const goal = main.getByRole('textbox', { name: 'Meta diária' });
  await tabTo(page, goal);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, main.getByRole('switch', { name: 'Efeitos sonoros' }));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('radio', { name: 'Claro' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await tabTo(page, main.getByRole('button', { name: /Idioma$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Português (Brasil)' })).toBeFocused();
  await page.keyboard.type('English');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 unsaved changes')).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
});

test('DEL-01 an account is deleted and a session left with the keyboard alone', async ({ page, openAs }) => {
  await openAs(await createLearner(), '/settings');
  const open = page.getByRole('button', { name: 'Excluir conta' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Conta excluída com sucesso')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('PROG-10 PARTN-04 progress, prices, partnership and the way out are used with the keyboard alone', async ({
  page,
  openAs,
}) => {
  await openAs(await practisedLearner(), '/progress');
  await tabTo(page, page.getByRole('link', { name: 'Praticar CLF-C02' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/practice?exam=clf-c02');
  await page.goto('/pricing');
  await tabTo(page, page.getByRole('button', { name: /Comprar/ }).last());

  await page.goto('/partneship');
  const types = page.getByRole('radiogroup', { name: 'Tipos de parceria' });
  await tabTo(page, types.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(types.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('heading', { level: 3, name: 'Empresas' })).toBeVisible();

  await page.goto('/settings');
  await tabTo(page, page.getByRole('link', { name: 'Sair' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
