import type { Candidate, Constraint, Pattern } from '../../src/knowledge/pattern.types.ts';

type Localised = Candidate['text'];

/** One of the solutions that a decision weighs. */
interface Option extends Omit<Candidate, 'uses' | 'popularity'> {
  uses?: Candidate['uses'];
  popularity?: Candidate['popularity'];
}

/** What some of the options have and the others do not, with the needs that ask for it: one of them at most is in a question. */
interface Trait {
  /** Options that do not have it, each with the reason, which holds for every need. All others surely have it. */
  misses: Readonly<Record<string, Localised>>;
  /** Options of which it is not sure. */
  unclear?: readonly string[];
  /** Needs of other traits that contradict these. */
  notWith?: readonly string[];
  needs: readonly { id: string; text: Localised; situations?: readonly string[] }[];
}

interface Choice extends Omit<Pattern, 'candidates' | 'constraints'> {
  options: readonly Option[];
  traits: readonly Trait[];
}

/** The same in Portuguese, English and Spanish. */
export const say = (pt: string, en: string, es: string): Localised => ({ pt, en, es });

/** A decision pattern in which each of the traits may be asked for in several ways. */
export function choiceOf({ options, traits, ...pattern }: Choice): Pattern {
  return {
    ...pattern,
    candidates: options.map((option): Candidate => ({ uses: [], popularity: 4, ...option })),
    constraints: traits.flatMap(({ misses, unclear = [], notWith = [], needs }) => {
      const fits = options.flatMap(({ id }) => (id in misses || unclear.includes(id) ? [] : id));
      return needs.map(({ id, text, situations }): Constraint => ({
        id,
        text,
        ...(situations && { situations }),
        notWith: [...needs.flatMap((other) => (other.id === id ? [] : other.id)), ...notWith],
        fits,
        rulesOut: misses,
      }));
    }),
  };
}
