import type { Page } from '@playwright/test';
import { createLearner, expect, startServer, test } from './fixtures.ts';
import { failedResource, nextAnswer } from './network.ts';
import { answerQuestion, enrol, generateQuestion, logIn, questionPath, verdict } from './steps.ts';

const noon = new Date('2025-11-20T15:00:00.000Z'); // a Thursday, midday in São Paulo
const hours = (count: number) => count * 3_600_000;

test.use({ expectedErrors: failedResource });

interface Verdict {
  isCorrect: boolean;
}

/** Answers the question on the screen and says whether it was right. */
async function answer(page: Page): Promise<boolean> {
  const answered = nextAnswer(page, 'POST /attempts');
  await answerQuestion(page);
  const { data } = (await (await answered).json()) as { data: Verdict };
  await expect(verdict(page)).toBeVisible();
  return data.isCorrect;
}

const figure = (page: Page, term: string) => page.getByRole('term').filter({ hasText: term }).locator('..');

test('SCOPE-03 DASH-11 DASH-12 QUEST-15 SESS-03 five credits a day are spent, seen on the dashboard, missed at the sixth answer, and there again after midnight', async ({ page, context }) => {
  const server = await startServer({ now: noon });
  const learner = await createLearner('Marina Albuquerque', server.origin);
  await enrol(learner, server.origin);
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: server.origin }]);
  await page.clock.install({ time: noon });
  const pass = async (milliseconds: number) => {
    await server.advance(milliseconds);
    await page.clock.fastForward(milliseconds);
  };
  await page.goto(`${server.origin}/login?from=${encodeURIComponent(questionPath)}`);
  await logIn(page, learner.email);
  await expect(page.getByRole('timer')).toBeVisible();

  // Time passes while nothing is on its way, or calls would be given up: a question is loaded ahead of each.
  let loadedAhead = nextAnswer(page, 'POST /questions/generate').then(() => nextAnswer(page, 'POST /questions/generate'));
  await generateQuestion(page);
  let right = 0;
  for (let count = 1; count <= 5; count++) {
    await loadedAhead;
    await pass(hours(0.1));
    right += Number(await answer(page));
    loadedAhead = nextAnswer(page, 'POST /questions/generate');
    await page.getByRole('button', { name: 'Nova questão' }).click();
  }
  await loadedAhead;
  await page.getByRole('radiogroup').locator('label').nth(1).click();
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Seus créditos acabaram');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.getByRole('link', { name: 'Ver planos e pacotes' }).click();
  await expect(page).toHaveURL(`${server.origin}/pricing`);

  const summary = nextAnswer(page, 'GET /analytics/summary');
  await page.getByRole('link', { name: 'Painel' }).first().click();
  const { data } = (await (await summary).json()) as { data: { totalCreditsSpent: number; weeklyStreak: number } };
  expect(data).toMatchObject({ totalCreditsSpent: 5, weeklyStreak: 1 });
  await expect(figure(page, 'Créditos usados')).toContainText('5');
  await expect(figure(page, 'Créditos usados')).toContainText('nenhum restante');
  await expect(figure(page, 'Precisão')).toContainText(`${(right * 20).toFixed(1).replace('.', ',')}%`);
  await expect(figure(page, 'Sequência semanal')).toContainText('1 dia');
  await expect(figure(page, 'Tempo de estudo')).toContainText(/3[01]min/);
  await expect(page.getByText('Faltam 15 questões hoje.')).toBeVisible();
  await expect(page.getByText('Resposta certa')).toHaveCount(right);
  await expect(page.getByText('Resposta errada')).toHaveCount(5 - right);
  await expect(page.getByText('Sessão iniciada')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar CLF-C02' }).click();
  await expect(page).toHaveURL(`${server.origin}/practice?exam=clf-c02`);
  await page.getByRole('link', { name: /Começar treino/ }).first().click();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await pass(hours(12));
  await page.getByRole('button', { name: 'Retomar estudo' }).first().click();
  right += Number(await answer(page));
  for (let count = 2; count <= 5; count++) {
    await page.getByRole('button', { name: 'Nova questão' }).click();
    right += Number(await answer(page));
  }
  await expect(page.getByText('Usou 1 crédito, não resta nenhum.')).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('link', { name: 'Painel' }).first().click();
  await expect(figure(page, 'Créditos usados')).toContainText('10');
  await expect(figure(page, 'Precisão')).toContainText(`${(right * 10).toFixed(1).replace('.', ',')}%`);
  await expect(figure(page, 'Sequência semanal')).toContainText('2 dias');
});
