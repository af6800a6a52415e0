import type { Locale } from '@prepar/screens/common/locales.ts';
import type { Only } from '../links.ts';
import { currentTurn } from './practice.ts';
import { keptPractice } from './practiceStorage.ts';
import { readSession } from './studySessionStorage.ts';

// What of a practice was left, for the pages that lead back to it.

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
}

/** The question that somebody left open in this tab; null when there is none. */
export function openPractice(userId: string): OpenQuestion | null {
  const kept = keptPractice(userId);
  if (!kept) return null;
  // One that another question of its modality followed is given up.
  const index = kept.practice.turns.findLastIndex(
    (turn) => turn.key === null && turn === currentTurn(kept.practice, turn.question.modalityId),
  );
  const question = kept.practice.turns[index]?.question;
  if (!question) return null;
  const { id, modalityId, prompt, locale, textLocale = locale, domain, domainId } = question;
  // Answers that other tabs gave in the session come before.
  const number = (readSession()?.elsewhere ?? 0) + index + 1;
  const { examId, only = null } = kept;
  return { id, examId, modalityId, only, number, prompt, locale: textLocale, domain, domainId };
}
