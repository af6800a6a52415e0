import { callApi, createLearner, expect, password, test } from './fixtures.ts';
import { answerInstead, failedResource, watchCalls } from './network.ts';

test.use({ expectedErrors: failedResource });

test('PROF-02 PROF-03 PROF-05 PROF-08 PROF-09 PROF-18 PROF-19 name and e-mail are edited in place, checked, cancelled and saved', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  const calls = watchCalls(page);
  await openAs(person, '/profile');
  const personal = page.getByRole('region', { name: 'Dados pessoais' });
  const frame = page.getByRole('banner');

  await personal.getByRole('button', { name: 'Editar nome' }).click();
  const name = personal.getByRole('textbox', { name: 'Nome' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Marina Albuquerque');
  await name.fill('   ');
  await personal.getByRole('button', { name: 'Salvar' }).click();
  await expect(name).toHaveAccessibleDescription(/Digite o seu nome\./);
  await personal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(personal).toContainText('Marina Albuquerque');
  expect(calls.of('PUT /users/profile/name')).toEqual([]);

  await personal.getByRole('button', { name: 'Editar nome' }).click();
  await name.fill(' Marina Souza ');
  await name.press('Enter');
  await expect(page.getByText('Nome atualizado com sucesso!')).toBeVisible();
  await expect(name).toHaveCount(0);
  expect(calls.of('PUT /users/profile/name')).toEqual([{ name: 'Marina Souza' }]);
  await expect(frame.getByText('Marina Souza')).toBeVisible();

  const taken = await createLearner();
  const email = personal.getByRole('textbox', { name: 'E-mail' });
  await personal.getByRole('button', { name: 'Editar e-mail' }).click();
  for (const [typed, problem] of [
    ['', 'Digite o seu e-mail.'],
    ['marina', 'Digite o endereço completo, como nome@exemplo.com.'],
  ] as const) {
    await email.fill(typed);
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription(new RegExp(problem));
  }
  expect(calls.of('PUT /users/profile/email')).toEqual([]);
  await email.fill(taken.email);
  await email.press('Enter');
  await expect(personal.getByRole('alert')).toBeVisible();
  await expect(email).toHaveValue(taken.email);
  const changed = `changed.${person.email}`;
  await email.fill(changed);
  await email.press('Enter');
  await expect(page.getByText('E-mail atualizado com sucesso!')).toBeVisible();
  expect(calls.of('PUT /users/profile/email')).toEqual([{ email: taken.email }, { email: changed }]);
  await expect(frame.getByText(changed)).toBeVisible();

  await page.reload();
  await expect(personal).toContainText('Marina Souza');
  await expect(personal).toContainText(changed);
});

test('PROF-04 PROF-20 the password is changed with the current one, and nobody is signed out by a wrong one', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  const calls = watchCalls(page);
  await openAs(person, '/profile');
  const security = page.getByRole('region', { name: 'Segurança' });
  await security.getByRole('button', { name: 'Alterar senha' }).click();
  const field = (label: string) => security.getByLabel(label, { exact: true });
  const fill = async (current: string, next: string, confirmation: string) => {
    await field('Senha atual').fill(current);
    await field('Nova senha').fill(next);
    await field('Confirmar nova senha').fill(confirmation);
    await security.getByRole('button', { name: 'Salvar' }).click();
  };

  await fill('', '', '');
  await expect(security.getByRole('alert')).toHaveText('Preencha todos os campos obrigatórios.');
  await fill(password, '12345', '12345');
  await expect(field('Nova senha')).toHaveAccessibleDescription(/A nova senha precisa ter pelo menos 6 caracteres\./);
  await fill(password, 'outra1', 'outra2');
  await expect(field('Confirmar nova senha')).toHaveAccessibleDescription(/As senhas não são iguais\./);
  expect(calls.of('PUT /users/profile/password')).toEqual([]);

  await fill('Errada1!', 'outra1', 'outra1');
  await expect(field('Senha atual')).toHaveAccessibleDescription(/senha inválida/i);
  await expect(field('Nova senha')).toHaveValue('outra1');
  await fill(password, '123456', '123456');
  await expect(security.getByRole('alert')).toContainText('não ser uma senha muito comum');
  await fill(password, 'outra1', 'outra1');
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(field('Senha atual')).toHaveCount(0);
  expect(calls.of('PUT /users/profile/password').at(-1)).toEqual({
    currentPassword: password,
    newPassword: 'outra1',
    confirmPassword: 'outra1',
  });
  await expect(page.getByRole('region', { name: 'Conta', exact: true })).not.toContainText('criação da conta');
  await callApi('POST', '/users/auth/login', { body: { email: person.email, password: 'outra1' } });
  await page.reload();
  await expect(page).toHaveURL('/profile');
});

test('PROF-21 PROF-05 the account card has what the server knows, and dashes with a way to try again when it cannot be asked', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  const account = await callApi<{ memberSince: string; creditsRemaining: number }>('GET', '/users/account-info', {
    token: person.token,
  });
  const give = await answerInstead(page, 'GET /users/account-info', { status: 503 });
  await openAs(person, '/profile');
  const card = page.getByRole('region', { name: 'Conta', exact: true });
  await expect(card.getByText('– não carregado')).toHaveCount(4);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await give();
  await card.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(card.getByText('Status: Ativa')).toBeVisible();
  const since = new Date(account.memberSince);
  const day = since.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  const time = since.toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' });
  const facts = await card
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
  expect(facts).toEqual([
    ['Cliente desde', `${day} ${time}`],
    ['Última troca de senha', `${day} ${time}`],
    ['Créditos usados', '0'],
    ['Créditos restantes', String(account.creditsRemaining)],
  ]);
  await expect(card).toContainText('criação da conta');
});
