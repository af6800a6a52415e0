import type { Pattern } from '../knowledge/pattern.types.ts';
import type { Item, ItemOption } from './item.types.ts';
import { isKey } from './key.ts';
import type { Candidate } from './templates/template.types.ts';

/** What is to be known of a wrong answer where its concept is asked again. */
export interface Miss {
  /** Of a decision, the requirements that ruled out what was chosen; of facts, none. */
  failed: readonly string[];
  /** Of a decision, the right solutions that were not chosen. */
  right: readonly string[];
  /** Of a decision, the wrong solutions that were chosen. */
  wrong: readonly string[];
  /** Of facts, how they were asked. Null: a decision, which is always asked in one manner. */
  manner: string | null;
}

/** The family of a question and what it asks for: another manner is another sentence, not the same about something else. */
export function mannerOf({ template, ask }: Pick<Item, 'template' | 'ask'>): string {
  return [template, ask.kind, 'party' in ask ? ask.party : ''].join(' ');
}

/** What decides the manner of a question that can be asked; the form of a comparison only names the other thing. */
export const formOf = ({ template, form }: Candidate): string =>
  template === 'compare-two' ? template : `${template} ${form}`;

export function missOf(patterns: readonly Pattern[], item: Item, selected: string): Miss {
  const { ask, options } = item;
  if (ask.kind !== 'decision') return { failed: [], right: [], wrong: [], manner: mannerOf(item) };
  const letters = selected.split(',');
  const isChosen = ({ label }: ItemOption) => letters.includes(label);
  const solutions = (all: readonly ItemOption[]) =>
    all.flatMap(({ subject }) => (subject.kind === 'solution' ? subject.id : []));
  const wrong = solutions(options.filter((option) => isChosen(option) && !isKey(item, option)));
  const asked = patterns
    .find(({ id }) => id === ask.pattern)
    ?.constraints.filter(({ id }) => ask.constraints.includes(id));
  return {
    failed: (asked ?? []).filter(({ rulesOut }) => wrong.some((id) => id in rulesOut)).map(({ id }) => id),
    right: solutions(options.filter((option) => !isChosen(option) && isKey(item, option))),
    wrong,
    manner: null,
  };
}

/**
 * The same questions in groups, the nearest to a miss first. Of decisions: what was failed with what was right, then as much as
 * possible of what was failed, then what is not right in what was chosen wrongly, then what has most requirements in common with
 * what was asked last.
 */
export function nearestFirst(
  pattern: Pattern | undefined,
  { last, miss }: { last: Candidate | undefined; miss: Miss | undefined },
  others: readonly Candidate[],
): readonly Candidate[][] {
  const requirements = new Set(pattern?.constraints.map(({ id }) => id));
  const counts = last?.factIds.filter((id) => !pattern || requirements.has(id)) ?? [];
  const { failed = [], right = [], wrong = [] } = miss ?? {};
  const nearness = ({ factIds }: Candidate) => {
    const has = (ids: readonly string[]) => ids.filter((id) => factIds.includes(id)).length;
    const parts = [has(failed) && has(right) && 1, has(failed), has(wrong) ? 0 : 1, has(counts)];
    // Each of them has one digit: no question has ten requirements.
    return parts.reduce((sum, part) => sum * 10 + part, 0);
  };
  return [...Map.groupBy(others, nearness)].toSorted(([a], [b]) => b - a).map(([, group]) => group);
}
