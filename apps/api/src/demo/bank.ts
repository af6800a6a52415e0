import { type ActiveExam, wholeExam } from '../catalogue/catalogue.ts';
import { generate } from '../questions/engine.ts';
import type { DrawnItem } from '../questions/item.types.ts';
import { bookIdOf, packBook } from '../questions/storage/books.ts';
import { pack } from '../questions/storage/pack.ts';
import { phraseBook } from '../questions/storage/phrase-book.ts';

/** A question of the bank, made and packed once for everybody who is asked it. */
export interface BankQuestion {
  item: DrawnItem;
  packed: Buffer;
}

export interface Bank {
  exam: ActiveExam;
  modalityId: string;
  bookId: number;
  bookBody: Buffer;
  questions: readonly BankQuestion[];
}

/** Questions that must lie between two of the same concept. */
const memory = 60;

/** So many questions of an exam that follow its blueprint. */
export function bankOf(exam: ActiveExam, size: number, seed: string): Bank {
  const book = phraseBook(exam.id);
  const modalityId = wholeExam(exam).id;
  const questions: BankQuestion[] = [];
  for (let number = 0; number < size; number++) {
    const history = questions.slice(-memory).map(({ item }) => item.seen);
    const item = generate({
      examId: exam.id,
      scope: { modalityId },
      level: null,
      history: history.toReversed(),
      seed: `${seed} ${exam.id} ${number}`,
    });
    questions.push({ item, packed: pack(book, item) });
  }
  return { exam, modalityId, bookId: bookIdOf(exam), bookBody: packBook(book), questions };
}
