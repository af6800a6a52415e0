import { brotliCompressSync, brotliDecompressSync, constants, inflateSync } from 'node:zlib';
import type { Database, Tx } from '../../database/database.ts';
import type { ActiveExam } from '../../knowledge/exam.types.ts';
import { versionOf } from '../compile.ts';
import { insertBook, selectBook } from '../queries.ts';
import { hash } from '../random.ts';
import type { PhraseBook } from './phrase-book.ts';

// With a window as wide as the book, whose parts repeat each other far apart. Higher qualities take longer than they save.
const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 24 };

/** As the database and workers get it. */
export const packBook = (book: PhraseBook): Buffer => brotliCompressSync(JSON.stringify([...book]), { params });

/** The first byte of books from before, which zlib packed; with the window above, no other begins with it. */
const zlib = 0x78;

export const unpackBook = (body: Uint8Array): PhraseBook =>
  new Map(JSON.parse((body[0] === zlib ? inflateSync(body) : brotliDecompressSync(body)).toString()));

/** Which book new questions of an exam are stored with. */
export const bookIdOf = (exam: ActiveExam): number => hash(`${exam.id} ${versionOf(exam)}`) | 0;

export interface StoredBook {
  id: number;
  book: PhraseBook;
  /** In memory that workers share. */
  body: Uint8Array<SharedArrayBuffer>;
}

const known = new Map<number, Promise<StoredBook | null>>();

/** A book of the database, read once. Null where there is none. */
export function findBook(db: Database | Tx, id: number): Promise<StoredBook | null> {
  const ready = known.get(id);
  if (ready) return ready;
  const reading = read(db, id);
  known.set(id, reading);
  reading.then(
    (found) => found ?? known.delete(id),
    () => known.delete(id),
  );
  return reading;
}

async function read(db: Database | Tx, id: number): Promise<StoredBook | null> {
  const found = await selectBook(db, id);
  if (!found) return null;
  const body = new Uint8Array(new SharedArrayBuffer(found.byteLength));
  body.set(found);
  return { id, book: unpackBook(found), body };
}

/** The book that a question was stored with; an empty one for those from before there were any. */
export async function readBook(db: Database | Tx, id: number | null): Promise<PhraseBook> {
  if (id === null) return new Map();
  const found = await findBook(db, id);
  if (!found) throw new Error(`There is no phrase book ${id}`);
  return found.book;
}

/** The same as `findBook`, made and stored first when it is new. Whichever process is first decides what it says. */
export async function ensureBook(
  db: Database,
  id: number,
  make: () => Promise<Uint8Array>,
  now: Date,
): Promise<StoredBook> {
  const found = await findBook(db, id);
  if (found) return found;
  await insertBook(db, id, Buffer.from(await make()), now);
  const made = await findBook(db, id);
  if (!made) throw new Error(`The phrase book ${id} was not stored`);
  return made;
}
