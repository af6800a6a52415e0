import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { itemKeyOf } from '../reports/service.ts';
import { tallyAnswers } from '../statistics/service.ts';
import { answerCopy } from '../testing/copy-question.ts';
import { enrolledLearner, examId, itemOf, keepSignedIn, option, practise, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import { itemIdOf } from './item-id.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
let administrator: Caller;
let learner: Caller;
/** Others, who answer the same. */
const crowd: Caller[] = [];
beforeAll(async () => {
  administrator = await api.learner('Renato Farias');
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
  learner = await enrolledLearner(api);
  for (let i = 0; i < 3; i++) crowd.push(await enrolledLearner(api));
  for (const person of [administrator, learner, ...crowd]) await keepSignedIn(api, person);
});

type Board = { data: Schemas['QuestionItem'][]; meta: Schemas['QuestionItemCounts'] };
const board = async (query = '') => (await administrator.call('GET', `/admin/questions${query}`)).json<Board>();
const decide = (id: string, body: object, by = administrator) =>
  by.call('POST', `/admin/questions/${id}/decision`, { body });

async function reported(): Promise<string> {
  const known = new Set((await board()).data.map(({ id }) => id));
  for (;;) {
    api.clock.advance(2.4 * 3_600_000 + 1); // ten reports a day are allowed
    const { questionId } = await practise(api, learner);
    await learner.call('POST', `/questions/${questionId}/report`, {
      body: { reason: 'UNCLEAR', comment: 'Falta o prazo.' },
    });
    const added = (await board()).data.find(({ id }) => !known.has(id));
    if (added) return questionId;
  }
}

test('what was reported waits on the board, with key, reasons and reports but without who sent them', async () => {
  const questionId = await reported();
  const { data, meta } = await board();
  const row = data.at(-1);
  const item = await itemOf(api, questionId);
  expect(row).toMatchObject({ prompt: item.stem.pt, state: 'REPORTED', isOut: false, reports: 1 });
  expect(meta).toMatchObject({ waiting: data.length, reported: data.length, quarantined: 0, openReports: data.length });
  const english = await administrator.call('GET', `/admin/questions/${row?.id}`, {
    headers: { 'accept-language': 'en' },
  });
  const details = english.json<{ data: Schemas['QuestionItemDetails'] }>().data;
  expect(details.item.prompt).toBe(item.stem.en);
  expect(
    details.options
      .filter(({ isKey }) => isKey)
      .map(({ label }) => label)
      .join(),
  ).toBe(item.key);
  expect(details.options.map(({ reason }) => reason)).toEqual(item.options.map(({ reason }) => reason.en));
  const portuguese = await succeed<Schemas['QuestionItemDetails']>(
    administrator.call('GET', `/admin/questions/${row?.id}`, { headers: { 'accept-language': 'pt' } }),
  );
  const shown = await succeed<Schemas['PastAnswer']>(learner.call('GET', `/attempts/${questionId}`));
  expect(portuguese.references).toEqual(shown.review.references);
  expect(details.reports).toMatchObject([{ reason: 'UNCLEAR', comment: 'Falta o prazo.', status: 'OPEN' }]);
  expect(english.body).not.toContain(learner.id);
  expect(english.body).not.toContain(learner.email);
});

test('a decision leaves the board, is told to who reported it, and is logged with who decided', async () => {
  const questionId = await reported();
  const id = (await board()).data.at(-1)?.id ?? '';
  const released = await succeed<Schemas['QuestionItemDetails']>(
    decide(id, { verdict: 'RELEASED', note: ' A fonte confirma. ' }),
  );
  expect(released).toMatchObject({ item: { state: 'RELEASED', isOut: false, reports: 0 }, note: 'A fonte confirma.' });
  expect((await board()).data.map((row) => row.id)).not.toContain(id);
  const told = await succeed<Schemas['PastAnswer']>(learner.call('GET', `/attempts/${questionId}`));
  expect(told.attempt.report).toMatchObject({ status: 'KEPT', note: 'A fonte confirma.' });

  const out = await succeed<Schemas['QuestionItemDetails']>(decide(id, { verdict: 'CONFIRMED' }));
  expect(out.item).toMatchObject({ state: 'OUT', isOut: true });
  expect(out.log.map(({ kind, by }) => [kind, by])).toEqual([
    ['CONFIRMED', administrator.email],
    ['RELEASED', administrator.email],
  ]);
  expect((await board('?state=OUT')).data.map((row) => row.id)).toContain(id);
  const { log } = await succeed<Schemas['QuestionItemDetails']>(decide(id, { verdict: 'CONFIRMED' }));
  expect(log).toHaveLength(2);
});

test('a confirmed error brings the credit back, which the log of the account tells', async () => {
  await reported();
  const id = (await board()).data.at(-1)?.id ?? '';
  const { log } = await succeed<Schemas['QuestionItemDetails']>(decide(id, { verdict: 'CONFIRMED' }));
  expect(log[0]).toMatchObject({ kind: 'CONFIRMED', credits: 1 });
  const person = await succeed<Schemas['PersonDetails']>(administrator.call('GET', `/admin/users/${learner.id}`));
  expect(person.log[0]).toMatchObject({ kind: 'CREDIT_RETURNED', credits: 1 });
});

/** Lets so many people answer a question, each with the same option. */
async function answeredBy(questionId: string, people: number, isRight: boolean): Promise<void> {
  const selected = await option(api, questionId, isRight);
  for (let i = 0; i < people; i++) await answerCopy(api, crowd[i % crowd.length] ?? learner, questionId, { selected });
  await tallyAnswers(api.database.db, api.clock.now);
}
const detailsOf = (id: string) =>
  succeed<Schemas['QuestionItemDetails']>(administrator.call('GET', `/admin/questions/${id}`));

/** A question with one right option that is not on the board, and the id of its item. */
async function unknownQuestion(): Promise<{ questionId: string; id: string }> {
  for (;;) {
    const { questionId } = await practise(api, learner);
    const item = await itemOf(api, questionId);
    const id = itemIdOf(itemKeyOf(item));
    const known = [...(await board()).data, ...(await board('?state=OUT')).data].map((row) => row.id);
    if (item.key.length === 1 && !known.includes(id)) return { questionId, id };
  }
}

test('an item that people answer oddly waits with its figures, and once looked at comes back with twice the answers', async () => {
  const { questionId, id } = await unknownQuestion();
  await answeredBy(questionId, 28, false);
  expect((await board('?state=ODD')).data.map((row) => row.id)).not.toContain(id);
  await answeredBy(questionId, 1, false);
  const { data, meta } = await board('?state=ODD');
  const row = data.find((one) => one.id === id);
  expect(meta.odd).toBe(data.length);
  expect(row).toMatchObject({
    state: 'ODD',
    isOut: false,
    reports: 0,
    oddities: ['BEATEN_KEY', 'TOO_HARD', 'UNUSED_OPTION'],
  });
  expect(row?.figures).toMatchObject({ answers: 30, facility: 100 / 30, guessing: 25, discrimination: null });
  expect((await board()).data.map((one) => one.id)).toContain(id);

  const { choices, options, log } = await detailsOf(id);
  const wrong = await option(api, questionId, false);
  expect(choices[0]).toEqual({
    label: wrong,
    text: options.find(({ label }) => label === wrong)?.text,
    isKey: false,
    shown: 30,
    chosen: 29,
    oddity: 'BEATEN_KEY',
  });
  expect(log.map(({ kind, by }) => [kind, by])).toEqual([['ODD', null]]);

  const fine = await succeed<Schemas['QuestionItemDetails']>(decide(id, { verdict: 'RELEASED' }));
  expect(fine.item).toMatchObject({ state: 'RELEASED', isOut: false });
  await answeredBy(questionId, 29, false);
  expect((await board()).data.map((one) => one.id)).not.toContain(id);
  await answeredBy(questionId, 1, false);
  expect((await board()).data.find((one) => one.id === id)).toMatchObject({ state: 'ODD', figures: { answers: 60 } });

  await succeed(decide(id, { verdict: 'CONFIRMED' }));
  await answeredBy(questionId, 60, false);
  expect((await board()).data.map((one) => one.id)).not.toContain(id);
});

test('what is odd no more waits for nobody, and is unknown unless it was decided on', async () => {
  const { questionId, id } = await unknownQuestion();
  const { options, key } = await itemOf(api, questionId);
  const wrong = options.filter(({ label }) => label !== key);
  for (let i = 0; i < 29; i++)
    await answerCopy(api, crowd[i % crowd.length] ?? learner, questionId, { selected: wrong[i % 3]?.label ?? '' });
  await tallyAnswers(api.database.db, api.clock.now);
  expect((await detailsOf(id)).item).toMatchObject({ state: 'ODD', oddities: expect.arrayContaining(['TOO_HARD']) });
  await answeredBy(questionId, 40, true);
  expect((await board()).data.map((row) => row.id)).not.toContain(id);
  expect((await decide(id, { verdict: 'RELEASED' })).json().code).toBe('QUESTION_NOT_FOUND');
  expect((await administrator.call('GET', `/admin/questions/${id}`)).statusCode).toBe(404);
});

test('what was reported keeps its reason when it is odd too, and what is odd becomes reported', async () => {
  const { questionId, id } = await unknownQuestion();
  await answeredBy(questionId, 29, false);
  expect((await detailsOf(id)).item.state).toBe('ODD');
  api.clock.advance(2.4 * 3_600_000 + 1);
  await succeed(learner.call('POST', `/questions/${questionId}/report`, { body: { reason: 'UNCLEAR' } }));
  expect((await detailsOf(id)).item).toMatchObject({ state: 'REPORTED', reports: 1 });
  await answeredBy(questionId, 5, false);
  const { item, log } = await detailsOf(id);
  expect(item).toMatchObject({ state: 'REPORTED', oddities: ['BEATEN_KEY', 'TOO_HARD', 'UNUSED_OPTION'] });
  expect(log.map(({ kind }) => kind)).toEqual(['ODD']);
});

const undo = (id: string, by = administrator) => by.call('DELETE', `/admin/questions/${id}/decision`);
const reportOf = async (questionId: string) =>
  (await succeed<Schemas['PastAnswer']>(learner.call('GET', `/attempts/${questionId}`))).attempt.report;
const creditsOf = async () =>
  (await succeed<Schemas['AccountInfo']>(learner.call('GET', '/users/account-info'))).creditsRemaining;

test('a decision is taken back: the item waits as before, reports are open again, credits stay and never come twice', async () => {
  const questionId = await reported();
  const { id, since } = (await board()).data.at(-1) ?? { id: '', since: '' };
  expect((await detailsOf(id)).canUndo).toBe(false);
  expect((await succeed<Schemas['QuestionItemDetails']>(undo(id))).log).toEqual([]);

  const credits = await creditsOf();
  api.clock.advance(60_000);
  const decided = await succeed<Schemas['QuestionItemDetails']>(decide(id, { verdict: 'CONFIRMED', note: 'Há duas.' }));
  expect([decided.canUndo, decided.item.state]).toEqual([true, 'OUT']);
  api.clock.advance(60_000);
  const undone = await succeed<Schemas['QuestionItemDetails']>(undo(id));
  expect(undone).toMatchObject({ canUndo: false, note: null });
  expect(undone.item).toMatchObject({ state: 'REPORTED', isOut: false, reports: 1, since });
  expect(undone.log.map(({ kind, by }) => [kind, by])).toEqual([
    ['UNDONE', administrator.email],
    ['CONFIRMED', administrator.email],
  ]);
  expect(await reportOf(questionId)).toMatchObject({ status: 'OPEN', note: null, decidedAt: null, creditsReturned: 1 });

  await succeed(decide(id, { verdict: 'CONFIRMED' }));
  expect(await reportOf(questionId)).toMatchObject({ status: 'CONFIRMED', creditsReturned: 1 });
  expect(await creditsOf()).toBe(credits + 1);

  // Back to the decision before, not to waiting.
  api.clock.advance(60_000);
  await succeed(decide(id, { verdict: 'RELEASED' }));
  const out = await succeed<Schemas['QuestionItemDetails']>(undo(id));
  expect(out.item).toMatchObject({ state: 'OUT', isOut: true, reports: 0 });
  expect(await reportOf(questionId)).toMatchObject({ status: 'CONFIRMED' });
});

test('a decision after which the item waits again is not taken back, and only administrators take any back', async () => {
  const { questionId, id } = await unknownQuestion();
  await answeredBy(questionId, 29, false);
  await succeed(decide(id, { verdict: 'RELEASED' }));
  expect((await undo(id, learner)).json().code).toBe('FORBIDDEN');
  api.clock.advance(2.4 * 3_600_000 + 1);
  await succeed(learner.call('POST', `/questions/${questionId}/report`, { body: { reason: 'UNCLEAR' } }));
  const same = await succeed<Schemas['QuestionItemDetails']>(undo(id));
  expect(same.canUndo).toBe(false);
  expect(same.item.state).toBe('REPORTED');
});

test('more than a hundred items are read page by page, each once', async () => {
  const { db } = api.database;
  const template = await db.selectFrom('question_items').selectAll().executeTakeFirstOrThrow();
  const { before: _before, ...stored } = template;
  const many = Array.from({ length: 230 }, (_, i) => ({
    ...stored,
    asked_hash: 1000 + i,
    waits_for: 'ODD' as const,
    waits_since: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(i / 4))), // several at one moment
    is_out: false,
  }));
  const out = many.map((row) => ({
    ...row,
    asked_hash: -row.asked_hash,
    waits_for: null,
    waits_since: null,
    is_out: true,
    decision: 'CONFIRMED' as const,
    decided_at: row.waits_since,
  }));
  await db
    .insertInto('question_items')
    .values([...many, ...out])
    .execute();
  for (const [state, least] of [
    ['ODD', many],
    ['OUT', out],
  ] as const) {
    const ids: string[] = [];
    for (let cursor = ''; ;) {
      const { data, meta } = await board(`?state=${state}${cursor && `&cursor=${cursor}`}`);
      ids.push(...data.map(({ id }) => id));
      if (meta.nextCursor === null) break;
      expect(data).toHaveLength(100);
      cursor = meta.nextCursor;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(least.map((row) => itemIdOf(row))));
  }
  for (const cursor of ['eA', Buffer.from('2026-01-01 x').toString('base64url')])
    expect((await administrator.call('GET', `/admin/questions?cursor=${cursor}`)).json().code).toBe(
      'VALIDATION_FAILED',
    );
  await db
    .deleteFrom('question_items')
    .where(
      'asked_hash',
      'in',
      [...many, ...out].map(({ asked_hash }) => asked_hash),
    )
    .execute();
});

test('what is unknown is refused, and so is who is no administrator', async () => {
  for (const id of ['nothing', 'clf-c02-00000000', 'clf-c02-0000000'])
    expect((await decide(id, { verdict: 'CONFIRMED' })).json().code).toBe('QUESTION_NOT_FOUND');
  expect((await decide('clf-c02-00000000', { verdict: 'CONFIRMED' }, learner)).json().code).toBe('FORBIDDEN');
  expect((await learner.call('GET', '/admin/questions')).json().code).toBe('FORBIDDEN');
  const [id = ''] = (await board('?state=OUT')).data.map((row) => row.id);
  expect((await decide(id, { verdict: 'RELEASED', note: ' ' })).json().code).toBe('VALIDATION_FAILED');
});

test('an item is known by its exam and mark, whatever the sign of it', async () => {
  const questionId = await reported();
  const { asked_hash } = await api.database.db
    .selectFrom('question_reports')
    .select('asked_hash')
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  const mark = (asked_hash >>> 0).toString(16).padStart(8, '0');
  expect((await board()).data.at(-1)?.id).toBe(`clf-c02-${mark}`);
});

test('the reasons of thirty days are counted, and each item that is answered enough has its place, the odd ones first', async () => {
  const quality = () => succeed<Schemas['QuestionQuality']>(administrator.call('GET', '/admin/quality'));
  await api.database.db
    .updateTable('question_reports')
    .set({ created_at: new Date(api.clock.now.getTime() - 30 * 24 * 3600_000) })
    .execute();
  expect((await quality()).reasons).toEqual([]);
  await reported();
  const { questionId } = await practise(api, learner);
  await succeed(learner.call('POST', `/questions/${questionId}/report`, { body: { reason: 'TEXT' } }));
  await reported();
  expect((await quality()).reasons).toEqual([
    { reason: 'UNCLEAR', count: 2 },
    { reason: 'TEXT', count: 1 },
  ]);

  const sums = { compared_correct: 20, rest: 20, rest_squared: 20, first_at: api.clock.now, last_at: api.clock.now };
  const kinds = [
    { answers: 500, compared: 40, rest_correct: 20, oddities: [] },
    { answers: 30, compared: 40, rest_correct: 0, oddities: ['NEGATIVE_DISCRIMINATION'] },
    { answers: 29, compared: 40, rest_correct: 20, oddities: [] },
    { answers: 600, compared: 19, rest_correct: 20, oddities: [] },
  ];
  const before = await quality();
  await api.database.db
    .insertInto('item_statistics')
    .values(
      kinds.map((kind, place) => ({
        ...sums,
        ...kind,
        exam_id: examId,
        asked_hash: place + 1,
        template: 'x',
        guess: 0.25,
        packed: Buffer.from(''),
        correct: 15,
      })),
    )
    .execute();
  const after = await quality();
  expect([after.counted - before.counted, after.odd - before.odd]).toEqual([2, 1]);
  const idOf = (asked_hash: number) => itemIdOf({ exam_id: examId, asked_hash });
  expect(after.points.filter(({ id }) => [1, 2, 3, 4].map(idOf).includes(id))).toEqual([
    { id: idOf(2), facility: 50, discrimination: -1, isOdd: true },
    { id: idOf(1), facility: 3, discrimination: 1, isOdd: false },
  ]);
  await api.database.db.deleteFrom('item_statistics').where('template', '=', 'x').execute();

  expect((await learner.call('GET', '/admin/quality')).json().code).toBe('FORBIDDEN');
});
