import type { Item, ItemOption } from './item.types.ts';
import { isKey } from './key.ts';

type Lesson = Pick<Item, 'ask' | 'factIds' | 'key'> & {
  options: readonly Pick<ItemOption, 'label' | 'subject'>[];
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

/** Those items, in their order, that teach nothing which one before them teaches; at most so many. */
export function differentLessons<I extends Lesson>(items: readonly I[], most: number): I[] {
  const chosen: I[] = [];
  const taught = new Set<string>();
  for (const item of items) {
    if (chosen.length === most) break;
    const lesson = lessonOf(item);
    if (lesson.some((each) => taught.has(each))) continue;
    for (const each of lesson) taught.add(each);
    chosen.push(item);
  }
  return chosen;
}
