import type { Candidate, Constraint, Pattern, Situation } from '../knowledge/pattern.types.ts';

/** A question that a pattern can ask, before its wrong options are chosen. */
export interface Decision {
  situation: Situation;
  /** Two or three, at most one of them with an `ask`. */
  constraints: readonly Constraint[];
  keys: readonly Candidate[];
  /** Wrong options for each constraint that break it and no other: without one of each, the constraint would not be needed. */
  near: readonly (readonly Candidate[])[];
  /** Wrong options that break several constraints. */
  far: readonly Candidate[];
}

const breaks = (constraint: Constraint, { id }: Candidate) => id in constraint.rulesOut;
const isClear = (constraint: Constraint, { id }: Candidate) =>
  constraint.fits.includes(id) || id in constraint.rulesOut;

const agree = (constraints: readonly Constraint[]) =>
  !constraints.some(({ notWith = [] }) => constraints.some(({ id }) => notWith.includes(id)));

const mayBeRight = (
  { neverRight, rightWith = [], rightIn }: Candidate,
  situation: Situation,
  constraints: readonly Constraint[],
) =>
  !neverRight &&
  (rightIn?.includes(situation.id) ?? true) &&
  rightWith.every((needed) => constraints.some(({ id }) => id === needed));

/** A solution that the content wants where some requirement stands, which then stands: `rightWith` has been looked at. */
const isCalledFor = ({ rightWith = [] }: Candidate) => rightWith.length > 0;

/** The requirements that make sense in a situation. */
const usableIn = (pattern: Pattern, situation: Situation) =>
  pattern.constraints.filter(({ situations }) => situations?.includes(situation.id) ?? true);

/**
 * Whether somebody who knows both would rather propose the first: it stands up to more of what such companies ask for, also of what this
 * question leaves open, and of two that stand up to as much it is the better known.
 */
function isBetter(pattern: Pattern, situation: Situation, one: Candidate, other: Candidate): boolean {
  const standing = ({ id }: Candidate) =>
    usableIn(pattern, situation).reduce(
      (sum, { fits, rulesOut }) => sum + Number(fits.includes(id)) - Number(id in rulesOut),
      0,
    );
  const lead = standing(one) - standing(other);
  return lead > 0 || (lead === 0 && one.popularity > other.popularity);
}

/** Every question of a pattern with one right option, or with two. */
export function decisionsOf(pattern: Pattern, keyCount: 1 | 2): Decision[] {
  return pattern.situations.flatMap((situation) => {
    return combinations(usableIn(pattern, situation), [2, 3])
      .filter((constraints) => constraints.filter(({ ask }) => ask !== undefined).length <= 1)
      .filter(agree)
      .flatMap((constraints) => decide(pattern, situation, constraints, keyCount));
  });
}

function decide(
  pattern: Pattern,
  situation: Situation,
  constraints: readonly Constraint[],
  keyCount: 1 | 2,
): Decision[] {
  const clear = pattern.candidates.filter((candidate) => constraints.every((each) => isClear(each, candidate)));
  const broken = (candidate: Candidate) => constraints.filter((each) => breaks(each, candidate));
  const fitting = clear.filter((each) => broken(each).length === 0 && mayBeRight(each, situation, constraints));
  const near = constraints.map((each) =>
    clear.filter((candidate) => broken(candidate).length === 1 && broken(candidate)[0] === each),
  );
  const far = clear.filter((candidate) => broken(candidate).length > 1);
  if (near.some(({ length }) => length === 0) || near.flat().length + far.length < 3) return [];
  const isBest = (keys: readonly Candidate[]) =>
    keys.every(
      (key) =>
        isCalledFor(key) || !fitting.some((rival) => !keys.includes(rival) && isBetter(pattern, situation, rival, key)),
    );
  return combinations(fitting, [keyCount])
    .filter(isBest)
    .map((keys) => ({ situation, constraints, keys, near, far }));
}

/** The subsets of a list that have one of the given sizes, in the list's order. */
function combinations<T>(list: readonly T[], sizes: readonly number[]): T[][] {
  const most = Math.max(...sizes);
  const subsets: T[][] = [[]];
  for (const each of list)
    subsets.push(...subsets.filter(({ length }) => length < most).map((subset) => subset.concat([each])));
  return subsets.filter(({ length }) => sizes.includes(length));
}
