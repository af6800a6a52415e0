import { deflateRawSync, deflateSync, inflateRawSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { findExam, isActive } from '../../catalogue/catalogue.ts';
import { inEach } from '../compile.ts';
import { sessions } from '../checks/session.ts';
import type { Schemas } from '../../http/operations.ts';
import type { Item } from '../item.types.ts';
import { insertBook } from '../queries.ts';
import { answer, drawQuestions, enrolledLearner, examId, itemOf, succeed } from '../../testing/practice.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { bookIdOf, packBook, unpackBook } from './books.ts';
import { pack, unpack } from './pack.ts';
import { partsOf, type PhraseBook, written } from './phrase-book.ts';

const api = useTestApp();
const currentBook = (): PhraseBook => unpackBook(Buffer.from(inject('phraseBooks')[0]?.body ?? '', 'base64'));

/** A question with other words than today's knowledge base has. */
const reworded = (item: Item): Item => ({
  ...item,
  stem: inEach((l) => `${item.stem[l]} (2019)`),
  explanation: inEach((l) => `Once upon a time: ${item.explanation[l]}`),
  options: item.options.map((option) => ({ ...option, text: inEach((l) => `Elder ${option.text[l]}`) })),
});

/** Puts another item, stored with another book, in the place of a question. */
async function replace(questionId: string, bookId: number, book: PhraseBook, item: Item): Promise<void> {
  await api.database.db
    .updateTable('questions')
    .set({ book_id: bookId, packed: pack(book, item) })
    .where('id', '=', questionId)
    .execute();
}

test('a question comes back from its packed form as it was, also one that the book knows nothing of', () => {
  const book = currentBook();
  for (const item of sessions(examId, 200, null, 'packed').flat()) {
    for (const told of [item, reworded(item)]) {
      expect(unpack(book, pack(book, told))).toEqual(JSON.parse(written(told)));
      expect(unpack(new Map(), pack(new Map(), told))).toEqual(JSON.parse(written(told)));
    }
  }
});

test('a question that was packed as they were before, with the places of its parts, reads as it is', () => {
  const book = currentBook();
  const names = [...book.keys()];
  for (const item of sessions(examId, 20, null, 'places').flat()) {
    const parts = partsOf(item).filter((name) => book.has(name));
    const head = Buffer.alloc(1 + 2 * parts.length);
    head.writeUInt8(parts.length);
    parts.forEach((name, i) => head.writeUInt16BE(names.indexOf(name), 1 + 2 * i));
    const dictionary = Buffer.from(parts.map((name) => book.get(name)).join(''));
    const packed = Buffer.concat([head, deflateRawSync(written(item), { level: 9, dictionary })]);
    expect(unpack(book, packed)).toEqual(JSON.parse(written(item)));
  }
});

test('a book that was packed as books were before reads as it is', () => {
  const book = currentBook();
  expect(unpackBook(packBook(book))).toEqual(book);
  expect(unpackBook(deflateSync(JSON.stringify([...book]), { level: 9 }))).toEqual(book);
});

test('500 questions take at most 400 bytes each, row and all; the words they share stand in one book', async () => {
  const learners = await Promise.all(Array.from({ length: 10 }, () => enrolledLearner(api)));
  for (const learner of learners) await drawQuestions(learner, 50);
  const { rows } = await api.database.pool.query<{ count: number; bytes: number; largest: number }>(`
    select count(*)::int, avg(pg_column_size(questions.*))::float as bytes,
      (select max(octet_length(body))::int from phrase_books) as largest
    from questions`);
  const [{ count, bytes, largest } = { count: 0, bytes: 0, largest: 0 }] = rows;
  expect(count).toBe(500);
  expect(bytes).toBeLessThanOrEqual(400);
  // Once for each version of an exam's knowledge base, however many questions there are.
  expect(largest).toBeLessThan(1_000_000);
});

test('a question of an earlier knowledge base reads and counts as it did, whatever is known today', async () => {
  const learner = await enrolledLearner(api);
  const [right = '', wrong = '', earlier = ''] = await drawQuestions(learner, 3);
  const then: PhraseBook = new Map([...currentBook()].map(([name, text]) => [name, text.toUpperCase()]));
  await insertBook(api.database.db, 2019, packBook(then), api.clock.now);
  const items = new Map<string, Item>();
  for (const id of [right, wrong, earlier]) {
    const item = reworded(await itemOf(api, id));
    items.set(id, item);
    await replace(id, 2019, then, item);
  }
  const key = (id: string) => items.get(id)?.key ?? '';
  const other = (id: string) => (key(id) === 'A' ? 'B' : 'A');
  expect(await succeed(answer(learner, right, key(right)))).toMatchObject({
    isCorrect: true,
    correctAnswer: key(right),
  });
  expect(await succeed(answer(learner, wrong, other(wrong)))).toMatchObject({
    isCorrect: false,
    correctAnswer: key(wrong),
  });
  const explained = await succeed<Schemas['Explanation']>(learner.call('GET', `/questions/${wrong}/explanation`));
  expect(explained).toMatchObject({ answer: key(wrong), explanation: items.get(wrong)?.explanation.pt });
  expect(await itemOf(api, earlier)).toEqual(JSON.parse(written(items.get(earlier) as Item)));
});

test('another fact makes another book', () => {
  const exam = findExam(examId);
  if (!exam || !isActive(exam)) throw new Error('There is no such exam');
  const fewer = { ...exam, knowledge: { ...exam.knowledge, skins: exam.knowledge.skins.slice(1) } };
  expect(fewer.knowledge.skins).toHaveLength(exam.knowledge.skins.length - 1);
  expect(bookIdOf(fewer)).not.toBe(bookIdOf(exam));
  expect(bookIdOf({ ...exam })).toBe(bookIdOf(exam));
});

test('a question without its book is a failure that is not remembered', async () => {
  const learner = await enrolledLearner(api);
  const [id = ''] = await drawQuestions(learner, 1);
  const item = await itemOf(api, id);
  const book = currentBook();
  await replace(id, 1789, book, item);
  expect((await answer(learner, id, item.key)).statusCode).toBe(500);
  await insertBook(api.database.db, 1789, packBook(book), api.clock.now);
  expect((await answer(learner, id, item.key)).statusCode).toBe(201);
});

test('what is packed is the text, and not where to find it', () => {
  const [item] = sessions(examId, 1, null, 'plain').flat();
  if (!item) throw new Error('There is no question');
  const packed = pack(new Map(), item);
  expect(inflateRawSync(packed.subarray(1)).toString()).toContain(item.stem.pt.split('\n')[0]);
});
