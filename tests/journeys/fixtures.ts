import { expect, test as base, type Page } from '@playwright/test';

export const password = 'Correta1!';
export const administrator = { email: 'admin@prepar.example', password: 'Administra1!' };

const baseURL = `http://localhost:${process.env['PREPAR_PORT']}`;
let people = 0;

export interface Person {
  name: string;
  email: string;
  token: string;
}

/** Calls the real API, to bring about a state that a journey begins with. */
export async function callApi<T>(method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<T> {
  const response = await fetch(`${baseURL}/api/v1${path}`, {
    method,
    headers: {
      'x-time-zone': 'America/Sao_Paulo',
      'accept-language': 'pt-BR',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: T };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

/** A learner who has registered and seen the tour. */
export async function createLearner(name = 'Marina Albuquerque'): Promise<Person> {
  const email = `learner.${process.pid}.${++people}@prepar.example`;
  await callApi('POST', '/users/auth/register', { body: { name, email, password, country: 'BR', locale: 'pt-BR' } });
  const { token } = await callApi<{ token: string }>('POST', '/users/auth/login', { body: { email, password } });
  await callApi('POST', '/config/onboarding/force-complete', { token, body: { step: 'tourComplete' } });
  return { name, email, token };
}

/** Moves the server's clock. */
export async function advanceServerClock(milliseconds: number): Promise<void> {
  const control = `http://127.0.0.1:${process.env['PREPAR_CONTROL_PORT']}/clock`;
  await fetch(control, { method: 'POST', body: JSON.stringify({ advanceMs: milliseconds }) });
}

interface Fixtures {
  /** Opens the portal as somebody who is already signed in and has seen the tour. */
  openAs: (person: Person, path: string) => Promise<void>;
}

/** Journeys run against the real server; any error in the console, blocked content or page error fails them. */
export const test = base.extend<Fixtures & { quietConsole: void; expectedErrors: RegExp[] }>({
  baseURL,
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      page.on('pageerror', (error) => note(error.message));
      page.on('request', (request) => {
        if (!/^(http:\/\/localhost:|data:|blob:)/.test(request.url())) note(`Foreign request: ${request.url()}`);
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  openAs: async ({ page }, use) => {
    await use(async ({ token }, path) => {
      await signIn(page, token);
      await page.goto(path);
    });
  },
});

async function signIn(page: Page, token: string): Promise<void> {
  await page.context().addCookies([{ name: 'onboardingCompleted', value: 'true', url: baseURL }]);
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('auth_token', value);
    localStorage.setItem('auth_token_timestamp', String(Date.now()));
  }, token);
}

export { expect };
