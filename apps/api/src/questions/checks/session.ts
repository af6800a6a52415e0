import { generate } from '../engine.ts';
import type { Item, Seen } from '../item.types.ts';
import type { Language, Level } from '../knowledge/knowledge.types.ts';

/** So many questions one simulated learner answers. */
export const SESSION = 500;

/** Questions for one learner after another, each with the history of that learner. */
export function sessions(examId: string, count: number, level: Level | null, name: string): Item[][] {
  const all: Item[][] = [];
  for (let done = 0; done < count; done += SESSION) {
    const session: Item[] = [];
    const history: Seen[] = [];
    for (let i = 0; i < Math.min(SESSION, count - done); i += 1) {
      const item = generate({ examId, scope: { modalityId: 'all' }, level, history, seed: `${name} ${done + i}` });
      session.push(item);
      history.unshift(item);
    }
    all.push(session);
  }
  return all;
}

const normal = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ').trim();

function trigrams(text: string): Set<string> {
  const words = normal(text).split(' ');
  return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`));
}

/** Pairs of questions in a session with the same stem, or with nearly the same stem and the same options. */
export function duplicates(session: readonly Item[], language: Language): number {
  const stems = new Set(session.map((item) => normal(item.stem[language])));
  let found = session.length - stems.size;
  const byOptions = new Map<string, Item[]>();
  for (const item of session) {
    const key = item.options.map((option) => option.text[language]).sort().join('|');
    const same = byOptions.get(key) ?? [];
    for (const other of same) {
      const [a, b] = [trigrams(item.stem[language]), trigrams(other.stem[language])];
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
    return starts.map((start) => new Set(session.slice(start, start + 100).map((item) => [...item.factIds].sort().join('+'))).size);
  });
  return Math.min(...counts);
}

/** How often the repetition rules were broken: same facts within 20, same facts and family within the session, same skin in a row. */
export function repetitions(session: readonly Item[]): number {
  let broken = 0;
  const seen = new Set<string>();
  session.forEach((item, i) => {
    const facts = [...item.factIds].sort().join('+');
    if (session.slice(Math.max(0, i - 20), i).some((other) => [...other.factIds].sort().join('+') === facts)) broken += 1;
    if (seen.has(`${item.template} ${facts}`)) broken += 1;
    if (item.skin !== null && session[i - 1]?.skin === item.skin) broken += 1;
    seen.add(`${item.template} ${facts}`);
  });
  return broken;
}

/** Mean over items of the key's length divided by the mean length of the wrong options. */
export function keyLengthRatio(items: readonly Item[], language: Language): number {
  const ratios = items.map((item) => {
    const lengths = item.options.map((option) => ({ key: option.label === item.key, length: option.text[language].length }));
    const others = lengths.filter((option) => !option.key);
    return (lengths.find((option) => option.key)?.length ?? 0) / (others.reduce((sum, option) => sum + option.length, 0) / others.length);
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / Math.max(1, ratios.length);
}

