import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeAt, wrongCodeAt } from '../../apps/api/src/testing/totp.ts';
import { callApi, createLearner, expect, mailsTo, newEmail, password, signIn, startServer, test } from './fixtures.ts';
import { failedResource } from './network.ts';
import { logIn, notices } from './steps.ts';

test.use({ expectedErrors: failedResource });

const newPassword = 'Renovada2@';

/** The path and query of the link in the mail that an address got last. */
async function linkTo(address: string, kind: 'reset' | 'restore'): Promise<string> {
  const link = async () =>
    new RegExp(`/login\\?${kind}=[\\w-]+`).exec((await mailsTo(address)).at(-1)?.text ?? '')?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

test('FORGOT-03 FORGOT-13 the link in the mail leads straight to the new password, and works once', async ({
  page,
}) => {
  const { email } = await createLearner();
  await callApi('POST', '/users/auth/forgot-password', { body: { email } });
  const link = await linkTo(email, 'reset');
  await page.goto(link);
  const dialog = page.getByRole('dialog', { name: 'Crie uma nova senha' });
  await expect(page).toHaveURL('/login');
  await dialog.getByLabel('Nova senha').fill(newPassword);
  await dialog.getByLabel('Confirmar senha').fill(newPassword);
  await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(notices(page)).toContainText('Senha redefinida');
  await expect(dialog).toHaveCount(0);
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/dashboard');

  await callApi('POST', '/users/auth/logout', { token: await signIn({ email, password: newPassword }) });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await dialog.getByLabel('Nova senha').fill('Outra#2026');
  await dialog.getByLabel('Confirmar senha').fill('Outra#2026');
  await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Este link não vale mais. Peça um novo código.');
});

test('whoever lost the account to another address gets it back by the link in the notice', async ({ page }) => {
  const { email, token } = await createLearner();
  const thief = newEmail();
  await callApi('PUT', '/users/profile/email', { token, body: { email: thief } });
  await page.goto(await linkTo(email, 'restore'));
  const dialog = page.getByRole('dialog', { name: 'Recupere sua conta' });
  await dialog.getByLabel('Nova senha').fill(newPassword);
  await dialog.getByLabel('Confirmar senha').fill(newPassword);
  await dialog.getByRole('button', { name: 'Recuperar conta' }).click();
  await expect(dialog).toHaveCount(0);
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/dashboard');
  await expect(callApi('GET', '/users/profile', { token })).rejects.toThrow('401');
  await expect(signIn({ email: thief, password: newPassword })).rejects.toThrow('401');
});

test('a person sees where the account is signed in and signs out everywhere else', async ({ page, openAs }) => {
  const person = await createLearner();
  const elsewhere = await signIn({ email: person.email, password });
  await openAs(person, '/profile');
  const devices = page.getByRole('region', { name: 'Aparelhos conectados' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: 'Este aparelho' })).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sair dos outros aparelhos' }).click();
  await expect(notices(page)).toContainText('Você saiu dos outros aparelhos.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('button')).toHaveCount(0);
  await expect(callApi('GET', '/users/profile', { token: elsewhere })).rejects.toThrow('401');
  await callApi('GET', '/users/profile', { token: person.token });
});

test('the first administrator changes the random password, then sets up an authenticator app and signs in with it', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'prepar-'));
  const { origin } = await startServer({ environment: { ADMIN_PASSWORD: '', PREPAR_DATA_DIR: folder } });
  const [email = '', random = ''] = (await readFile(join(folder, 'administrator.txt'), 'utf8')).split('\n');
  await page.goto(`${origin}/login`);
  await logIn(page, email, random);
  const dialog = page.getByRole('dialog', { name: 'Escolha uma nova senha' });
  const choose = async (chosen: string) => {
    await dialog.getByLabel('Senha atual').fill(random);
    await dialog.getByLabel('Nova senha').fill(chosen);
    await dialog.getByLabel('Confirmar senha').fill(chosen);
    await dialog.getByRole('button', { name: 'Trocar senha' }).click();
  };
  await choose('Password123!');
  await expect(dialog.getByRole('alert')).toContainText('senha muito comum');
  await page.reload();
  await choose(newPassword);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${origin}/admin`);
  await expect(page.getByRole('region', { name: 'Totais da plataforma' })).toBeVisible();

  const security = page.getByRole('region', { name: 'Segurança' });
  await expect(security).toContainText('Não configurado');
  await security.getByRole('button', { name: 'Configurar' }).click();
  const setup = page.getByRole('dialog');
  await setup.getByLabel('Sua senha').fill(newPassword);
  await setup.getByRole('button', { name: 'Continuar' }).click();
  await expect(setup.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const secret = (await setup.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await setup.getByLabel('Código de 6 dígitos').fill(wrongCodeAt(secret, new Date()));
  await setup.getByRole('button', { name: 'Ativar' }).click();
  await expect(setup.getByRole('alert')).toHaveText('Código do aplicativo incorreto ou já usado.');
  await setup.getByLabel('Código de 6 dígitos').fill(codeAt(secret, new Date()));
  await setup.getByRole('button', { name: 'Ativar' }).click();
  const codes = await setup.getByText(/[a-z2-7]{5}-[a-z2-7]{5} · /).innerText();
  await setup.getByRole('button', { name: 'Já guardei' }).click();
  await expect(security).toContainText('Em uso');

  await page.goto(`${origin}/logout`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${origin}/login`);
  await logIn(page, email, newPassword);
  const code = page.getByLabel('Código do aplicativo autenticador');
  await code.fill('123');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Código do aplicativo incorreto ou já usado.');
  await code.fill(codes.split(' · ')[0] ?? '');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(`${origin}/admin`);
});
