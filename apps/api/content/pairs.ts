import type { Candidate, Constraint, Pattern } from '../src/knowledge/pattern.types.ts';

type Localised = Candidate['text'];

/** Half of a solution: one of the answers to the first or to the second question that the decision puts. */
export type Part = Candidate;

/** A requirement on one half. It fits every part of that half that it does not rule out. */
export interface PartConstraint {
  id: string;
  text: Localised;
  /** Parts of one half, each with the reason, which holds whatever the other half is. */
  rulesOut: Readonly<Record<string, Localised>>;
  /** Parts of which it is not sure. */
  unclear?: readonly string[];
  notWith?: readonly string[];
  /** Situations in which it makes sense. Default: all. */
  situations?: readonly string[];
}

/** Two choices that one decision puts together, such as where to keep files and where to keep records. */
export interface PairPattern extends Omit<Pattern, 'candidates' | 'constraints'> {
  first: readonly Part[];
  second: readonly Part[];
  constraints: readonly PartConstraint[];
}

const joined = (a: Localised, b: Localised, between: Localised): Localised => ({
  pt: a.pt + between.pt + b.pt,
  en: a.en + between.en + b.en,
  es: a.es + between.es + b.es,
});

/** Spanish "y" becomes "e" before the sound i. */
const and = (next: Localised): Localised => ({
  pt: ' e ',
  en: ' and ',
  es: /^(?:i|hi(?!e))/i.test(next.es) ? ' e ' : ' y ',
});
/** The same behind a comma, where a half has a clause of its own. */
const apart = (next: Localised): Localised => joined({ pt: ',', en: ',', es: ',' }, and(next), none);
const space: Localised = { pt: ' ', en: ' ', es: ' ' };
const stop: Localised = { pt: '.', en: '.', es: '.' };
const none: Localised = { pt: '', en: '', es: '' };

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What is done in both halves: two sentences without their stops become one. */
const doneInBoth = (a: Localised, b: Localised): Localised => {
  const second = { pt: lowered(b.pt), en: lowered(b.en), es: lowered(b.es) };
  return joined(joined(a, second, and(second)), stop, none);
};

/** When a pair can be right: where both of its halves can. */
function both(a: Part, b: Part): Pick<Candidate, 'neverRight' | 'rightWith' | 'rightIn'> {
  const rightIn = a.rightIn && b.rightIn ? a.rightIn.filter((id) => b.rightIn?.includes(id)) : (a.rightIn ?? b.rightIn);
  return {
    ...((a.neverRight || b.neverRight) && { neverRight: true }),
    ...((a.rightWith || b.rightWith) && { rightWith: [...(a.rightWith ?? []), ...(b.rightWith ?? [])] }),
    ...(rightIn && { rightIn }),
  };
}

const popularities = [1, 2, 3, 4, 5] as const;

/** A decision pattern whose candidates are every pair of a first and a second part. */
export function pairsOf({ first, second, constraints, ...pattern }: PairPattern): Pattern {
  const pairs = first.flatMap((a) => second.map((b) => ({ a, b, id: `${a.id}-${b.id}` })));
  const candidates = pairs.map(({ a, b, id }): Candidate => ({
    id,
    text: joined(a.text, b.text, and(b.text)),
    ...(a.action && b.action && { action: doneInBoth(a.action, b.action) }),
    uses: [...a.uses, ...b.uses],
    why: joined(a.why, b.why, space),
    likeness: joined(a.likeness, b.likeness, apart(b.likeness)),
    tell: joined(a.tell, b.tell, space),
    source: a.source,
    secondSource: b.source,
    halves: [a.text, b.text],
    ...both(a, b),
    popularity: popularities[Math.floor((a.popularity + b.popularity) / 2) - 1] ?? 3,
  }));
  return {
    ...pattern,
    candidates,
    constraints: constraints.map(({ id, text, rulesOut, unclear = [], notWith, situations }): Constraint => {
      const touched = (parts: readonly string[]) =>
        pairs.filter(({ a, b }) => parts.includes(a.id) || parts.includes(b.id));
      const broken = pairs.flatMap((pair) => {
        const reason = rulesOut[pair.a.id] ?? rulesOut[pair.b.id];
        return reason ? [[pair.id, reason] as const] : [];
      });
      const apart = new Set([...broken.map(([pair]) => pair), ...touched(unclear).map((pair) => pair.id)]);
      return {
        id,
        text,
        ...(notWith && { notWith }),
        ...(situations && { situations }),
        fits: pairs.flatMap((pair) => (apart.has(pair.id) ? [] : pair.id)),
        rulesOut: Object.fromEntries(broken),
      };
    }),
  };
}
