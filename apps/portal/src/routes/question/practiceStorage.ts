import type { Only } from '../links.ts';
import type { Locale } from '@prepar/screens/common/locales.ts';
import { emptyPractice, type Practice, unsentTurns } from './practice.ts';

const storageKey = 'prepar-practice';

interface Kept {
  userId: string;
  examId: string;
  /** What alone was asked on the page that kept it. */
  only?: Only | null;
  /** The run is missing in what was kept before there were any. */
  practice: Omit<Practice, 'run'> & Partial<Pick<Practice, 'run'>>;
}

/** Whose practice it is, and what is practised now. */
export interface PracticeScope {
  userId: string;
  examId: string;
  modalityId: string;
  /** The one topic of it that is wanted; null for all. */
  topic: string | null;
  /** What alone is wanted; null for anything. */
  only: Only | null;
  /** Language of the page. */
  locale: Locale;
}

/**
 * What there was before a reload, or in another modality of the exam; answers that were on their way wait to be sent again.
 * A question loaded ahead is only kept for the modality and the language that it was loaded for, and not for one topic, what was missed or what is due.
 */
export function restorePractice({ userId, examId, modalityId, topic, only, locale }: PracticeScope): Practice {
  const kept = keptPractice(userId);
  if (kept?.examId !== examId) return emptyPractice;
  const { turns, next, run = null } = kept.practice;
  return {
    next: topic === null && only === null && next?.modalityId === modalityId && next.locale === locale ? next : null,
    generation: { status: 'idle' },
    run,
    turns: turns.map((turn) =>
      turn.outcome.status === 'sending' ? { ...turn, outcome: { status: 'waiting' } } : turn,
    ),
  };
}

/** Keeps the practice for a reload; an open choice only if it is wanted. */
export function storePractice(
  { userId, examId, only }: Pick<PracticeScope, 'userId' | 'examId' | 'only'>,
  practice: Practice,
  { keepsChoice }: { keepsChoice: boolean },
): void {
  const turns = practice.turns.map((turn) =>
    keepsChoice || turn.outcome.status !== 'open' ? turn : { ...turn, selected: null },
  );
  sessionStorage.setItem(
    storageKey,
    JSON.stringify({ userId, examId, only, practice: { ...practice, turns } } satisfies Kept),
  );
}

export function forgetPractice(): void {
  sessionStorage.removeItem(storageKey);
}

/** How many answers of a person wait in this tab to be sent. */
export function countUnsent(userId: string): number {
  const kept = keptPractice(userId);
  return kept ? unsentTurns(kept.practice).length : 0;
}

/** What a person has kept in this tab. */
export function keptPractice(userId: string): Kept | null {
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Kept | null;
  return kept?.userId === userId ? kept : null;
}
