import { expect, test as base } from '@playwright/test';

export const password = 'Correta1!';
export const administrator = { email: 'admin@prepar.example', password: 'Administra1!' };

const sharedOrigin = `http://localhost:${process.env['PREPAR_PORT']}`;
const control = `http://127.0.0.1:${process.env['PREPAR_CONTROL_PORT']}`;
let people = 0;

export interface Person {
  name: string;
  email: string;
  token: string;
}

interface Call {
  token?: string;
  body?: unknown;
  /** The server that is called; the one that all journeys share unless told otherwise. */
  origin?: string;
}

/** Calls the real API, to bring about a state that a journey begins with. */
export async function callApi<T>(
  method: string,
  path: string,
  { token, body, origin = sharedOrigin }: Call = {},
): Promise<T> {
  const response = await fetch(`${origin}/api/v1${path}`, {
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

/** An address that nobody has registered with. */
export const newEmail = (): string => `learner.${process.pid}.${++people}@prepar.example`;

/** A learner who has registered and seen the tour. */
export async function createLearner(name = 'Marina Albuquerque', origin = sharedOrigin): Promise<Person> {
  const email = newEmail();
  await callApi('POST', '/users/auth/register', {
    origin,
    body: { name, email, password, country: 'BR', locale: 'pt-BR' },
  });
  const token = await signIn({ email, password }, origin);
  await callApi('POST', '/config/onboarding/force-complete', { origin, token, body: { step: 'tourComplete' } });
  return { name, email, token };
}

/** The token of somebody who signs in without a browser. */
export async function signIn(credentials: { email: string; password: string }, origin = sharedOrigin): Promise<string> {
  const { token } = await callApi<{ token: string }>('POST', '/users/auth/login', { origin, body: credentials });
  return token;
}

async function askControl<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(
    control + path,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  return (await response.json()) as T;
}

export interface Mail {
  subject: string;
  text: string;
}

/** Everything that was mailed to an address, oldest first. */
export const mailsTo = (address: string): Promise<Mail[]> => askControl(`/mails?to=${encodeURIComponent(address)}`);

/** The letters of the right options of a question, which no answer of the API tells beforehand. */
export const keyOf = (questionId: string, origin = sharedOrigin): Promise<string> =>
  askControl(`/key?${new URLSearchParams({ question: questionId, origin })}`);

export interface OwnServer {
  origin: string;
  /** Moves the server's time. */
  advance: (milliseconds: number) => Promise<void>;
  /** What its database says. */
  rows: <Row extends object>(query: string) => Promise<Row[]>;
}

/** Another server, with settings, a database and a clock of its own, for what would disturb other journeys. */
export async function startServer({
  now = new Date(),
  environment = {},
  answerCount = 1,
  hasFew = false,
  isDemo = false,
}: {
  now?: Date;
  environment?: Record<string, string>;
  /** How many right options its questions have. */
  answerCount?: 1 | 2;
  /** Whether it knows a dozen questions only, so that people soon meet the same one. Default false. */
  hasFew?: boolean;
  /** With the people of the demo, who all have the administrator's password; or nobody. Default nobody. */
  isDemo?: boolean;
}): Promise<OwnServer> {
  const { origin } = await askControl<{ origin: string }>('/servers', {
    now,
    environment,
    answerCount,
    hasFew,
    isDemo,
  });
  return {
    origin,
    advance: async (advanceMs) => askControl('/clock', { origin, advanceMs }),
    rows: async (query) => askControl('/rows', { origin, query }),
  };
}

interface Fixtures {
  baseURL: string;
  /** Opens the portal as somebody who is already signed in and has seen the tour. */
  openAs: (person: Pick<Person, 'token'>, path: string) => Promise<void>;
}

/** Journeys run against the real server; any error in the console that is not expected, blocked content or page error fails them. */
export const test = base.extend<Fixtures & { quietConsole: void; expectedErrors: RegExp }>({
  baseURL: sharedOrigin,
  expectedErrors: [/(?!)/, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.test(text)) errors.push(text);
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
  openAs: async ({ context, page, baseURL }, use) => {
    await use(async ({ token }, path) => {
      // A minute ago, because a clock that a journey holds may lag, and a token from the future counts as none.
      const storedAt = String(Date.now() - 60_000);
      const localStorage = Object.entries({ auth_token: token, auth_token_timestamp: storedAt }).map(
        ([name, value]) => ({ name, value }),
      );
      await context.setStorageState({ cookies: [], origins: [{ origin: baseURL, localStorage }] });
      await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: baseURL }]);
      await page.goto(path);
    });
  },
});

export { expect };
