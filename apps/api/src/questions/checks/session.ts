import type { Locale } from '../../i18n/locale.ts';
import { engineFor, generate } from '../engine.ts';
import { familyRest, generate as draw } from '../generate.ts';
import type { DrawnItem, Item, Seen, TemplateId } from '../item.types.ts';
import { isKey } from '../key.ts';
import type { Level } from '../../knowledge/knowledge.types.ts';
import { pool } from '../pool.ts';
import { templates } from '../templates/templates.ts';

/** So many questions one simulated learner answers. */
export const sessionLength = 500;

/** Questions for one learner after another, each with the history of that learner. */
export function sessions(
  examId: string,
  count: number,
  level: Level | null,
  name: string,
  length = sessionLength,
): DrawnItem[][] {
  const all: DrawnItem[][] = [];
  for (let done = 0; done < count; done += length) {
    const session: DrawnItem[] = [];
    const history: Seen[] = [];
    for (let i = 0; i < Math.min(length, count - done); i += 1) {
      const item = generate({ examId, scope: { modalityId: 'all' }, level, history, seed: `${name} ${done + i}` });
      session.push(item);
      history.unshift(item.seen);
    }
    all.push(session);
  }
  return all;
}

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

function trigrams(text: string): Set<string> {
  const words = normal(text).split(' ');
  return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`));
}

/** What a stem tells: its words, or the requirements of a decision, which are the same in every situation. */
const told = ({ ask, stem }: Item, locale: Locale) =>
  ask.kind === 'decision' ? [ask.pattern, ...ask.constraints.toSorted()].join('+') : normal(stem[locale]);

/** Pairs of questions in a session whose stems tell the same, or with nearly the same stem and the same options. */
export function duplicates(session: readonly Item[], locale: Locale): number {
  const stems = new Set(session.map((item) => told(item, locale)));
  let found = session.length - stems.size;
  const byOptions = new Map<string, Item[]>();
  for (const item of session) {
    const key = item.options
      .map((option) => option.text[locale])
      .sort()
      .join('|');
    const same = byOptions.get(key) ?? [];
    for (const other of same) {
      const [a, b] = [trigrams(item.stem[locale]), trigrams(other.stem[locale])];
      const both = [...a].filter((gram) => b.has(gram)).length;
      if (both / Math.max(1, a.size + b.size - both) >= 0.9) found += 1;
    }
    byOptions.set(key, [...same, item]);
  }
  return found;
}

/** Fewest different sets of facts in any hundred questions of a session that start at a multiple of fifty. */
export function distinctFacts(all: readonly (readonly Item[])[]): number {
  const counts = all.flatMap((session) => {
    const starts = session.flatMap((_item, i) => (i % 50 === 0 && i + 100 <= session.length ? [i] : []));
    return starts.map(
      (start) => new Set(session.slice(start, start + 100).map((item) => [...item.factIds].sort().join('+'))).size,
    );
  });
  return Math.min(...counts);
}

/** How often the repetition rules were broken: same facts within 20, same facts and family within 60, same skin in a row. */
export function repetitions(session: readonly Item[]): number {
  let broken = 0;
  const last = new Map<string, number>();
  session.forEach((item, i) => {
    const facts = [...item.factIds].sort().join('+');
    if (session.slice(Math.max(0, i - 20), i).some((other) => [...other.factIds].sort().join('+') === facts))
      broken += 1;
    if (i - (last.get(`${item.template} ${facts}`) ?? -familyRest) < familyRest) broken += 1;
    if (item.skin !== null && session[i - 1]?.skin === item.skin) broken += 1;
    last.set(`${item.template} ${facts}`, i);
  });
  return broken;
}

/** Mean over items of the key's length divided by the mean length of the wrong options. */
export function keyLengthRatio(items: readonly Item[], locale: Locale): number {
  const ratios = items.map((item) => {
    const lengths = item.options.map((option) => ({
      key: isKey(item, option),
      length: option.text[locale].length,
    }));
    const mean = (right: boolean) => {
      const own = lengths.filter(({ key }) => key === right);
      return own.reduce((sum, { length }) => sum + length, 0) / own.length;
    };
    return mean(true) / mean(false);
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / Math.max(1, ratios.length);
}

/** Questions of one family, each drawn by itself: a sample may have none of a rare one. */
export function questionsOf(examId: string, template: TemplateId, count: number): DrawnItem[] {
  const { knowledge, candidates } = engineFor(examId);
  const family = candidates.filter((candidate) => candidate.template === template);
  const order = { pool: pool(family, () => 1), wider: null, level: null, history: [] };
  return Array.from({ length: count }, (_, i) =>
    draw(knowledge, templates, { ...order, seed: i === 0 ? template : `${template} ${i}` }),
  );
}

/** The first of them. */
export function questionOf(examId: string, template: TemplateId): DrawnItem {
  const [item] = questionsOf(examId, template, 1);
  if (!item) throw new Error(`There is no question of ${template}.`);
  return item;
}
