import type { Only } from '../links.ts';
import type { Locale } from '@prepar/screens/common/locales.ts';
import { readSession } from './studySessionStorage.ts';
import { currentTurn, emptyPractice, type Practice, unsentTurns } from './practice.ts';

const storageKey = 'prepar-practice';

interface Kept {
  userId: string;
  examId: string;
  /** What alone was asked on the page that kept it. */
  only?: Only | null;
  /** Answers that the run of several legs has; missing outside of one. */
  done?: number | undefined;
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
  const kept = read();
  if (kept?.userId !== userId || kept.examId !== examId) return emptyPractice;
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
  { userId, examId, only }: PracticeScope,
  practice: Practice,
  { keepsChoice, done }: { keepsChoice: boolean; done?: number | undefined },
): void {
  const turns = practice.turns.map((turn) =>
    keepsChoice || turn.outcome.status !== 'open' ? turn : { ...turn, selected: null },
  );
  sessionStorage.setItem(
    storageKey,
    JSON.stringify({ userId, examId, only, done, practice: { ...practice, turns } } satisfies Kept),
  );
}

export function forgetPractice(): void {
  sessionStorage.removeItem(storageKey);
}

/** How many answers of a person wait in this tab to be sent. */
export function countUnsent(userId: string): number {
  const kept = read();
  return kept?.userId === userId ? unsentTurns(kept.practice).length : 0;
}

export interface OpenQuestion {
  id: string;
  examId: string;
  modalityId: string;
  /** What alone was asked there; null for anything. */
  only: Only | null;
  /** Place in its session, from 1. */
  number: number;
  prompt: string;
  /** Language of its texts. */
  locale: Locale;
  domain: string | null;
  /** Modality of that domain, which has a name in every language. */
  domainId?: string | undefined;
  /** Answers that the run of several legs has, which it is part of; 0 outside of one. */
  done: number;
}

/** The question that somebody left open in this tab; null when there is none. */
export function openPractice(userId: string): OpenQuestion | null {
  const kept = read();
  if (kept?.userId !== userId) return null;
  // One that another question of its modality followed is given up.
  const index = kept.practice.turns.findLastIndex(
    (turn) => turn.key === null && turn === currentTurn(kept.practice, turn.question.modalityId),
  );
  const question = kept.practice.turns[index]?.question;
  if (!question) return null;
  const { id, modalityId, prompt, locale, textLocale = locale, domain, domainId } = question;
  // Answers that other tabs gave in the session come before.
  const number = (readSession()?.elsewhere ?? 0) + index + 1;
  const { examId, only = null, done = 0 } = kept;
  return { id, examId, modalityId, only, number, prompt, locale: textLocale, domain, domainId, done };
}

function read(): Kept | null {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? null : (JSON.parse(text) as Kept);
}
