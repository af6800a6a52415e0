import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import type { Item } from '../questions/item.types.ts';
import { pack } from '../questions/storage/pack.ts';
import { answerCopy } from '../testing/copy-question.ts';
import { drawQuestions, enrolledLearner, examId, itemOf, practise, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import { decide, itemKeyOf } from './service.ts';

const api = useTestApp({ freeDailyCredits: 1000 });

const report = (learner: Caller, questionId: string, body: object = { reason: 'WRONG_ANSWER' }) =>
  learner.call('POST', `/questions/${questionId}/report`, { body });
const reported = (learner: Caller, questionId: string) =>
  succeed<Schemas['QuestionReport']>(report(learner, questionId));
const pastAnswer = async (learner: Caller, questionId: string) =>
  (await succeed<Schemas['PastAnswer']>(learner.call('GET', `/attempts/${questionId}`))).attempt.report;
const creditsOf = async (learner: Caller) =>
  (await succeed<Schemas['AccountInfo']>(learner.call('GET', '/users/account-info'))).creditsRemaining;

const answeredCopy = (learner: Caller, of: string, change?: (item: Item) => Item) =>
  answerCopy(api, learner, of, { change });

/** An item that two learners have answered and nobody has reported. */
async function shared() {
  const [first, second] = [await enrolledLearner(api), await enrolledLearner(api)];
  for (;;) {
    const { questionId } = await practise(api, first);
    const key = itemKeyOf(await itemOf(api, questionId));
    if ((await isOut(key)) === undefined)
      return { first, second, questionId, copy: await answeredCopy(second, questionId), key };
  }
}

const isOut = async ({ exam_id, asked_hash }: ReturnType<typeof itemKeyOf>) => {
  const row = await api.database.db
    .selectFrom('question_items')
    .select('is_out')
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .executeTakeFirst();
  return row?.is_out;
};
const decision = (verdict: 'CONFIRMED' | 'RELEASED', note: string | null = null) => ({
  verdict,
  note,
  by: 'admin@prepar.example',
  now: api.clock.now,
});

test('a report is noted once for each person and question, and read again with the answer', async () => {
  const { first, questionId } = await shared();
  const sent = await report(first, questionId, { reason: 'OUTDATED', comment: ' It has another name now. ' });
  expect(sent.statusCode).toBe(201);
  const known = {
    reason: 'OUTDATED',
    comment: 'It has another name now.',
    status: 'OPEN',
    hasCheckFailed: false,
    isOut: false,
    note: null,
    creditsReturned: 0,
    createdAt: api.clock.now.toISOString(),
    decidedAt: null,
  };
  expect(sent.json().data).toEqual(known);
  expect(await pastAnswer(first, questionId)).toEqual(known);

  const again = await report(first, questionId, { reason: 'OUTDATED', comment: 'It has another name now.' });
  expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
  const other = await report(first, questionId, { reason: 'TEXT' });
  expect([other.statusCode, other.json().code]).toEqual([409, 'QUESTION_ALREADY_REPORTED']);
});

test('only what one has answered oneself can be reported', async () => {
  const learner = await enrolledLearner(api);
  const [open = ''] = await drawQuestions(learner, 1);
  const { questionId } = await practise(api, await enrolledLearner(api));
  for (const id of [open, questionId, 'no-such-question'])
    expect((await report(learner, id)).json().code).toBe('QUESTION_NOT_FOUND');
});

test.each([
  [{}],
  [{ reason: 'BORING' }],
  [{ reason: 'OTHER', comment: '  ' }],
  [{ reason: 'OTHER', comment: 'x'.repeat(501) }],
])('the report %o is refused', async (body) => {
  const { first, questionId } = await shared();
  expect((await report(first, questionId, body)).json().code).toBe('VALIDATION_FAILED');
  expect(await pastAnswer(first, questionId)).toBeNull();
});

test('one person alone takes nothing out of circulation; a second one does, and it is never asked again until released', async () => {
  const { first, second, questionId, copy, key } = await shared();
  await reported(first, questionId);
  const own = await answeredCopy(first, questionId);
  await reported(first, own);
  expect(await isOut(key)).toBe(false);
  expect((await reported(second, copy)).isOut).toBe(true);
  expect(await pastAnswer(first, questionId)).toMatchObject({ status: 'OPEN', isOut: true });
  expect(await isOut(key)).toBe(true);

  await decide(api.database.db, key, decision('RELEASED', 'The page of the provider says so.'));
  expect(await isOut(key)).toBe(false);
  expect(await pastAnswer(second, copy)).toMatchObject({
    status: 'KEPT',
    note: 'The page of the provider says so.',
    creditsReturned: 0,
  });
});

test('a question that the knowledge base of today proves wrong goes out with its first report', async () => {
  const { second, questionId, key } = await shared();
  const rightLabel = (await itemOf(api, questionId)).key;
  const wrong = await answeredCopy(second, questionId, (item) => ({ ...item, key: rightLabel === 'A' ? 'B' : 'A' }));
  expect(await reported(second, wrong)).toMatchObject({ hasCheckFailed: true, isOut: true, status: 'OPEN' });
  expect(await isOut(key)).toBe(true);
});

test('words of today are checked, those of another day or of a model are not, the key always is', async () => {
  const { db } = api.database;
  const learner = await enrolledLearner(api);
  const same = (text: string) => ({ pt: text, en: text, es: text });
  const inOtherWords = (item: Item): Item => ({ ...item, stem: same('Which service of another day is asked for?') });
  const withOtherKey = (item: Item): Item => ({ ...inOtherWords(item), key: item.key === 'A' ? 'B' : 'A' });
  const checked = async (change: (item: Item) => Item, from: 'today' | 'another day' | 'a model') => {
    const { questionId } = await shared();
    const copy = await answeredCopy(learner, questionId, change);
    const without = { book_id: null, packed: pack(new Map(), await itemOf(api, copy)) };
    const changed = { today: {}, 'another day': without, 'a model': { model: 'small' } }[from];
    await db
      .updateTable('questions')
      .set({ id: copy, ...changed })
      .where('id', '=', copy)
      .execute();
    return (await reported(learner, copy)).hasCheckFailed;
  };
  expect(await checked(inOtherWords, 'today')).toBe(true);
  expect(await checked(inOtherWords, 'another day')).toBe(false);
  expect(await checked(inOtherWords, 'a model')).toBe(false);
  expect(await checked(withOtherKey, 'another day')).toBe(true);
  expect(await checked(withOtherKey, 'a model')).toBe(true);
});

test('a confirmed error gives each answer its credit back, once, also to those who report later', async () => {
  const { first, second, questionId, copy, key } = await shared();
  await reported(first, questionId);
  await reported(second, copy);
  const before = [await creditsOf(first), await creditsOf(second)];
  const db = api.database.db;
  await Promise.all([decide(db, key, decision('CONFIRMED')), decide(db, key, decision('CONFIRMED'))]);
  expect([await creditsOf(first), await creditsOf(second)]).toEqual(before.map((credits) => credits + 1));
  expect(await pastAnswer(first, questionId)).toMatchObject({ status: 'CONFIRMED', creditsReturned: 1, isOut: true });

  await decide(db, key, decision('RELEASED'));
  await decide(db, key, decision('CONFIRMED'));
  expect(await creditsOf(first)).toBe((before[0] ?? 0) + 1);

  const third = await enrolledLearner(api);
  const late = await answeredCopy(third, questionId);
  const left = await creditsOf(third);
  expect(await reported(third, late)).toMatchObject({ status: 'CONFIRMED', creditsReturned: 1 });
  expect(await creditsOf(third)).toBe(left + 1);
  const { rows } = await api.database.pool.query(
    `select count(*)::int as entries, sum(amount)::int as amount from credit_ledger where kind = 'RETURN' and user_id = any($1)`,
    [[first.id, second.id, third.id]],
  );
  expect(rows).toEqual([{ entries: 3, amount: 3 }]);
});

test('a decision reaches who is left when somebody deleted the account meanwhile', async () => {
  const { first, second, questionId, copy, key } = await shared();
  await reported(first, questionId);
  await reported(second, copy);
  await succeed(first.call('DELETE', '/users/account', { body: { password: 'Correta1!' } }));
  await decide(api.database.db, key, decision('CONFIRMED'));
  expect(await pastAnswer(second, copy)).toMatchObject({ status: 'CONFIRMED', creditsReturned: 1 });
});

test('the eleventh report of a day waits for the first one to be a day old', async () => {
  const learner = await enrolledLearner(api);
  const questions: string[] = [];
  for (let i = 0; i < 11; i++) questions.push((await practise(api, learner)).questionId);
  const [eleventh = '', ...ten] = questions;
  await Promise.all(ten.map((id) => reported(learner, id)));
  const refused = await report(learner, eleventh);
  expect([refused.json().code, refused.headers['retry-after']]).toEqual(['RATE_LIMITED', String(24 * 3600)]);
  api.clock.advance(24 * 3600_000);
  await reported(learner, eleventh);
});

test('what was reported can be listed, of one exam or of all', async () => {
  const { first, questionId } = await shared();
  await practise(api, first);
  await reported(first, questionId);
  for (const query of ['reported=true', `reported=true&examId=${examId}`]) {
    const listed = await first.call('GET', `/attempts?${query}`);
    expect(listed.json().data.map((attempt: Schemas['Attempt']) => attempt.questionId)).toEqual([questionId]);
    expect(listed.json().meta.totals).toBeNull();
  }
  const missed = await first.call('GET', `/attempts?reported=true&examId=${examId}&verdict=WRONG`);
  expect(missed.json().data).toEqual([]);
});

test('everything that one reported is listed, newest first and page by page, also of an exam that was left', async () => {
  const learner = await enrolledLearner(api);
  const reports = async (query = '') => {
    const answer = (await learner.call('GET', `/reports${query}`)).json();
    return { data: answer.data as Schemas['ReportedQuestion'][], meta: answer.meta as Schemas['ReportPageMeta'] };
  };
  expect(await reports()).toEqual({
    data: [],
    meta: { nextCursor: null, totals: { sent: 0, confirmed: 0, creditsReturned: 0 } },
  });
  const sent: string[] = [];
  while (sent.length < 21) {
    const { questionId } = await practise(api, learner);
    expect((await report(learner, questionId, { reason: 'UNCLEAR' })).statusCode).toBe(201);
    sent.push(questionId);
    api.clock.advance(sent.length % 10 === 0 ? 24 * 3600_000 : 1000);
  }
  const [confirmed = '', kept = ''] = sent;
  await decide(api.database.db, itemKeyOf(await itemOf(api, confirmed)), decision('CONFIRMED'));
  await decide(api.database.db, itemKeyOf(await itemOf(api, kept)), decision('RELEASED', 'The page of AWS says so.'));

  const first = await reports();
  const second = await reports(`?cursor=${first.meta.nextCursor}`);
  expect(second.meta.nextCursor).toBeNull();
  const all = [...first.data, ...second.data];
  expect(all.map(({ questionId }) => questionId)).toEqual(sent.toReversed());
  expect(first.meta.totals).toEqual({ sent: 21, confirmed: 1, creditsReturned: 1 });
  const tell = ({ report: { status, note, creditsReturned } }: Schemas['ReportedQuestion']) => [
    status,
    note,
    creditsReturned,
  ];
  expect(all.slice(-3).map(tell)).toEqual([
    ['OPEN', null, 0],
    ['KEPT', 'The page of AWS says so.', 0],
    ['CONFIRMED', null, 1],
  ]);
  expect(all[0]?.prompt).toBe((await itemOf(api, all[0]?.questionId ?? '')).stem.pt);

  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  const left = await reports();
  expect(left.data.map(({ questionId, prompt }) => [questionId, prompt])).toEqual(
    sent
      .toReversed()
      .slice(0, 20)
      .map((id) => [id, null]),
  );

  for (const cursor of ['eA', Buffer.from('0000-01-01T00:00:00.000Z x').toString('base64url')])
    expect((await learner.call('GET', `/reports?cursor=${cursor}`)).json().code).toBe('VALIDATION_FAILED');
  const other = await enrolledLearner(api);
  expect((await succeed<unknown[]>(other.call('GET', '/reports'))).length).toBe(0);
});
