import { emptyPractice, type Practice } from './practice.ts';

const storageKey = 'prepar-practice';

interface Kept {
  /** Person, exam and modality. */
  under: string;
  practice: Practice;
}

/** What was on the screen before a reload; answers that were on their way wait to be sent again. */
export function restorePractice(under: string): Practice {
  const text = sessionStorage.getItem(storageKey);
  if (text === null) return emptyPractice;
  const kept = JSON.parse(text) as Kept;
  if (kept.under !== under) return emptyPractice;
  return {
    ...kept.practice,
    generation: { status: 'idle' },
    turns: kept.practice.turns.map((turn) => (turn.outcome.status === 'sending' ? { ...turn, outcome: { status: 'waiting' } } : turn)),
  };
}

/** Keeps the practice for a reload; an open choice only if it is wanted. */
export function storePractice(under: string, practice: Practice, { keepsChoice }: { keepsChoice: boolean }): void {
  const turns = practice.turns.map((turn) => (keepsChoice || turn.outcome.status !== 'open' ? turn : { ...turn, selected: null }));
  sessionStorage.setItem(storageKey, JSON.stringify({ under, practice: { ...practice, turns } } satisfies Kept));
}

export function forgetPractice(): void {
  sessionStorage.removeItem(storageKey);
}
