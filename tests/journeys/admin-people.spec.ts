import { administrator, callApi, createLearner, expect, mailsTo, signIn, test } from './fixtures.ts';
import { answerInstead, failedResource, watchCalls } from './network.ts';
import { chooseFrom, logIn, notices } from './steps.ts';

test.use({ expectedErrors: failedResource });

test('LOGIN-11 an administrator finds a person, gives credits and a plan, suspends and reactivates', async ({
  page,
  openAs,
  context,
}) => {
  const name = `Órfão ${Date.now()} Múgica`;
  const learner = await createLearner(name);
  await openAs({ token: await signIn(administrator) }, '/admin?section=users');
  const region = page.getByRole('region', { name: 'Usuários', exact: true });
  const calls = watchCalls(page);

  // Found without accents, with a pause of typing and not with each letter.
  await region.getByRole('searchbox').pressSequentially(`orfao ${name.split(' ')[1]}`);
  const row = region.getByRole('row', { name: new RegExp(name) });
  await expect(row).toBeVisible();
  await expect(region.getByRole('row')).toHaveCount(2);
  expect(calls.of('GET /admin/users').length).toBeLessThan(10);
  await expect(region.getByText('1 a 1 de 1')).toBeVisible();

  await row.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Nada foi feito com esta conta ainda.')).toBeVisible();

  // Credits: refused by the network at first, and given once.
  await drawer.getByLabel('Motivo, fica no registro').fill('Falha de 15/11');
  await drawer.getByRole('button', { name: 'Dar 50 créditos' }).click();
  const question = page.getByRole('alertdialog');
  const give = await answerInstead(page, 'POST /admin/users/*/credits', 'lost');
  await question.getByRole('button', { name: 'Dar 50 créditos' }).click();
  await expect(question.getByRole('alert')).toContainText('Não foi possível salvar');
  await give();
  await question.getByRole('button', { name: 'Dar 50 créditos' }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByRole('listitem')).toHaveText(/^\+50 créditos: Falha de 15\/11.*admin@prepar\.example$/);
  await expect(drawer.getByText('55 agora, 5 deles grátis de hoje')).toBeVisible();
  await expect(drawer.getByLabel('Motivo, fica no registro')).toHaveValue('');

  await drawer.getByRole('button', { name: /Plano$/ }).click();
  await page.getByRole('option', { name: 'Pro', exact: true }).click();
  await drawer.getByRole('button', { name: 'Mudar plano' }).click();
  await expect(question).toContainText('para o plano Pro e dar 500 créditos');
  await question.getByRole('button', { name: 'Mudar plano' }).click();
  await expect(drawer.getByRole('listitem').first()).toContainText('Plano Pro, +500 créditos');

  await drawer.getByRole('button', { name: 'Suspender conta' }).click();
  await expect(question.getByRole('button', { name: 'Manter ativa' })).toBeFocused();
  await question.getByLabel('Motivo').fill('respostas em série');
  await question.getByRole('button', { name: 'Suspender' }).click();
  await expect(drawer.getByText('Suspensa', { exact: true }).first()).toBeVisible();
  await expect(notices(page)).toContainText('Conta suspensa');
  await expect(callApi('GET', '/users/profile', { token: learner.token })).rejects.toThrow('401');
  await expect
    .poll(async () => (await mailsTo(learner.email)).map(({ text }) => text))
    .toEqual([expect.stringContaining('Motivo: respostas em série')]);

  // The person is told so in their language.
  const visitor = await context.browser()?.newPage({ locale: 'pt-BR' });
  if (!visitor) throw new Error('There is no browser');
  await visitor.goto(`${new URL(page.url()).origin}/login`);
  await logIn(visitor, learner.email);
  await expect(visitor.getByRole('alert').first()).toContainText('suspensa');
  await visitor.close();

  await drawer.getByRole('button', { name: 'Reativar conta' }).click();
  await question.getByRole('button', { name: 'Reativar' }).click();
  await expect(drawer.getByRole('button', { name: 'Suspender conta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row).toContainText('Pro');
  await signIn({ email: learner.email, password: 'Correta1!' });

  // What is filtered away, and what nobody is called.
  await chooseFrom(page, 'Situação: todas Situação', 'Só suspensas');
  await expect(region.getByText(/^Nenhum usuário com/)).toBeVisible();
});
