import type { Selectable } from 'kysely';
import type { ItemOptionsTable, ItemStatisticsTable } from '../database/schema.ts';
import type { Item, Subject } from '../questions/item.types.ts';
import { isKey, keyLetters } from '../questions/key.ts';
import { itemKeyOf, type ItemKey } from '../reports/service.ts';

/** An answer, and what else its person answered in the exam. */
export interface Answer {
  item: Item;
  selected: string;
  isCorrect: boolean;
  at: Date;
  timeMs: number;
  othersAnswered: number;
  othersCorrect: number;
}

/** Sums over the answers to one item. */
export interface ItemTally extends Omit<Selectable<ItemStatisticsTable>, 'book_id' | 'packed' | 'oddities'> {
  options: Map<string, OptionTally>;
  /** By seconds: how many answers took so long. */
  times: Map<number, number>;
}

export type OptionTally = Omit<Selectable<ItemOptionsTable>, keyof ItemKey>;

/** Other answers that somebody needs for theirs to be compared with those of others. */
const fewestOthers = 10;

/** Seconds from which on answers are not told apart by their time. */
const longest = 600;

/** Adds an answer to the sums of its item, which begin at nothing. Returns them. */
export function addAnswer(known: ItemTally | undefined, answer: Answer): ItemTally {
  const { item, isCorrect, at, timeMs, othersAnswered, othersCorrect } = answer;
  const sums = known ?? emptyTally(item, at);
  const correct = isCorrect ? 1 : 0;
  sums.answers += 1;
  sums.correct += correct;
  if (at < sums.first_at) sums.first_at = at;
  if (at > sums.last_at) sums.last_at = at;
  if (othersAnswered >= fewestOthers) {
    const rest = othersCorrect / othersAnswered;
    sums.compared += 1;
    sums.compared_correct += correct;
    sums.rest += rest;
    sums.rest_squared += rest * rest;
    sums.rest_correct += rest * correct;
  }
  addOptions(sums, answer);
  // Without a time it was not measured.
  if (timeMs > 0) {
    const seconds = Math.min(longest, Math.round(timeMs / 1000));
    sums.times.set(seconds, (sums.times.get(seconds) ?? 0) + 1);
  }
  return sums;
}

function addOptions({ options }: ItemTally, { item, selected, isCorrect }: Answer): void {
  const chosen = selected.split(',');
  const keys = keyLetters(item);
  const keyChosen = keys.filter((letter) => chosen.includes(letter)).length / keys.length;
  for (const option of item.options) {
    const is_key = isKey(item, option);
    const subject = nameOf(option.subject);
    const place = `${is_key} ${subject}`;
    const sums = options.get(place) ?? {
      subject,
      is_key,
      text: option.text,
      shown: 0,
      chosen: 0,
      wrong: 0,
      key_chosen: 0,
    };
    sums.shown += 1;
    sums.chosen += chosen.includes(option.label) ? 1 : 0;
    sums.wrong += isCorrect ? 0 : 1;
    sums.key_chosen += keyChosen;
    options.set(place, sums);
  }
}

const emptyTally = (item: Item, at: Date): ItemTally => ({
  ...itemKeyOf(item),
  template: item.template,
  guess: 1 / waysToChoose(item.options.length, keyLetters(item).length),
  answers: 0,
  correct: 0,
  compared: 0,
  compared_correct: 0,
  rest: 0,
  rest_squared: 0,
  rest_correct: 0,
  first_at: at,
  last_at: at,
  options: new Map(),
  times: new Map(),
});

/** In how many ways one or two of the options can be chosen. */
const waysToChoose = (options: number, chosen: number): number =>
  chosen === 1 ? options : (options * (options - 1)) / 2;

/** What an option stands for, as one text. Letters change with each question, this does not. */
export function nameOf(subject: Subject): string {
  if (subject.kind === 'value') return `value ${subject.value}`;
  return `${subject.kind} ${'ids' in subject ? subject.ids.join('+') : subject.id}`;
}
