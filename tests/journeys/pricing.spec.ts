import { administrator, callApi, createLearner, expect, signIn, test } from './fixtures.ts';
import { answerInstead, failedResource } from './network.ts';
import { answerQuestion, enrol, generateQuestion, questionPath, verdict } from './steps.ts';

test.use({ expectedErrors: failedResource });

test('PRICE-02 PRICE-06 somebody sees their plan, and asks with one press to be told when purchases open', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  await openAs(person, '/pricing');
  await expect(page.getByRole('region', { name: 'Seu plano atual é o Free' })).toContainText('0 usados, 5 restam');
  const notice = page.getByRole('region', { name: 'As vendas ainda não abriram' });
  const stop = await answerInstead(page, 'PUT /users/sales-notice', { status: 500 });
  await notice.getByRole('button', { name: 'Quero o aviso' }).click();
  await expect(notice.getByRole('alert')).toHaveText('Não foi possível salvar o aviso. Tente novamente.');
  await stop();
  await notice.getByRole('button', { name: 'Quero o aviso' }).click();
  await expect(notice).toContainText(`Avisaremos em ${person.email}`);

  await page.reload();
  await notice.getByRole('button', { name: 'Retirar o aviso' }).click();
  await expect(notice.getByRole('button', { name: 'Quero o aviso' })).toBeVisible();
  await page.getByRole('button', { name: 'Assinar Pro' }).click();
  await expect(page).toHaveURL('/pricing');

  // Somebody of the administration sets the plan.
  const token = await signIn(administrator);
  const [account] = await callApi<{ id: string }[]>('GET', `/admin/users?search=${encodeURIComponent(person.email)}`, {
    token,
  });
  await callApi('PUT', `/admin/users/${account?.id}/plan`, { token, body: { plan: 'pro' } });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Seu plano atual é o Pro' })).toContainText('Restam 505');
  await expect(page.getByRole('button', { name: 'Assinar Pro' })).toHaveCount(0);
});

test('an answer in one tab shows in the balance of another at once', async ({ page, context, openAs }) => {
  const person = await createLearner();
  await enrol(person);
  await openAs(person, questionPath);
  const other = await context.newPage();
  await other.goto('/pricing');
  const balance = other.getByRole('region', { name: 'Seu plano atual é o Free' });
  await expect(balance).toContainText('0 usados, 5 restam');
  await generateQuestion(page);
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await expect(balance).toContainText('1 usado, 4 restam');
});
