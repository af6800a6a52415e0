import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { drawQuestions, enrolledLearner, examId, keepSignedIn, practise, succeed } from '../testing/practice.ts';
import { type Caller, goodPassword, useTestApp } from '../testing/test-app.ts';
import { operator } from '../testing/operator.ts';
import { reactivate, suspend } from './service.ts';
import { Refusal, runCommand } from '../admin/commands.ts';
import { parseCommand } from '../admin/parse-command.ts';

const api = useTestApp();
let administrator: Caller;

beforeAll(async () => {
  administrator = await newAdministrator('Renato Farias');
  // What is sent is gone from its table at once: a copy stays here.
  await api.database.pool.query(`create table written as select user_id, letter from mails limit 0;
    create rule keep as on insert to mails do also insert into written values (new.user_id, new.letter)`);
});

async function newAdministrator(name: string): Promise<Caller> {
  const person = await api.learner(name);
  await keepSignedIn(api, person);
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', person.id).execute();
  return person;
}

interface Page {
  data: Schemas['Person'][];
  meta: Schemas['PeopleMeta'];
}
async function list(query: Record<string, string | number>): Promise<Page> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await administrator.call('GET', `/admin/users?${search.toString()}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Page>();
}
const found = async (search: string) => (await list({ search, sort: 'name' })).data.map(({ name }) => name);
const details = (id: string) => succeed<Schemas['PersonDetails']>(administrator.call('GET', `/admin/users/${id}`));
const change = (id: string, what: 'status' | 'plan', body: object, by = administrator) =>
  by.call('PUT', `/admin/users/${id}/${what}`, { body });
const give = (id: string, body: object, key?: string) =>
  administrator.call('POST', `/admin/users/${id}/credits`, {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const login = (email: string, language = 'pt-BR') =>
  api.call('POST', '/users/auth/login', {
    body: { email, password: goodPassword },
    headers: { 'accept-language': language },
  });
const run = (...words: string[]) => {
  const means = {
    db: api.database.db,
    config: api.config,
    now: api.clock.now,
    readPassword: async () => goodPassword,
    ...operator,
  };
  return runCommand(parseCommand(words), means);
};

test('people are found by beginnings of words of their name and address, however they are typed', async () => {
  const people = ['Conceição Prado', 'Otávio Lima', 'Ótto Limaverde', "Ana d'Ávila-Reis", '李小龍'];
  for (const name of people) await api.learner(name);
  const thiago = await api.learner('Thiago Nunes');
  await succeed(thiago.call('PUT', '/users/profile/email', { body: { email: 'Bia.Sa+aws@Empresa.example' } }));
  expect(await found('conceicao')).toEqual(['Conceição Prado']);
  expect(await found('CONCEIÇÃO pra')).toEqual(['Conceição Prado']);
  expect(await found('lima')).toEqual(['Otávio Lima', 'Ótto Limaverde']);
  expect(await found('ot lima')).toEqual(['Otávio Lima', 'Ótto Limaverde']);
  expect(await found('avila')).toEqual(["Ana d'Ávila-Reis"]);
  expect(await found('李小')).toEqual(['李小龍']);
  for (const address of ['bia.sa+aws@empresa.example', 'BIA.SA', 'empresa', 'aws'])
    expect(await found(address), address).toEqual(['Thiago Nunes']);
  expect(await found(thiago.email)).toEqual([]); // the address that was left
  for (const nobody of ['tavio', '%', '_', "' or 1=1", 'lima prado']) expect(await found(nobody), nobody).toEqual([]);
  expect((await list({ search: 'zz' })).meta).toEqual({ nextCursor: null, total: 0 });
});

test.each([
  ['name', 'asc'],
  ['name', 'desc'],
  ['totalAttempts', 'desc'],
  ['accuracy', 'asc'],
  ['lastAttempt', 'desc'],
  ['lastAttempt', 'asc'],
])('pages sorted by %s %s show everybody once, in order', async (sort, order) => {
  const [one, two] = [await enrolledLearner(api), await enrolledLearner(api)];
  await practise(api, one, sort !== 'name');
  for (const isRight of [true, false]) await practise(api, two, isRight);
  const seen: Schemas['Person'][] = [];
  let cursor: string | null = null;
  do {
    const { data, meta }: Page = await list({ sort, order, limit: 4, ...(cursor !== null && { cursor }) });
    seen.push(...data);
    cursor = meta.nextCursor;
  } while (cursor !== null);
  const { total } = (await list({})).meta;
  expect(seen).toHaveLength(total ?? 0);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
  const values = seen.map((person) => {
    if (sort === 'name')
      return person.name
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .toLowerCase();
    return sort === 'lastAttempt'
      ? (person.lastAttempt ?? '')
      : person[sort === 'accuracy' ? 'accuracy' : 'totalAttempts'];
  });
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  expect(values).toEqual(order === 'asc' ? sorted : sorted.toReversed());
});

test('a row tells what the person did and has, and answers stay counted after the exam was left', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner, true);
  await practise(api, learner, false);
  const row = { totalAttempts: 2, accuracy: 50, credits: 3, plan: 'free', status: 'active', role: 'USER' };
  const lastAttempt = api.clock.now.toISOString();
  expect((await list({ search: learner.email })).data).toEqual([
    expect.objectContaining({ id: learner.id, email: learner.email, ...row, lastAttempt }),
  ]);
  expect(await details(learner.id)).toMatchObject({
    ...row,
    freeCredits: 3,
    exams: ['CLF-C02'],
    log: [],
    totalCost: 0,
  });
  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  expect(await details(learner.id)).toMatchObject({ totalAttempts: 2, accuracy: 50, exams: [] });
});

test.each(['x', 'bm9uZQ', Buffer.from('a 2025-02-30 10:00:00+00').toString('base64url')])(
  'a cursor that was made up, %s, is refused',
  async (cursor) => {
    for (const sort of ['name', 'totalAttempts', 'accuracy', 'lastAttempt']) {
      const response = await administrator.call('GET', `/admin/users?sort=${sort}&cursor=${cursor}`);
      if (sort !== 'name' || cursor.length < 10)
        expect(response.json(), sort).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  },
);

test('filters by plan and status leave those and no others', async () => {
  const [pro, out] = [await api.learner('Filtro Pro'), await api.learner('Filtro Fora')];
  await succeed(change(pro.id, 'plan', { plan: 'pro' }));
  await succeed(change(out.id, 'status', { status: 'suspended', reason: 'abuso' }));
  const names = async (query: Record<string, string>) =>
    (await list({ search: 'filtro', ...query })).data.map(({ name }) => name);
  expect(await names({ plan: 'pro' })).toEqual(['Filtro Pro']);
  expect(await names({ plan: 'free', status: 'suspended' })).toEqual(['Filtro Fora']);
  expect(await names({ status: 'active' })).toEqual(['Filtro Pro']);
});

test('a suspended person is out at once, is told why, and comes back with everything', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  const suspended = await succeed<Schemas['PersonDetails']>(
    change(learner.id, 'status', { status: 'suspended', reason: ' respostas automáticas ' }),
  );
  expect(suspended).toMatchObject({
    status: 'suspended',
    log: [{ kind: 'SUSPENDED', reason: 'respostas automáticas', by: administrator.email, credits: null, plan: null }],
  });
  expect((await learner.call('GET', '/users/profile')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  for (const [language, words] of [
    ['pt-BR', 'suspensa'],
    ['en-US', 'suspended'],
    ['es-ES', 'suspendida'],
  ] as const) {
    const refused = await login(learner.email, language);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED', error: expect.stringContaining(words) });
  }
  const again = await succeed<Schemas['PersonDetails']>(
    change(learner.id, 'status', { status: 'suspended', reason: 'outro motivo' }),
  );
  expect(again.log).toHaveLength(1);

  const back = await succeed<Schemas['PersonDetails']>(change(learner.id, 'status', { status: 'active' }));
  expect(back).toMatchObject({ status: 'active', totalAttempts: 1, credits: suspended.credits });
  expect(back.log.map(({ kind }) => kind)).toEqual(['REACTIVATED', 'SUSPENDED']);
  expect((await login(learner.email)).statusCode).toBe(200);

  const { rows } = await api.database.pool.query<{ kind: string; text: string }>(
    "select letter->>'kind' as kind, letter->>'text' as text from mails where user_id = $1 order by id",
    [learner.id],
  );
  // Those not delivered to the outbox meanwhile.
  for (const { kind, text } of rows) if (kind === 'suspended') expect(text).toContain('Motivo: respostas automáticas');
});

test('a suspension needs a reason, and an account', async () => {
  const { id } = await api.learner();
  for (const body of [{ status: 'suspended' }, { status: 'suspended', reason: ' ' }])
    expect((await change(id, 'status', body)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  const nobody = await change('nobody', 'status', { status: 'suspended', reason: 'x' });
  expect(nobody.json()).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  for (const answer of [change('nobody', 'plan', { plan: 'pro' }), give('nobody', { amount: 1, reason: 'x' })])
    expect((await answer).json()).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
});

test('nobody suspends the own account or the last administrator, not even two at once', async () => {
  const reason = { status: 'suspended', reason: 'teste' };
  expect((await change(administrator.id, 'status', reason)).json()).toMatchObject({ code: 'SUSPENSION_NOT_ALLOWED' });
  expect(await details(administrator.id)).toMatchObject({ role: 'ADMIN', isLastAdministrator: true });
  await expect(run('suspend', administrator.email, '--reason', 'teste')).rejects.toThrow(Refusal);

  const other = await newAdministrator('Beatriz Sá');
  expect(await details(administrator.id)).toMatchObject({ isLastAdministrator: false });
  const answers = await Promise.all([
    change(other.id, 'status', reason, administrator),
    change(administrator.id, 'status', reason, other),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200,
    expect.toSatisfy((code) => code === 401 || code === 403),
  ]);
  const { rows } = await api.database.pool.query<{ email: string; status: string }>(
    "select email, status from users where role = 'ADMIN' order by status",
  );
  expect(rows.map(({ status }) => status)).toEqual(['active', 'suspended']);
  await run('reactivate', rows[1]?.email ?? '');
  for (const { email } of rows) {
    const { token } = await succeed<{ token: string }>(login(email));
    if (email === administrator.email)
      administrator.call = (method, path, options) => api.call(method, path, { token, ...options });
  }
  await keepSignedIn(api, administrator);
});

test('who is let in again is told why', async () => {
  const learner = await api.learner();
  const { db, pool } = api.database;
  const byOperator = { userId: learner.id, actor: null, now: api.clock.now };
  await suspend(db, 'respostas automáticas', byOperator);
  await reactivate(db, ' engano nosso ', byOperator);
  const { rows } = await pool.query<{ text: string }>(
    "select letter->>'text' as text from written where user_id = $1 and letter->>'kind' = 'reactivated'",
    [learner.id],
  );
  expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining('engano nosso')]);
});

test('mails are in the language of the registration, then of the last page, until another one is stored', async () => {
  const { pool } = api.database;
  const email = 'pablo@prepar.example';
  const spanish = { 'accept-language': 'es-MX,es;q=0.9' };
  // As the portal registers everybody (D-054).
  const body = { name: 'Pablo Ruiz', email, password: goodPassword, country: 'BR', locale: 'pt-BR' };
  const registered = api.call('POST', '/users/auth/register', { body, headers: spanish });
  const { user } = await succeed<Schemas['RegistrationResult']>(registered);
  const mails = async () => {
    for (const status of ['suspended', 'active'])
      await succeed(change(user.id, 'status', { status, reason: 'prueba' }));
    const { rows } = await pool.query<{ language: string }>(
      "delete from written where user_id = $1 returning letter->>'language' as language",
      [user.id],
    );
    return rows.map(({ language }) => language);
  };
  const signIn = async (language: string) => (await succeed<{ token: string }>(login(email, language))).token;
  const read = (token: string, language: string) =>
    succeed(api.call('GET', '/config/settings', { token, headers: { 'accept-language': language } }));
  expect(await mails()).toEqual(['es-ES', 'es-ES']);

  let token = await signIn('en-US');
  expect(await mails()).toEqual(['en-US', 'en-US']);
  token = await signIn('en-US');
  await read(token, 'es-ES');
  expect(await mails()).toEqual(['es-ES', 'es-ES']);
  token = await signIn('es-ES');
  await read(token, 'de');
  await api.call('POST', '/attempts', { token, headers: { 'accept-language': 'en-US' }, body: {} }); // of an English question
  expect(await mails()).toEqual(['es-ES', 'es-ES']);

  token = await signIn('es-ES');
  await succeed(api.call('POST', '/config/default', { token, headers: { 'accept-language': 'en-US' } }));
  await read(token, 'es-ES');
  expect(await mails()).toEqual(['en-US', 'en-US']);
});

test('without a word about the language, mails are in that of the account as it was registered', async () => {
  const body = { name: 'Ana Ruiz', email: 'ana.ruiz@prepar.example', password: goodPassword, country: 'MX' };
  const registered = api.call('POST', '/users/auth/register', { body: { ...body, locale: 'es-MX' } });
  const { user } = await succeed<Schemas['RegistrationResult']>(registered);
  await succeed(change(user.id, 'status', { status: 'suspended', reason: 'prueba' }));
  const { rows } = await api.database.pool.query(
    "select letter->>'language' as language from written where user_id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ language: 'es-ES' }]);
});

test('an administrator who is suspended while calling lets nobody in again', async () => {
  const out = await api.learner();
  const actor = await newAdministrator('Sílvia Rocha');
  for (const { id } of [out, actor]) await succeed(change(id, 'status', { status: 'suspended', reason: 'x' }));
  const late = { userId: out.id, actor, now: api.clock.now };
  await expect(reactivate(api.database.db, null, late)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  expect((await details(out.id)).status).toBe('suspended');
});

test('with another administrator suspended, the one left cannot delete the own account', async () => {
  const { db } = api.database;
  await db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('role', '=', 'ADMIN')
    .where('id', '<>', administrator.id)
    .execute();
  const refused = await administrator.call('DELETE', '/users/account', { body: { password: goodPassword } });
  expect(refused.json()).toMatchObject({ code: 'ACCOUNT_DELETION_NOT_ALLOWED' });
});

test('a sign-in that meets the suspension opens nothing', async () => {
  const learner = await api.learner();
  const [, entered] = await Promise.all([
    change(learner.id, 'status', { status: 'suspended', reason: 'x' }),
    login(learner.email),
  ]);
  const open = await api.database.db.selectFrom('sessions').select('id').where('user_id', '=', learner.id).execute();
  expect(open).toEqual([]);
  expect([200, 403]).toContain(entered.statusCode);
});

test('a plan gives its credits once, whoever asks twice', async () => {
  const { id } = await api.learner();
  const answers = await Promise.all([1, 2].map(() => change(id, 'plan', { plan: 'pro' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await details(id)).toMatchObject({ plan: 'pro', credits: 505 });
  await succeed(change(id, 'plan', { plan: 'free' }));
  expect(await details(id)).toMatchObject({
    plan: 'free',
    credits: 505,
    log: [
      { kind: 'PLAN_CHANGED', plan: 'free', credits: null },
      { kind: 'PLAN_CHANGED', plan: 'pro', credits: 500, by: administrator.email },
    ],
  });
});

test('credits are given once for each key, with their reason', async () => {
  const { id } = await api.learner();
  const gift = { amount: 50, reason: 'Compensação pela falha de 15/11' };
  const answers = await Promise.all([1, 2, 3].map(() => give(id, gift, 'key-1')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await succeed(give(id, gift));
  for (const change of [{ amount: 51 }, { reason: 'Outro motivo' }])
    expect((await give(id, { ...gift, ...change }, 'key-1')).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  const { credits, log } = await details(id);
  expect(credits).toBe(105);
  expect(log).toEqual(
    [1, 2].map(() =>
      expect.objectContaining({ kind: 'CREDITS_GRANTED', credits: 50, reason: gift.reason, by: administrator.email }),
    ),
  );
});

test('the log tells what the operator did, and can only be added to', async () => {
  const learner = await api.learner();
  await run('grant-credits', learner.email, '7', '--note', 'desculpa');
  await run('set-plan', learner.email, 'starter');
  await run('suspend', learner.email, '--reason', 'pedido');
  await expect(run('suspend', learner.email, '--reason', 'pedido')).rejects.toThrow('already');
  await run('reactivate', learner.email);
  await expect(run('reactivate', learner.email)).rejects.toThrow('not suspended');
  const { log } = await details(learner.id);
  expect(log.map(({ kind, reason, credits, by }) => [kind, reason, credits, by])).toEqual([
    ['REACTIVATED', null, null, null],
    ['SUSPENDED', 'pedido', null, null],
    ['PLAN_CHANGED', null, 100, null],
    ['CREDITS_GRANTED', 'desculpa', 7, null],
  ]);
  const { pool } = api.database;
  for (const statement of ["update account_log set reason = 'x'", 'delete from account_log'])
    await expect(pool.query(`${statement} where user_id = $1`, [learner.id])).rejects.toThrow('only ever added');
  const { token } = await succeed<{ token: string }>(login(learner.email));
  await succeed(api.call('DELETE', '/users/account', { body: { password: goodPassword }, token }));
  expect((await pool.query('select from account_log where user_id = $1', [learner.id])).rowCount).toBe(0);
});

test.each([
  'suspend',
  'suspend ana@prepar.example',
  'reactivate ana@prepar.example --note=x',
  'suspend ana@prepar.example --reason=',
])('"%s" is not understood', (line) => {
  expect(() => parseCommand(line.split(' '))).toThrow();
});

test('answers that meet are all in the sums that sort', async () => {
  const learner = await enrolledLearner(api);
  const ids = await drawQuestions(learner, 5);
  await Promise.all(
    ids.map((questionId) =>
      learner.call('POST', '/attempts', { body: { questionId, examId, selected: 'A', timeMs: 1000 } }),
    ),
  );
  const { rows } = await api.database.pool.query<{ answered: number; correct: number }>(
    `select count(*)::int as answered, (count(*) filter (where is_correct))::int as correct from attempts where user_id = $1`,
    [learner.id],
  );
  expect(rows[0]?.answered).toBe(5);
  const { totalAttempts, accuracy } = await details(learner.id);
  expect([totalAttempts, accuracy]).toEqual([5, ((rows[0]?.correct ?? 0) * 100) / 5]);
});

test('no order of the list and no search reads everybody', async () => {
  const { pool } = api.database;
  const plan = async (query: string) => {
    const client = await pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off; set local enable_sort = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  for (const [by, id, index] of [
    ['totals.answered', 'totals.user_id', 'answer_totals_answered'],
    ['totals.accuracy', 'totals.user_id', 'answer_totals_accuracy'],
    ['totals.last_answer_at', 'totals.user_id', 'answer_totals_last'],
    ['users.name_key', 'users.id', 'users_by_name'],
  ]) {
    const tables =
      'users join answer_totals totals on totals.user_id = users.id join credit_accounts a on a.user_id = users.id';
    expect(await plan(`select users.id from ${tables} order by ${by} desc, ${id} desc limit 21`)).toContain(index);
  }
  expect(await plan("select user_id from search_words where word >= 'ana' and word < 'anb'")).toContain(
    'search_words_pkey',
  );
});
