import type { Page } from '@playwright/test';
import { startModelPeer } from '../../apps/api/src/testing/model-peer.ts';
import { createLearner, expect, startServer, test } from './fixtures.ts';
import { answerQuestion, enrol, generateQuestion, logIn, nextQuestion, questionPath, verdict } from './steps.ts';

const badges = { MODEL: 'Escrita por IA, conferida', KNOWLEDGE_BASE: 'Base de conhecimento' };

async function explainAgain(page: Page) {
  await page.getByRole('button', { name: 'Explicar de outro jeito' }).press('Enter');
  const told = page.getByRole('group', { name: 'De outro jeito' });
  await expect(told).toBeFocused();
  return told;
}

test('a question says where it comes from, and is explained in other words by a model or, without one, from the facts', async ({
  page,
  context,
}) => {
  const peer = await startModelPeer();
  const { origin } = await startServer({ environment: peer.environment });
  const learner = await createLearner('Marina Albuquerque', origin);
  await enrol(learner, origin);
  const first = page.waitForResponse((response) => response.url().endsWith('/questions/generate'));
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=${encodeURIComponent(questionPath)}`);
  await logIn(page, learner.email);
  await generateQuestion(page);
  const { data } = (await (await first).json()) as { data: { question: { source: keyof typeof badges } } };
  await expect(page.getByText(badges[data.question.source])).toBeVisible();
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await expect(await explainAgain(page)).toContainText('Texto escrito por IA');

  peer.manner = 'malformed';
  await nextQuestion(page);
  await answerQuestion(page);
  await expect(verdict(page)).toBeVisible();
  await expect(await explainAgain(page)).toContainText('Dos fatos da base de conhecimento');
  await peer.stop();
});
