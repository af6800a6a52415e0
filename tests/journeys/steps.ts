import type { Locator, Page } from '@playwright/test';
import { callApi, createLearner, expect, password, type Person, startServer } from './fixtures.ts';

/** The exam that journeys practise. */
export const examId = 'clf-c02';
export const questionPath = `/question?exam=${examId}&modality=all`;

/** Enrols somebody in the exam without a browser. */
export const enrol = ({ token }: Pick<Person, 'token'>, origin?: string) =>
  callApi('POST', `/exams/${examId}/start`, { token, ...(origin !== undefined && { origin }) });

/** The notices over the page. */
export const notices = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Avisos|Notices|Notifications|Notificaciones)$/ });

/** Fills in the sign-in form and sends it. */
export async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Signs a new learner in where every question has two right options, before the first one. */
export async function openPairs(page: Page): Promise<{ origin: string; learner: Person }> {
  const { origin } = await startServer({ answerCount: 2 });
  const learner = await createLearner('Marina Albuquerque', origin);
  await enrol(learner, origin);
  await page.context().addCookies([{ name: 'onboardingCompleted', value: 'true', url: origin }]);
  await page.goto(`${origin}/login?from=${encodeURIComponent(questionPath)}`);
  await logIn(page, learner.email);
  return { origin, learner };
}

/** Asks for the first question of a modality. */
export async function generateQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gerar questão' }).click();
  await expect(page.getByRole('radiogroup')).toBeVisible();
}

/** Goes to the next question, once the moment after the verdict has passed in which nothing does. */
export async function nextQuestion(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^(Nova questão|New Question)(, 1 crédito)?$/ });
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1000 });
    // The options of the answered question stay, locked, until its review is loaded.
    await expect(page.locator('[role="radiogroup"]:not([aria-readonly="true"])')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Ends the session through its dialog. */
export async function endSession(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Encerrar|End)$/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Encerrar a sessão|End the session)/ })
    .click();
}

/** Chooses the first option and confirms it. */
export async function answerQuestion(page: Page): Promise<void> {
  await page.getByRole('radiogroup').locator('label').first().click();
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
}

/** Chooses from a list that opens on demand. */
export async function chooseFrom(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** What the page says of the answer just given. */
export const verdict = (page: Page): Locator =>
  page.getByText(/^(Isso mesmo|Não foi desta vez)\. A correta é a\u00A0[A-D]\.$/);
