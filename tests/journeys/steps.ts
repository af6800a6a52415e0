import type { Locator, Page, Request } from '@playwright/test';
import { callApi, expect, password, type Person } from './fixtures.ts';

/** The exam that journeys practise. */
export const examId = 'clf-c02';
export const questionPath = `/question?exam=${examId}&modality=all`;

/** Enrols somebody in the exam without a browser. */
export const enrol = ({ token }: Pick<Person, 'token'>, origin?: string) =>
  callApi('POST', `/exams/${examId}/start`, { token, ...(origin !== undefined && { origin }) });

/** The notices over the page. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: /^(Avisos|Notices|Notifications|Notificaciones)$/ });

/** Fills in the sign-in form and sends it. */
export async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

export const isCall = (request: Request, method: string, path: string | RegExp): boolean => {
  const { pathname } = new URL(request.url());
  return request.method() === method && (typeof path === 'string' ? pathname === `/api/v1${path}` : path.test(pathname));
};

/** Everything that the page asks of the API from now on. */
export function recordCalls(page: Page): (method: string, path: string | RegExp) => Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request);
  });
  return (method, path) => requests.filter((request) => isCall(request, method, path));
}

/** The next call of the page to the API. */
export const nextCall = (page: Page, method: string, path: string | RegExp) => page.waitForRequest((request) => isCall(request, method, path));

/** Lets the API answer what our server never does, until the page is told otherwise. */
export async function answerWith(page: Page, path: string, status: number, body: unknown): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) => route.fulfill({ status, json: body }));
}

/** Lets calls to the API fail as without a network. */
export async function breakNetwork(page: Page, path: string): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) => route.abort());
}

/** Asks for the first question of a modality. */
export async function generateQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gerar questão' }).click();
  await expect(page.getByRole('radiogroup')).toBeVisible();
}

/** Chooses the first option and confirms it. */
export async function answerQuestion(page: Page): Promise<void> {
  await page.getByRole('radiogroup').locator('label').first().click();
  await page.getByRole('button', { name: 'Confirmar resposta' }).click();
}

/** What the page says of the answer just given. */
export const verdict = (page: Page): Locator => page.getByText(/^(Isso mesmo|Não foi desta vez)\. A correta é a [A-D]\.$/);
