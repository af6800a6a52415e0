import type { FreeWorkView } from '../common/FreeWork.tsx';

export type ReviewsState =
  | { status: 'loading'; practiceHref: string }
  | { status: 'failed'; failure: Failure; practiceHref: string }
  /** Nothing was missed yet. */
  | { status: 'empty'; spent: SpentView | null; practiceHref: string }
  | { status: 'ready'; deck: DeckView; spent: SpentView | null; practiceHref: string };

/** No credit is left: when they come back, and what can be done until then. Null with credits, or while they are not known. */
export interface SpentView {
  renewsInMinutes: number;
  work: FreeWorkView;
  progressHref: string;
  pricingHref: string;
}

/** Why a call failed; `message` is the server's sentence. */
export type Failure = { reason: 'connection' } | { reason: 'server'; message: string | null };

export interface DeckView {
  /** What is due today, by exam. */
  due: readonly { examCode: string; count: number; href: string }[];
  /** Reviews answered today, and of them the right ones. */
  done: number;
  right: number;
  /** Today and the six days after it. */
  days: readonly { /** yyyy-mm-dd */ date: string; count: number }[];
  /** Soonest first. */
  facts: readonly FactView[];
}

export interface FactView {
  id: string;
  examCode: string;
  domain: string;
  /** What it is about: the fact itself would be the answer. */
  topic: string;
  /** The question that asked it last: tells facts of one topic apart. */
  prompt: string;
  /** Days until it comes back; 0 for what is due. */
  wait: number;
  /** Which time it comes back, from 1. */
  time: number;
  wasRight: boolean;
  /** Days since the last answer about it. */
  daysAgo: number;
}

export interface ReviewsActions {
  /** Loads again what failed to load. */
  retry: () => void;
}
