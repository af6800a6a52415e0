import { createLearner, expect, test } from './fixtures.ts';
import { nextAnswer } from './network.ts';
import { answerQuestion, enrol, verdict } from './steps.ts';

test('DASH-11 PRAC-06 from the dashboard a question is asked with one press, and one that was left open is gone on with', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hoje ainda dá para responder 5.questões\.$/);
  await page.getByRole('link', { name: 'Continuar CLF-C02' }).click();
  await expect(page).toHaveURL('/question?exam=clf-c02&modality=all');
  const stem = page.getByRole('radiogroup');
  await expect(stem).toBeVisible();
  const options = await stem.textContent();

  await page.goBack();
  const plan = page.getByRole('region', { name: 'Próximos 10 minutos' });
  await expect(plan.getByRole('listitem').first()).toContainText('Retomar a questão 1');
  await page.getByRole('link', { name: 'Praticar' }).first().click();
  await page
    .getByRole('region', { name: 'Questão 1, pausada nesta aba' })
    .getByRole('link', { name: 'Retomar' })
    .click();
  await expect(stem).toHaveText(options ?? '?');
});

test('DASH-08 DASH-10 the dashboard lists a question once, when it was shown, and bars by accuracy', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await openAs(learner, '/dashboard');
  const ahead = nextAnswer(page, 'POST /questions/generate').then(() => nextAnswer(page, 'POST /questions/generate'));
  await page.getByRole('link', { name: 'Continuar CLF-C02' }).click();
  await ahead;
  const activity = page.getByRole('region', { name: 'Atividade recente' });
  await page.goto('/dashboard');
  await expect(activity.getByRole('listitem')).toContainText(['Questão gerada', 'Sessão iniciada']);
  await expect(activity.getByRole('link', { name: 'Ver todas as respostas' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Retomar a questão 1' }).last().click();
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await page.goto('/dashboard');
  await expect(activity.getByRole('listitem')).toContainText([/Resposta (certa|errada)/, 'Sessão iniciada']);
  await expect(activity.getByText('Questão gerada')).toHaveCount(0);
  await expect(activity).toContainText(/há 1.min/);
  await expect(page.getByRole('region', { name: 'Domínios da CLF-C02' })).toContainText('100,0% das suas respostas');
});
