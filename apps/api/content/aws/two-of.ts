import type { Source } from '../../src/knowledge/knowledge.types.ts';
import type { Candidate, Constraint, Pattern } from '../../src/knowledge/pattern.types.ts';

type Localised = Candidate['text'];

/** One of several answers, of which a question wants two. */
export interface Half {
  id: string;
  name: Localised;
  /** Its name is of common words: lower case where it comes second. */
  common?: true;
  uses: readonly string[];
  popularity: Candidate['popularity'];
  source: Source;
  /** What is done, without its stop, where architects are asked. */
  action?: Localised;
  why: Localised;
  /** Of a few words, as those of the halves stand in one phrase. */
  likeness: Localised;
  tell: Localised;
  /** What it does, as a clause that can follow 'and': the reason against it where another is needed. */
  does: Localised;
}

/** A need that one of the halves meets, and no other. */
export interface HalfNeed {
  id: string;
  of: string;
  text: Localised;
  /** Whose job that is, as a clause. */
  job: Localised;
}

export interface TwoOf extends Omit<Pattern, 'candidates' | 'constraints'> {
  halves: readonly Half[];
  needs: readonly HalfNeed[];
  /** Pairs that are never shown, as `first-second`: their text would stand out by its length. */
  without?: readonly string[];
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const inEach = (build: (locale: keyof Localised) => string): Localised => ({
  pt: build('pt'),
  en: build('en'),
  es: build('es'),
});

/** Spanish "y" becomes "e" before the sound i. */
const between = (locale: keyof Localised, next: string) =>
  ({ pt: ' e ', en: ' and ', es: /^(?:i|hi(?!e))/i.test(next) ? ' e ' : ' y ' })[locale];

const joined = (a: Localised, b: Localised, build = (text: string) => text): Localised =>
  inEach((locale) => a[locale] + between(locale, build(b[locale])) + build(b[locale]));

const doneInBoth = (a: Half, b: Half): Pick<Candidate, 'action'> => {
  if (!a.action || !b.action) return {};
  const { pt, en, es } = joined(a.action, b.action, lowered);
  return { action: { pt: `${pt}.`, en: `${en}.`, es: `${es}.` } };
};

/** "A, B and C": clauses or names. */
const listed = (parts: readonly Localised[]): Localised =>
  inEach((locale) => {
    const last = parts.at(-1)?.[locale] ?? '';
    const comma = locale === 'en' && parts.length > 2 ? ',' : '';
    return `${parts
      .slice(0, -1)
      .map((part) => part[locale])
      .join(', ')}${comma}${between(locale, last)}${last}`;
  });

const nameIn = (half: Half, i: number): Localised =>
  i > 0 && half.common ? inEach((locale) => lowered(half.name[locale])) : half.name;

/** A decision pattern whose candidates are all threes of its halves; each need is met by the threes that have its half. One need for each half. */
export function threeOf({ halves, needs, without = [], ...pattern }: TwoOf): Pattern {
  const threes = halves
    .flatMap((a, i) => halves.slice(i + 1).flatMap((b, j) => halves.slice(i + j + 2).map((c) => [a, b, c] as const)))
    .map((three) => ({ three, id: three.map(({ id }) => id).join('-') }))
    .filter(({ id }) => !without.includes(id));
  const together = (three: readonly Half[], text: 'why' | 'tell') =>
    inEach((locale) => three.map((half) => half[text][locale]).join(' '));
  return {
    ...pattern,
    candidates: threes.map(({ three, id }): Candidate => ({
      id,
      text: listed(three.map(nameIn)),
      uses: three.flatMap(({ uses }) => uses),
      why: together(three, 'why'),
      likeness: listed(three.map(({ likeness }) => likeness)),
      tell: together(three, 'tell'),
      source: three[0].source,
      popularity: three[0].popularity,
      rightWith: needs.filter(({ of }) => three.some((half) => half.id === of)).map((need) => need.id),
    })),
    constraints: needs.map(({ id, of, text, job }): Constraint => {
      const meets = ({ three }: (typeof threes)[number]) => three.some((half) => half.id === of);
      return {
        id,
        text,
        fits: threes.filter(meets).map((one) => one.id),
        rulesOut: Object.fromEntries(
          threes
            .filter((one) => !meets(one))
            .map(({ id: one, three }) => {
              const does = listed(three.map((half) => half.does));
              return [one, inEach((locale) => `${raised(does[locale])}; ${job[locale]}.`)];
            }),
        ),
      };
    }),
  };
}

/** A decision pattern whose candidates are all pairs of its halves; each need is met by the pairs that have its half. */
export function twoOf({ halves, needs, without = [], ...pattern }: TwoOf): Pattern {
  const pairs = halves
    .flatMap((a, i) => halves.slice(i + 1).map((b) => ({ a, b, id: `${a.id}-${b.id}` })))
    .filter(({ id }) => !without.includes(id));
  const candidates = pairs.map(({ a, b, id }): Candidate => ({
    id,
    text: joined(a.name, b.name, b.common ? lowered : undefined),
    ...doneInBoth(a, b),
    uses: [...a.uses, ...b.uses],
    why: inEach((locale) => `${a.why[locale]} ${b.why[locale]}`),
    likeness: inEach((l) => `${a.likeness[l]},${between(l, b.likeness[l])}${b.likeness[l]}`),
    tell: inEach((locale) => `${a.tell[locale]} ${b.tell[locale]}`),
    source: a.source,
    secondSource: b.source,
    halves: [a.name, b.name],
    popularity: a.popularity < b.popularity ? a.popularity : b.popularity,
  }));
  return {
    ...pattern,
    candidates,
    constraints: needs.map(({ id, of, text, job }): Constraint => {
      const meets = ({ a, b }: (typeof pairs)[number]) => a.id === of || b.id === of;
      return {
        id,
        text,
        fits: pairs.filter(meets).map((pair) => pair.id),
        rulesOut: Object.fromEntries(
          pairs
            .filter((pair) => !meets(pair))
            .map(({ id: pair, a, b }) => [
              pair,
              inEach(
                (locale) =>
                  `${raised(a.does[locale])},${between(locale, b.does[locale])}${b.does[locale]}; ${job[locale]}.`,
              ),
            ]),
        ),
      };
    }),
  };
}
