import type { Seen } from './item.types.ts';
import { hash } from './random.ts';
import type { Candidate } from './templates/template.types.ts';

/** As a column of the database holds it. */
export const seenHash = (text: string) => hash(text) | 0;

export type Marks = { [mark in keyof Pick<Seen, 'facts' | 'asked'>]: number };

const marks = new WeakMap<Candidate, Marks>();

/** Mark of what a question asks: its facts in its family. */
export const askedMark = ({ template, factIds }: Pick<Candidate, 'template' | 'factIds'>): number =>
  seenHash(`${template}:${factIds.join('+')}`);

/** What a candidate has in common with what was seen. */
export function marksOf(candidate: Candidate): Marks {
  const known = marks.get(candidate);
  if (known) return known;
  const facts = candidate.factIds.join('+');
  const made = { facts: seenHash(candidate.rests ?? facts), asked: askedMark(candidate) };
  marks.set(candidate, made);
  return made;
}
