import { expect, password, test } from './fixtures.ts';
import { nextQuestion, notices } from './steps.ts';

test('SCOPE-03 ROUTE-23 STATE-01 REG-05 REG-06 ONB-05 ONB-11 PRAC-06 DASH-12 from registering to the first answer on the dashboard, also after a reload', async ({
  page,
}) => {
  const email = `first.${Date.now()}@prepar.example`;
  await page.clock.install();
  await page.goto('/register');
  await page.getByLabel('Nome').fill('Ana Souza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha').fill(password);
  await page.getByRole('button', { name: 'Criar conta' }).click();

  await expect(page.getByRole('heading', { name: 'Boas-vindas ao Prepar.' })).toBeVisible();
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
  await page.clock.fastForward(3000);
  const tour = page.getByRole('button', { name: 'Próximo' });
  for (let step = 1; step < 5; step++) await tour.click();
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page).toHaveURL('/dashboard');

  await expect(page.getByRole('radio', { name: /Cloud Practitioner/ })).toBeChecked();
  const start = page.getByRole('button', { name: 'Começar com a CLF-C02' });
  await start.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Agora não' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(start).toBeFocused();
  await start.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inscrever-se' }).click();
  await expect(page.getByRole('main').getByText('Inscrição realizada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/question?exam=clf-c02&modality=all');
  await expect(notices(page).getByText('Inscrição realizada')).toHaveCount(0);
  const options = page.getByRole('radiogroup');
  const top = async () => (await options.boundingBox())?.y;
  const before = await top();
  await options.locator('label').first().click();
  await expect(page.getByText('Inscrição realizada')).toHaveCount(0);
  expect(await top(), 'nothing moves').toBe(before);
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
  await expect(page.getByText('Usou 1 crédito')).toBeVisible();
  await nextQuestion(page);
  await expect(page.getByText('Inscrição realizada')).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(page.getByText('CLF-C02').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
});
