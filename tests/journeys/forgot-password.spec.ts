import { callApi, createLearner, expect, mailsTo, password, signIn, test } from './fixtures.ts';
import { answerInstead, failedResource, letThrough, nextCall } from './network.ts';
import { logIn, notices } from './steps.ts';

const newPassword = 'Renovada2@';

test.use({ expectedErrors: failedResource });

test('FORGOT-01 FORGOT-03 FORGOT-04 FORGOT-05 FORGOT-07 FORGOT-08 FORGOT-09 FORGOT-13 FORGOT-16 LOGIN-03 a forgotten password is replaced with the code that was mailed, and the old one is of no use any more', async ({
  page,
}) => {
  const { email, token } = await createLearner();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible();
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);

  await answerInstead(page, 'POST /users/auth/forgot-password', {
    status: 503,
    body: { success: false, error: 'O correio está fora do ar.' },
  });
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('O correio está fora do ar.');
  await letThrough(page);
  const forgot = nextCall(page, 'POST /users/auth/forgot-password');
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  expect((await forgot).postDataJSON()).toEqual({ email });
  await expect(dialog).toContainText('Se o e-mail estiver cadastrado, você receberá um código de verificação.');

  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const code = /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  const field = dialog.getByLabel('Código de 6 dígitos');
  const check = dialog.getByRole('button', { name: 'Conferir código' });
  await field.fill('12345');
  await check.click();
  await expect(dialog).toContainText('Digite o código de 6 dígitos.');
  await field.fill(code === '000000' ? '000001' : '000000');
  await check.click();
  await expect(dialog.getByRole('alert')).toHaveText('Código incorreto ou expirado.');
  await answerInstead(page, 'POST /users/auth/verify-reset-code', {
    status: 404,
    body: { success: false, error: 'Não encontrado' },
  });
  await check.click();
  await expect(dialog.getByRole('alert')).toContainText('Este e-mail não está cadastrado.');
  await letThrough(page);
  await field.fill(code);
  const verify = nextCall(page, 'POST /users/auth/verify-reset-code');
  await check.click();
  expect((await verify).postDataJSON()).toEqual({ email, code });

  await dialog.getByLabel('Nova senha').fill(newPassword);
  await dialog.getByLabel('Confirmar senha').fill(newPassword);
  const reset = nextCall(page, 'POST /users/auth/reset-password');
  await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
  expect((await reset).postDataJSON()).toEqual({ email, code, newPassword, confirmPassword: newPassword });
  await expect(dialog).toHaveCount(0);
  await expect(notices(page)).toContainText('Senha redefinida');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Senha', { exact: true }), 'what comes next is the new password').toBeFocused();

  await expect(callApi('GET', '/users/profile', { token })).rejects.toThrow('401');
  await expect(signIn({ email, password })).rejects.toThrow('401');
  await logIn(page, email, newPassword);
  await expect(notices(page)).toContainText('Login realizado com sucesso!');
});

test('FORGOT-16 a code can be mailed again, only the newest works, and afterwards its e-mail stands in the form', async ({
  page,
}) => {
  const { email } = await createLearner();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await dialog.getByRole('button', { name: 'Reenviar código' }).click();
  await expect(dialog.getByRole('status')).toContainText('Pedimos outro código.');
  await expect.poll(() => mailsTo(email)).toHaveLength(2);
  const codes = (await mailsTo(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');

  await dialog.getByLabel('Código de 6 dígitos').fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Conferir código' }).click();
  await dialog.getByLabel('Nova senha').fill(newPassword);
  await dialog.getByLabel('Confirmar senha').fill(newPassword);
  await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('link', { name: 'Criar conta grátis' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('FORGOT-05 FORGOT-14 the arrow leads back without what was typed after it, closing begins anew, and an unknown address gets the same answer', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill('nobody@prepar.example');
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog).toContainText('Se o e-mail estiver cadastrado, você receberá um código de verificação.');
  await dialog.getByLabel('Código de 6 dígitos').fill('123456');
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('nobody@prepar.example');
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog.getByLabel('Código de 6 dígitos')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('');
});
