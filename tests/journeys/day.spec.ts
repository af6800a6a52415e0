import type { Page } from '@playwright/test';
import { createLearner, expect, startServer, test } from './fixtures.ts';
import { failedResource, nextAnswer } from './network.ts';
import {
  answerQuestion,
  endSession,
  enrol,
  generateQuestion,
  logIn,
  nextQuestion,
  questionPath,
  verdict,
} from './steps.ts';

const noon = new Date('2025-11-20T15:00:00.000Z'); // a Thursday, midday in São Paulo
const hours = (count: number) => count * 3_600_000;

test.use({ expectedErrors: failedResource });

interface Verdict {
  isCorrect: boolean;
  creditsSpent: number;
}

/** Answers the question on the screen and says whether it was right and what it cost. */
async function answer(page: Page): Promise<Verdict> {
  const answered = nextAnswer(page, 'POST /attempts');
  await answerQuestion(page);
  const { data } = (await (await answered).json()) as { data: Verdict };
  await expect(verdict(page)).toBeVisible();
  return data;
}

const figure = (page: Page, term: string) => page.getByRole('term').filter({ hasText: term }).locator('..');

test('SCOPE-03 DASH-11 DASH-12 QUEST-15 SESS-03 five credits a day are spent, seen on the dashboard, missed at the sixth answer, and there again after midnight', async ({
  page,
  context,
}) => {
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
  let loadedAhead = nextAnswer(page, 'POST /questions/generate').then(() =>
    nextAnswer(page, 'POST /questions/generate'),
  );
  await generateQuestion(page);
  let right = 0;
  for (let count = 1; count <= 5; count++) {
    await loadedAhead;
    await pass(hours(0.1));
    right += Number((await answer(page)).isCorrect);
    if (count === 5) break;
    loadedAhead = nextAnswer(page, 'POST /questions/generate');
    await nextQuestion(page);
  }
  await expect(page.getByRole('status').filter({ hasText: 'crédito' })).toContainText(
    /Era o último crédito de hoje. Eles voltam em 1[01]h\s\d+min\./,
  );
  await expect(page.getByRole('button', { name: 'Nova questão' })).toHaveCount(0);
  await page.goto(`${server.origin}/pricing`);

  const summary = nextAnswer(page, 'GET /analytics/summary');
  await page.getByRole('link', { name: 'Painel' }).first().click();
  const { data } = (await (await summary).json()) as { data: { totalCreditsSpent: number; weeklyStreak: number } };
  expect(data).toMatchObject({ totalCreditsSpent: 5, weeklyStreak: 1 });
  await expect(figure(page, 'Créditos usados')).toContainText('5');
  await expect(figure(page, 'Créditos usados')).toContainText('nenhum restante');
  await expect(figure(page, 'Precisão')).toContainText(`${(right * 20).toFixed(1).replace('.', ',')}%`);
  await expect(figure(page, 'Sequência semanal')).toContainText('1 de 7 dias');
  await expect(figure(page, 'Tempo de estudo')).toContainText(/3[01]min/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seus créditos voltam em 1[01]h \d+min\.$/);
  await expect(page.getByRole('region', { name: 'Meta de hoje' })).toContainText('5 de 20 na meta de hoje');
  await expect(page.getByRole('link', { name: /^(Continuar|Começar)/ })).toHaveCount(0);
  await expect(page.getByText('Resposta certa')).toHaveCount(right);
  await expect(page.getByText('Resposta errada')).toHaveCount(5 - right);
  await expect(page.getByText('Sessão iniciada')).toBeVisible();
  await page.getByRole('link', { name: 'Praticar' }).first().click();
  await expect(page.getByRole('heading', { name: /^Seus créditos voltam em/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Treinar|Começar treino)/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Painel' }).first().click();

  await pass(hours(12));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hoje ainda dá para responder 5.questões\.$/);
  await page.getByRole('link', { name: 'Continuar CLF-C02' }).click();
  // What was missed yesterday may come back, free of credits.
  let answered = 5;
  for (let left = 5; left > 0; answered++) {
    await nextQuestion(page);
    const { isCorrect, creditsSpent } = await answer(page);
    right += Number(isCorrect);
    left -= creditsSpent;
  }
  await expect(page.getByText('Era o último crédito de hoje.')).toBeVisible();
  await endSession(page);
  await page.getByRole('link', { name: 'Painel' }).first().click();
  await expect(figure(page, 'Créditos usados')).toContainText('10');
  await expect(figure(page, 'Precisão')).toContainText(`${((right * 100) / answered).toFixed(1).replace('.', ',')}%`);
  await expect(figure(page, 'Sequência semanal')).toContainText('2 de 7 dias');
});
