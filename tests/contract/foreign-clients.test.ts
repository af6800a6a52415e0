import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../apps/api/src/testing/test-app.ts';

// Clients that generators of others make of the description, with nothing but their defaults: what a partner does first.
const run = promisify(execFile);
const api = useTestApp();
const checkout = join(import.meta.dirname, '../..');
let folder = '';
let description = '';
let origin = '';

beforeAll(async () => {
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  // Inside the checkout, whose packages the clients import, and of this run alone.
  mkdirSync(join(checkout, '.prepar'), { recursive: true });
  folder = mkdtempSync(join(checkout, '.prepar/foreign-clients-'));
  description = join(folder, 'openapi.json');
  const stored = readFileSync(join(checkout, 'openapi/dist/openapi.json'), 'utf8');
  writeFileSync(description, stored.replaceAll('https://prepar.example', origin));
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
});

afterAll(() => rmSync(folder, { recursive: true }));

const person = (email: string) =>
  `{ name: 'Ana Souza', email: '${email}', password: 'Nuvem#2025', country: 'BR', locale: 'pt-BR' }`;

const programs = {
  'hey-api': `
    import { client } from './hey-api/client.gen';
    import { createAttempt, generateQuestion, loginUser, registerUser, startExam } from './hey-api/sdk.gen';

    export async function firstAnswer() {
      client.setConfig({ throwOnError: true });
      const body = ${person('hey.api@example.com')};
      await registerUser({ body, throwOnError: true });
      const login = await loginUser({ body: { email: body.email, password: body.password }, throwOnError: true });
      client.setConfig({ auth: login.data.data.token });
      await startExam({ path: { examId: 'clf-c02' }, throwOnError: true });
      const generated = await generateQuestion({ body: { examId: 'clf-c02', domain: 'all' }, throwOnError: true });
      const { id, options } = generated.data.data.question;
      const selected = options[0]?.label ?? 'A';
      const attempt = await createAttempt({
        body: { questionId: id, examId: 'clf-c02', selected, timeMs: 1200 },
        throwOnError: true,
      });
      return attempt.data.data.creditsRemaining;
    }
  `,
  'openapi-typescript': `
    import createClient from 'openapi-fetch';
    import type { paths } from './openapi-typescript';

    export async function firstAnswer() {
      const prepar = createClient<paths>({ baseUrl: '__origin__/api/v1' });
      const body = ${person('openapi.typescript@example.com')};
      await prepar.POST('/users/auth/register', { body });
      const login = await prepar.POST('/users/auth/login', { body: { email: body.email, password: body.password } });
      const headers = { authorization: \`Bearer \${login.data?.data.token}\` };
      await prepar.POST('/exams/{examId}/start', { params: { path: { examId: 'clf-c02' } }, headers });
      const generated = await prepar.POST('/questions/generate', { body: { examId: 'clf-c02', domain: 'all' }, headers });
      if (!generated.data) throw new Error(generated.error.code);
      const { id, options } = generated.data.data.question;
      const selected = options[0]?.label ?? 'A';
      const attempt = await prepar.POST('/attempts', {
        body: { questionId: id, examId: 'clf-c02', selected, timeMs: 1200 },
        headers,
      });
      return attempt.data?.data.creditsRemaining;
    }
  `,
};

const generators = {
  'hey-api': () => createClient({ input: description, output: join(folder, 'hey-api'), logs: { level: 'silent' } }),
  'openapi-typescript': () =>
    run(join(checkout, 'openapi/node_modules/.bin/openapi-typescript'), [
      description,
      '-o',
      join(folder, 'openapi-typescript.ts'),
    ]),
};

test.each(['hey-api', 'openapi-typescript'] as const)(
  'a client that %s generates compiles, registers, generates a question and answers it',
  async (name) => {
    await generators[name]();
    const file = join(folder, `use-${name}.ts`);
    writeFileSync(file, programs[name].replace('__origin__', origin));
    await run(join(checkout, 'node_modules/.bin/tsc'), ['-p', folder]).catch(({ stdout }) => {
      throw new Error(stdout);
    });
    const { firstAnswer } = await import(/* @vite-ignore */ file);
    expect(await firstAnswer()).toBe(4);
  },
  60_000,
);
