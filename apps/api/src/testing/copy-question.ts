import { createId } from '../ids.ts';
import type { Item } from '../questions/item.types.ts';
import { readBook } from '../questions/storage/books.ts';
import { pack } from '../questions/storage/pack.ts';
import { answer, itemOf, succeed } from './practice.ts';
import type { Caller, TestApp } from './test-app.ts';

/** Gives a learner the question of another one, as it is or changed. Returns its id. */
export async function copyQuestion(
  test: Pick<TestApp, 'database'>,
  learner: Pick<Caller, 'id'>,
  of: string,
  change: (item: Item) => Item = (item) => item,
): Promise<string> {
  const { db } = test.database;
  const row = await db.selectFrom('questions').selectAll().where('id', '=', of).executeTakeFirstOrThrow();
  const packed = pack(await readBook(db, row.book_id), change(await itemOf(test, of)));
  const id = createId();
  await db
    .insertInto('questions')
    .values({ ...row, id, user_id: learner.id, packed })
    .execute();
  return id;
}

/** The same, answered. */
export async function answerCopy(
  test: TestApp,
  learner: Caller,
  of: string,
  { selected = 'A', change }: { selected?: string; change?: ((item: Item) => Item) | undefined } = {},
): Promise<string> {
  const id = await copyQuestion(test, learner, of, change);
  await succeed(answer(learner, id, selected));
  return id;
}
