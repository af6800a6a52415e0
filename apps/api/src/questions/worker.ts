import { setPriority } from 'node:os';
import { engineFor, generate, generateAgain } from './engine.ts';
import type { DrawnItem } from './item.types.ts';
import { packBook, unpackBook } from './storage/books.ts';
import { pack } from './storage/pack.ts';
import { type PhraseBook, phraseBook } from './storage/phrase-book.ts';
import type { DrawnQuestion, DrawOrder, FactsOrder, Outcome } from './generator.ts';
import { retellFromFacts } from './retelling/from-facts.ts';
import { judgeText as judgeRetelling, type TextOrder } from './retelling/judge.ts';
import { type BriefOrder, makeBrief } from './written/brief.ts';
import { judge as judgeReply, type JudgeOrder } from './written/judge.ts';

// Runs in a thread of its own. Everybody else's calls come first; on Linux the priority is that of the thread.
setPriority(5);

const books = new Map<number, PhraseBook>();

function bookOf({ bookId, bookBody }: DrawOrder): PhraseBook {
  const book = books.get(bookId) ?? unpackBook(bookBody);
  books.set(bookId, book);
  return book;
}

/** Draws questions one after another, each with those before it in its history. */
function drawAll(order: DrawOrder): DrawnQuestion[] {
  const { examId, level, preference, seen, ids, domains, again, misses, barred } = order;
  const drawn: DrawnItem[] = [];
  for (const [place, seed] of ids.entries()) {
    const domain = domains?.[place];
    const scope = { ...order.scope, ...(domain !== undefined && { domain }) };
    const history = [...drawn.map((item) => item.seen).toReversed(), ...seen];
    const item =
      again === null
        ? generate({ examId, scope, level, preference, history, barred, misses, seed })
        : again.reduce<DrawnItem | null>(
            (found, facts) =>
              found ?? generateAgain({ examId, modalityId: scope.modalityId, facts, misses, history, barred, seed }),
            null,
          );
    if (item) drawn.push(item);
  }
  const book = bookOf(order);
  return drawn.map((item, i) => ({ id: ids[i] ?? '', item, seen: item.seen, packed: pack(book, item) }));
}

const attempt = <Result>(work: () => Result): Outcome<Result> => {
  try {
    return { result: work() };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

export const load = (examId: string) => void engineFor(examId);
export const draw = (order: DrawOrder) => attempt(() => drawAll(order));
export const makeBook = (examId: string) => attempt<Uint8Array>(() => packBook(phraseBook(examId)));
export const brief = (order: BriefOrder) => attempt(() => makeBrief(order));
export const judge = (order: JudgeOrder) => attempt(() => judgeReply(order));
export const judgeText = (order: TextOrder) => attempt(() => judgeRetelling(order));
export const retell = ({ item, locale }: FactsOrder) => attempt(() => retellFromFacts(item, locale));
