import { grantCredits as addGrant } from '../credits/service.ts';
import type { Schemas } from '../http/operations.ts';
import type { Item } from '../questions/item.types.ts';
import { findQuestion } from '../questions/service.ts';
import { defaultTimeZone, localDate } from '../time/local-days.ts';
import type { Caller, TestApp } from './test-app.ts';

/** The exam that tests practise. */
export const examId = 'clf-c02';

/** Signs up a new learner who is enrolled in the exam. */
export async function enrolledLearner(test: TestApp, headers: Record<string, string> = {}): Promise<Caller> {
  const learner = await test.learner('Marina Albuquerque', headers);
  await succeed(learner.call('POST', `/exams/${examId}/start`));
  return learner;
}

/** Lets a learner's sign-in last for as long as a test needs it. */
export async function keepSignedIn({ database }: TestApp, { id }: Caller): Promise<void> {
  await database.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2100-01-01T00:00:00.000Z') })
    .where('user_id', '=', id)
    .execute();
}

/** New questions of the exam. */
export async function drawQuestions(learner: Caller, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const limit = Math.min(10, count - ids.length);
    const questions = await succeed<Schemas['Question'][]>(
      learner.call('GET', `/questions/questions/random?examId=${examId}&limit=${limit}`),
    );
    ids.push(...questions.map(({ id }) => id));
  }
  return ids;
}

/** A question as it is stored, whoever's it is. */
export async function itemOf({ database }: Pick<TestApp, 'database'>, questionId: string): Promise<Item> {
  const { user_id } = await database.db
    .selectFrom('questions')
    .select('user_id')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow();
  const found = await findQuestion(database.db, user_id, questionId);
  if (!found) throw new Error(`There is no question ${questionId}`);
  return found.item;
}

/** The right option of a question, which no answer of the API tells beforehand. */
export async function keyOf({ database }: Pick<TestApp, 'database'>, questionId: string): Promise<string> {
  return (await itemOf({ database }, questionId)).key;
}

/** An option of a question that is right or wrong, as asked. */
export async function option(test: TestApp, questionId: string, isRight: boolean): Promise<string> {
  const key = await keyOf(test, questionId);
  return isRight ? key : key === 'A' ? 'B' : 'A';
}

/** Answers a question. */
export function answer(
  learner: Caller,
  questionId: string,
  selected: string,
  timeMs = 1000,
  headers: Record<string, string> = {},
) {
  return learner.call('POST', '/attempts', { body: { questionId, examId, selected, timeMs }, headers });
}

/** Makes a call again for as long as the learner is told that too much of theirs runs at once, which a slow machine brings about. */
export async function insist(call: () => ReturnType<Caller['call']>): ReturnType<Caller['call']> {
  for (;;) {
    const response = await call();
    if (response.statusCode !== 429) return response;
  }
}

/** Draws a question and answers it right or wrong. */
export async function practise(test: TestApp, learner: Caller, isRight = true): Promise<Schemas['AttemptResult']> {
  const [questionId = ''] = await drawQuestions(learner, 1);
  return succeed(answer(learner, questionId, await option(test, questionId, isRight)));
}

/** Puts granted credits on a learner's account. */
export async function grantCredits({ database, clock }: TestApp, userId: string, amount: number): Promise<void> {
  const today = localDate(clock.now, defaultTimeZone);
  await database.db.transaction().execute((tx) => addGrant(tx, { userId, amount, note: null, today, now: clock.now }));
}

/** The data of an answer that must be a success. */
export async function succeed<Data>(call: ReturnType<Caller['call']>): Promise<Data> {
  const answered = await call;
  if (answered.statusCode >= 300) throw new Error(`Status ${answered.statusCode}: ${answered.body}`);
  return answered.json<{ data: Data }>().data;
}
