import { callApi, expect, newEmail, password, startServer, test } from './fixtures.ts';
import { failedResource } from './network.ts';
import { inspect } from './inspect.ts';
import { answerQuestion, logIn, notices } from './steps.ts';

test.use({ expectedErrors: failedResource, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

test('what a visitor meets is accessible in light and dark, in a narrow window and with large text', async ({
  page,
}) => {
  await page.goto('/login?error=google_auth_failed');
  await expect(notices(page).getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Preencha todos os campos obrigatórios.')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await inspect(page);
  await dialog.getByLabel('E-mail').fill(newEmail());
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog.getByLabel('Código de 6 dígitos')).toBeVisible();
  await inspect(page);

  await page.goto('/register');
  await page.getByLabel('Senha', { exact: true }).fill('Quase1');
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await inspect(page);

  await page.goto('/no/such/page');
  await expect(page.getByText('Erro 404')).toBeVisible();
  await inspect(page);
});

test('what a learner meets is accessible in light and dark, in a narrow window and with large text', async ({
  page,
}) => {
  const { origin } = await startServer({ environment: { FREE_DAILY_CREDITS: '1' } });
  const email = newEmail();
  await callApi('POST', '/users/auth/register', {
    origin,
    body: { name: 'Marina Albuquerque', email, password, country: 'BR', locale: 'pt-BR' },
  });
  await page.clock.install();
  await page.goto(`${origin}/login`);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Boas-vindas ao Prepar.' })).toBeVisible();
  await inspect(page);
  await page.clock.fastForward(3000);
  for (let step = 1; step < 5; step++) {
    await expect(page.getByRole('list', { name: `Passo ${step} de 5` })).toBeVisible();
    if (step === 3) await inspect(page);
    await page.getByRole('button', { name: 'Próximo' }).click();
  }
  await inspect(page);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByText('Para qual prova você estuda?')).toBeVisible();
  await inspect(page);

  await page.goto(`${origin}/practice`);
  await page.getByRole('button', { name: 'Inscrever-se na CLF-C02' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inscrever-se' }).click();
  await expect(page.getByRole('link', { name: /Começar treino/ }).first()).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Cancelar inscrição na CLF-C02' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Cancelar a inscrição' })).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Manter inscrição' }).click();

  await page
    .getByRole('link', { name: /Começar treino/ })
    .first()
    .click();
  await page.getByRole('radiogroup').locator('label').first().click();
  await inspect(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Escape');
  await answerQuestion(page);
  await expect(page.getByRole('heading', { name: 'Explicação' })).toBeVisible();
  await inspect(page);
  await page.getByRole('banner').getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Parar por aqui?' })).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Escape');
  await page.goto(`${origin}/question?exam=clf-c02&modality=security`);
  await expect(page.getByRole('heading', { name: /^Seus créditos voltam em/ })).toBeVisible();
  await inspect(page);
  await page.goto(`${origin}/question?exam=clf-c02&modality=all`);
  await expect(page.getByText('Pausada', { exact: true })).toBeVisible();
  await inspect(page);

  await page.goto(`${origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Domínios' })).toBeVisible();
  await inspect(page);
  await page.goto(`${origin}/question?exam=az-900&modality=all`);
  await expect(page.getByRole('heading', { name: 'Esta prova não está entre as suas' })).toBeVisible();
  await inspect(page);
});
