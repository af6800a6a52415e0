import { createLearner, expect, test } from './fixtures.ts';
import { answerQuestion, verdict } from './steps.ts';

const exams = [
  { provider: 'AWS', code: 'CLF-C02', name: 'AWS Certified Cloud Practitioner' },
  { provider: 'AWS', code: 'SAA-C03', name: /^AWS Certified Solutions Architect/ },
  { provider: 'Azure', code: 'AZ-900', name: 'Azure Fundamentals' },
  { provider: 'GCP', code: 'CDL', name: 'Google Cloud Digital Leader' },
];

for (const { provider, code, name } of exams)
  test(`SCOPE-01 somebody enrols in ${code} of ${provider}, and answers a question that was generated for it`, async ({
    page,
    openAs,
  }) => {
    await openAs(await createLearner(), '/practice');
    await page.getByRole('button', { name: `Inscrever-se na ${code}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Inscrever-se' }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page
      .getByRole('link', { name: /Começar treino/ })
      .first()
      .click();
    await expect(page.getByRole('banner')).toContainText(code);
    // What is known of an exam is read before its first question.
    await expect(page.getByRole('main').getByRole('radiogroup')).toBeVisible({ timeout: 40_000 });
    await answerQuestion(page);
    await expect(verdict(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Explicação' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: `Domínios da ${code}` })).toBeVisible();
  });
