import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { enrolledLearner, itemOf, practise, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
let administrator: Caller;
let learner: Caller;
beforeAll(async () => {
  administrator = await api.learner('Renato Farias');
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
  learner = await enrolledLearner(api);
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
