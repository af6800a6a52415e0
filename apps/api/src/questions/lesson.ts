import { contentWords } from './cues.ts';
import type { Item, ItemOption } from './item.types.ts';
import { isKey } from './key.ts';

type Lesson = Pick<Item, 'ask' | 'factIds' | 'key'> & {
  options: readonly Pick<ItemOption, 'label' | 'subject' | 'reason'>[];
};

/** What an item teaches about: the facts that its key rests on, and what they are facts of. */
function lessonOf(item: Lesson): string[] {
  const { ask, options, factIds } = item;
  const keys = options.filter((option) => isKey(item, option)).map(({ subject }) => subject);
  const things = keys.flatMap((subject) =>
    subject.kind === 'entity' || subject.kind === 'solution' ? subject.id : [],
  );
  return [...factIds, ...things, ...(ask.kind === 'fact' ? [ask.of] : [])];
}

/** The words of why it is right. */
const wordsOf = (item: Lesson): ReadonlySet<string> =>
  contentWords('en', item.options.flatMap((option) => (isKey(item, option) ? option.reason.en : [])).join(' '));

/** Such a share of the words of the shorter text in common, and both say the same. */
const sameWords = 0.5;

const saysTheSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].filter((word) => b.has(word)).length >= Math.max(1, sameWords * Math.min(a.size, b.size));

/** Those items, in their order, that teach nothing which one before them teaches, nor in the same words; at most so many. */
export function differentLessons<I extends Lesson>(items: readonly I[], most: number): I[] {
  const chosen: { item: I; words: ReadonlySet<string> }[] = [];
  const taught = new Set<string>();
  for (const item of items) {
    if (chosen.length === most) break;
    const lesson = lessonOf(item);
    const words = wordsOf(item);
    if (lesson.some((each) => taught.has(each)) || chosen.some((one) => saysTheSame(one.words, words))) continue;
    for (const each of lesson) taught.add(each);
    chosen.push({ item, words });
  }
  return chosen.map(({ item }) => item);
}
