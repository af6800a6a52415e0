import type { Localised } from '../i18n/locale.ts';
import type { DomainId, Source, TopicId } from './knowledge.types.ts';

/** A company with a need that it really has: the first one or two sentences of the stem. */
export interface Situation {
  id: string;
  text: Localised;
  /**
   * One or two sentences more, told only where architects are asked: what there is today, and the change that is wanted. True whatever
   * the constraints say.
   */
  today?: Localised;
}

/** One solution that people really consider. Every candidate does the basic job of every situation; constraints decide. */
export interface Candidate {
  id: string;
  /** As an option shows it, a noun phrase or an action, all candidates of a pattern in the same form and of similar length. */
  text: Localised;
  /**
   * The same as what is done, told where architects are asked: verb, service and how it is set, 10 to 25 words. All candidates of a
   * pattern have it, or none.
   */
  action?: Localised;
  /** As a list of sources names it. Default: `text`. */
  label?: Localised;
  /** Names of its services, as short as anyone writes them ('EFS'); no situation or constraint may say one. Empty for none. */
  uses: readonly string[];
  /** Why it is right where it is right: what it does that the constraints ask for, in the exam's terms. Names the solution. */
  why: Localised;
  /**
   * Something from everyday life that is like it, as a phrase after "It is like": in one scene with the pattern's others, it shows what
   * each gives and what it gives up. Explains an answer another way.
   */
  likeness: Localised;
  /** "X: Y", when the stem says X think of Y: what to remember, told where the words before the colon stand in the stem. */
  tell: Localised;
  /** Its own official page. */
  source: Source;
  /** The page of its second half, where it is two solutions together. */
  secondSource?: Source;
  /** What each half is called by itself, where it is two solutions together. */
  halves?: readonly [Localised, Localised];
  /** How well known it is, 1 to 5. */
  popularity: 1 | 2 | 3 | 4 | 5;
  /** People do it, and no exam would call it right: it is only ever a wrong option. */
  neverRight?: true;
  /**
   * Constraints that must all be in the question for it to be right: without them a better solution goes unmentioned. With them it is
   * called for, even where another solution that meets more of the pattern's constraints is not shown.
   */
  rightWith?: readonly string[];
  /** Situations in which it can be right. Default: all. */
  rightIn?: readonly string[];
}

/**
 * A requirement that decides between candidates. It is shown as a sentence of the stem (`text`) or as the question at its end (`ask`),
 * such as "with the LEAST operational overhead". A candidate that is neither in `fits` nor in `rulesOut` is unclear and never meets it.
 */
export type Constraint = {
  id: string;
  /** Situations in which it makes sense. Default: all. */
  situations?: readonly string[];
  /** Constraints that contradict it; they never stand in one question. */
  notWith?: readonly string[];
  /** Candidates that surely meet it. */
  fits: readonly string[];
  /** Candidates that surely do not, each with the reason, which names the candidate and the requirement. */
  rulesOut: Readonly<Record<string, Localised>>;
} & ({ text: Localised; ask?: never } | { ask: Localised; text?: never });

/**
 * A decision as exams ask for it. A question is a situation and two to four constraints such that exactly one shown candidate meets them
 * all (two of five where two are asked for), and without any one of them another shown candidate would.
 */
export interface Pattern {
  id: string;
  /**
   * Exams that ask it, with the domain and topic it belongs to there. `advancedOnly`: it goes beyond what the exam usually asks, and is
   * asked as an advanced question alone.
   */
  exams: Readonly<Record<string, { domain: DomainId; topic: TopicId; advancedOnly?: true }>>;
  /** What of the question stands for what in the scene from everyday life that all its likenesses belong to: a sentence. */
  scene: Localised;
  situations: readonly Situation[];
  candidates: readonly Candidate[];
  constraints: readonly Constraint[];
  /** The question where no constraint brings its own. */
  ask: Localised;
}
