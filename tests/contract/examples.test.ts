import { afterAll, expect, test } from 'vitest';
import { hashPassword, hashToken } from '../../apps/api/src/auth/secrets.ts';
import { errorSentence, detailSentence } from '../../apps/api/src/http/error-sentences.ts';
import type { ErrorCode } from '@prepar/openapi/types';
import type { ErrorDetail } from '../../apps/api/src/http/errors.ts';
import { locales } from '../../apps/api/src/i18n/locale.ts';
import { type OauthPeer, startOauthPeer } from '../../apps/api/src/testing/oauth-peer.ts';
import { drawQuestions, grantCredits, practise, succeed } from '../../apps/api/src/testing/practice.ts';
import { type Caller, useTestApp } from '../../apps/api/src/testing/test-app.ts';
import { codeAt } from '../../apps/api/src/testing/totp.ts';
import { contract, follow } from '../../apps/api/src/http/document.ts';
import { expectDeclared, operations, pathOf, queryOf, requestExamples } from './operations.ts';

const peers: OauthPeer[] = [];
afterAll(() => Promise.all(peers.map(({ stop }) => stop())));
const api = useTestApp({}, async () => {
  peers.push(await startOauthPeer('google'), await startOauthPeer('github'));
  return Object.assign({}, ...peers.map(({ environment }) => environment)) as Record<string, string>;
});

const ana = {
  name: 'Ana Souza',
  email: 'ana.souza@example.com',
  password: 'Nuvem#2025',
  country: 'BR',
  locale: 'pt-BR',
};
const examId = 'clf-c02';

/** The person of the examples, signed in and enrolled, as they are before each example. */
async function prepare(): Promise<Caller> {
  await api.database.db.deleteFrom('users').execute();
  await succeed(api.call('POST', '/users/auth/register', { body: ana }));
  const { token, user } = await succeed<{ token: string; user: { id: string } }>(
    api.call('POST', '/users/auth/login', { body: { email: ana.email, password: ana.password } }),
  );
  const call: Caller['call'] = (method, path, options) => api.call(method, path, { token, ...options });
  await succeed(call('POST', `/exams/${examId}/start`));
  const code = {
    user_id: user.id,
    code_hash: await hashPassword('482913'),
    token_hash: hashToken('Qm3vXw0Jc8yTn5RkZb1sHg'),
    expires_at: new Date(api.clock.now.getTime() + 60_000),
  };
  await api.database.db.insertInto('password_resets').values(code).execute();
  await grantCredits(api, user.id, 100);
  return { id: user.id, email: ana.email, token, call };
}

const codeOf = (secret: string, later = 0) => codeAt(secret, new Date(api.clock.now.getTime() + later * 1000));

/** Begins to enrol an authenticator app, or enrols it, and returns its secret. */
async function enrolTotp({ call }: Caller, { completes }: { completes: boolean }): Promise<string> {
  const { secret } = await succeed<{ secret: string }>(
    call('POST', '/users/totp', { body: { password: ana.password } }),
  );
  if (completes) await succeed(call('POST', '/users/totp/complete', { body: { code: codeOf(secret) } }));
  return secret;
}

/** Begins a simulation, and gives an answer to its first question. */
async function answerSimulated(learner: Caller, example: object) {
  const { questions } = await succeed<{ questions: { id: string }[] }>(
    learner.call('POST', `/exams/${examId}/start`, { body: { modalityId: 'simulation' } }),
  );
  return { body: { ...example, givenAt: api.clock.now.toISOString() }, headers: {}, questionId: questions[0]?.id };
}

/** The example as it is, but for what only this server can know: a free address, a question it has made, a sign-in that was begun. */
async function fit(operation: string, example: object, learner: Caller) {
  if (operation === 'saveSimulationAnswer') return answerSimulated(learner, example);
  if ('missed' in example) {
    await practise(api, learner, false);
    return { body: example, headers: {} };
  }
  if ('due' in example) {
    await practise(api, learner, false);
    await api.database.db.updateTable('review_cards').set({ due_on: '2025-01-01' }).execute();
    return { body: example, headers: {} };
  }
  if (operation === 'saveReviewWish')
    return { body: example, headers: {}, questionId: (await practise(api, learner)).questionId };
  if (operation === 'saveExamOutcome') {
    const planned = { user_id: learner.id, exam_id: examId, exam_date: '2025-11-19' };
    await api.database.db.insertInto('exam_dates').values(planned).execute();
    return { body: example, headers: {} };
  }
  if (operation === 'registerUser') return { body: { ...example, email: 'new.person@example.com' }, headers: {} };
  if (/^(change|create)User/.test(operation)) {
    await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', learner.id).execute();
    return { body: example, headers: {}, userId: (await api.learner()).id };
  }
  if (operation === 'createAttempt')
    return { body: { ...example, questionId: (await drawQuestions(learner, 1))[0] }, headers: {} };
  if (operation === 'createQuestionDecision') {
    await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', learner.id).execute();
    const { questionId } = await practise(api, learner);
    await succeed(learner.call('POST', `/questions/${questionId}/report`, { body: { reason: 'OTHER' } }));
    const { data } = (await learner.call('GET', '/admin/questions')).json<{ data: { id: string }[] }>();
    return { body: example, headers: {}, itemId: data[0]?.id };
  }
  if (operation === 'createQuestionReport')
    return { body: example, headers: {}, questionId: (await practise(api, learner)).questionId };
  if ('totpCode' in example || operation.endsWith('TotpEnrolment')) {
    await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', learner.id).execute();
    if (operation === 'startTotpEnrolment') return { body: example, headers: {} };
    const secret = await enrolTotp(learner, { completes: operation === 'loginUser' });
    return { body: { ...example, [operation === 'loginUser' ? 'totpCode' : 'code']: codeOf(secret, 30) }, headers: {} };
  }
  if (operation !== 'completeSocialSignIn') return { body: example, headers: {} };
  const begun = await api.call('POST', '/users/auth/google', { body: { token: 'google_1760445000000' } });
  const { authUrl } = begun.json<{ data: { authUrl: string } }>().data;
  const person = { subject: '1', email: 'from.google@example.com', emailVerified: true, name: 'Ana' };
  const back = await peers[0]?.agree(authUrl, person);
  return {
    body: { ...example, ...back },
    headers: { cookie: String(begun.headers['set-cookie']).split(';')[0] ?? '' },
  };
}

const examples = operations.flatMap((operation) =>
  Object.entries(requestExamples(operation)).map(
    ([name, example]) => [operation.id, name, operation, example] as const,
  ),
);

test.each(examples)('the example of %s, %s, succeeds on a prepared server', async (id, _name, operation, example) => {
  const learner = await prepare();
  const fitted = await fit(id, example, learner);
  const { body, headers } = fitted;
  const path =
    'questionId' in fitted
      ? operation.path.replace('{examId}', examId).replace('{questionId}', fitted.questionId ?? '')
      : pathOf(operation)
          .replace('userId', 'userId' in fitted ? fitted.userId : 'userId')
          .replace('itemId', ('itemId' in fitted && fitted.itemId) || 'itemId');
  const query = queryOf(operation);
  const response = await (operation.roles ? learner.call : api.call)(
    operation.method,
    `${path}${query && `?${query}`}`,
    { body, headers },
  );
  expectDeclared(operation, response);
  const successes = [...operation.responses.keys()].filter((status) => status < 300);
  expect(response.statusCode, response.body).toBe(Math.max(...successes));
});

interface ErrorExample {
  error: string;
  code: string;
  details?: (ErrorDetail & { message: string })[];
}

const errors = Object.entries(contract.components.examples)
  .filter(([name]) => name.endsWith('Error'))
  .map(([name, example]) => [name, follow(example).node.value as ErrorExample] as const);
// Their sentences name the provider or the reason, which the general ones of the server leave out.
const special = new Set(['SocialSignInFailedError', 'SocialProviderNotConfiguredError', 'ForeignOriginError']);

test.each(errors.filter(([name]) => !special.has(name)))(
  '%s shows the sentence that the server says',
  (_name, { error, code, details = [] }) => {
    const said = locales.map((locale) => errorSentence({ code: code as ErrorCode, details }, locale));
    expect(said).toContain(error);
    for (const detail of details)
      expect(locales.map((locale) => detailSentence(detail, locale))).toContain(detail.message);
  },
);
