import { callApi, createLearner, expect, password, test } from './fixtures.ts';
import { answerQuestion, enrol, generateQuestion, questionPath, verdict } from './steps.ts';
import { wordsIn } from './words.ts';
import { answerInstead, failedResource, watchCalls } from './network.ts';

test.use({ expectedErrors: failedResource });

test('DEL-01 DEL-02 DEL-03 DEL-05 DEL-06 DEL-07 an account is deleted with its password, says goodbye after a second and leaves after three', async ({
  page,
  context,
  openAs,
}) => {
  const person = await createLearner();
  const calls = watchCalls(page);
  await page.clock.install();
  await enrol(person);
  await openAs(person, questionPath);
  await generateQuestion(page);
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await page.goto('/settings');
  const otherTab = await context.newPage();
  await otherTab.goto('/profile');
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'Seus dados' }).getByRole('button', { name: 'Excluir conta' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Excluir sua conta?' });
  const confirm = dialog.getByRole('button', { name: 'Excluir conta' });
  await expect(dialog.getByLabel('Sua senha')).toBeFocused();
  await confirm.click();
  await expect(dialog.getByLabel('Sua senha')).toHaveAccessibleDescription(/Digite a senha para excluir a conta\./);
  expect(calls.of('DELETE /users/account')).toEqual([]);

  const [ofBrowser, ofTab] = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(ofBrowser).toBeGreaterThan(0);
  expect(ofTab).toBeGreaterThan(0);
  await dialog.getByLabel('Sua senha').fill(password);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await confirm.click();
  const kept = () => page.evaluate(() => localStorage.length + sessionStorage.length);
  await expect.poll(kept).toBe(0);
  await expect(otherTab).toHaveURL('/login?from=%2Fprofile');
  expect(calls.of('DELETE /users/account')).toEqual([{ password }]);
  await page.clock.runFor(999);
  const goodbye = page.getByRole('region', { name: 'Avisos' });
  await expect(goodbye.getByText('Conta excluída com sucesso')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(goodbye).toContainText('Conta excluída com sucesso');
  await expect(goodbye).toContainText('Até logo!');
  await page.clock.runFor(1999);
  await expect(page).toHaveURL('/settings');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/login');
  expect(await kept()).toBe(0);
  await expect(callApi('POST', '/users/auth/login', { body: { email: person.email, password } })).rejects.toThrow(
    '401',
  );
});

test('DEL-08 DEL-09 DEL-10 DEL-11 a deletion that is refused says why and deletes nothing', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  await openAs(person, '/settings');
  await page.getByRole('button', { name: 'Excluir conta' }).click();
  const dialog = page.getByRole('alertdialog');
  const field = dialog.getByLabel('Sua senha');
  const wrong = 'Senha inválida. Confira e tente de novo.';
  const attempt = async (sentence: string) => {
    await field.fill('Errada1!');
    await field.press('Enter');
    if (sentence === wrong) await expect(field).toHaveAccessibleDescription(sentence);
    else await expect(dialog.getByRole('alert')).toHaveText(sentence);
  };
  const failed = 'Não foi possível excluir a conta. Tente novamente.';
  await attempt(wrong);
  for (const [answer, sentence] of [
    [{ status: 401 }, wrong],
    [{ status: 400, body: { success: false, error: 'Invalid password' } }, wrong],
    [{ status: 422, body: { success: false, message: 'Senha incorreta.' } }, wrong],
    [{ status: 403 }, 'Esta conta não pode ser excluída, porque é a única que administra a plataforma.'],
    [{ status: 404 }, 'Esta conta não existe mais.'],
    [{ status: 500 }, failed],
    ['lost', failed],
  ] as const) {
    const stop = await answerInstead(page, 'DELETE /users/account', answer);
    await field.fill('');
    await attempt(sentence);
    await stop();
  }
  await expect(page).toHaveURL('/settings');
  await callApi('GET', '/users/profile', { token: person.token });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });
  test('DEL-08 a wrong password is one in every language', async ({ page, openAs }) => {
    await openAs(await createLearner(), '/settings');
    await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Tu contraseña').fill('Errada123!');
    await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click();
    await expect(dialog).toContainText(wordsIn('es')('settings.invalidPassword'));
  });
});
