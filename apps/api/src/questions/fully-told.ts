import type { Localised } from '../i18n/locale.ts';
import type { Candidate, Pattern, Situation } from '../knowledge/pattern.types.ts';
import { hash } from './random.ts';

const closings: readonly [Localised, ...Localised[]] = [
  {
    pt: 'Qual solução atende a esses requisitos?',
    en: 'Which solution will meet these requirements?',
    es: '¿Qué solución cumplirá con estos requisitos?',
  },
  {
    pt: 'O que um arquiteto de soluções deve fazer para atender a esses requisitos?',
    en: 'What should a solutions architect do to meet these requirements?',
    es: '¿Qué debe hacer un arquitecto de soluciones para cumplir con estos requisitos?',
  },
];

const followed = (a: Localised, b: Localised): Localised => ({
  pt: `${a.pt} ${b.pt}`,
  en: `${a.en} ${b.en}`,
  es: `${a.es} ${b.es}`,
});

const withToday = ({ today, ...situation }: Situation): Situation =>
  today ? { ...situation, text: followed(situation.text, today) } : situation;

/** A pattern as an exam of architects tells it: with what there is today, and with what is done as options, where it says all that. */
export function fullyTold(pattern: Pattern): Pattern {
  const candidates = pattern.candidates.flatMap(({ action, ...candidate }): Candidate[] =>
    action ? [{ ...candidate, text: action, label: candidate.text }] : [],
  );
  if (candidates.length < pattern.candidates.length) return pattern;
  return {
    ...pattern,
    situations: pattern.situations.map(withToday),
    candidates,
    ask: closings[hash(pattern.id) % closings.length] ?? closings[0],
  };
}

/** A pattern as all other exams tell it. */
export const shortlyTold = (pattern: Pattern): Pattern => ({
  ...pattern,
  situations: pattern.situations.map(({ today: _today, ...situation }) => situation),
  candidates: pattern.candidates.map(({ action: _action, ...candidate }) => candidate),
});
