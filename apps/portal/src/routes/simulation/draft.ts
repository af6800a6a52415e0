import { simulationKey as storageKey, watchSignOut } from '../../session/removePersonalData.ts';
import { createStore } from '../../store.ts';

/** What a learner did with a question and when, by the clock of the server. */
export interface Change {
  selected: string | null;
  flagged: boolean;
  timeMs: number;
  givenAt: string;
}

/** What this device keeps of a simulation that runs. */
export interface Draft {
  userId: string;
  simulationId: string;
  examId: string;
  /** By question: what has not reached the server. */
  unsent: Readonly<Record<string, Change>>;
  /** By question: the server's sentence, or null, where it refused. */
  refused: Readonly<Record<string, string | null>>;
  /** By question: options that are struck out. */
  struck: Readonly<Record<string, readonly string[]>>;
  /** By question: milliseconds on the screen, in this browser. */
  seenMs: Readonly<Record<string, number>>;
  /** The question on the screen; null for the first. */
  questionId: string | null;
}

/** The draft of the simulation that is open. */
export const draft = createStore<Draft | null>(null);

// Otherwise it would be stored once more as the learner goes on in another tab.
if (typeof window !== 'undefined') watchSignOut(() => draft.set(null));

/** Opens the draft of a simulation: the one that this browser kept, or an empty one. */
export function openDraft({ userId, simulationId, examId }: Pick<Draft, 'userId' | 'simulationId' | 'examId'>): void {
  const open = draft.get();
  if (open?.simulationId === simulationId && open.userId === userId) return;
  const kept = read();
  const isSame = kept?.simulationId === simulationId && kept.userId === userId;
  const empty = { userId, simulationId, examId, unsent: {}, refused: {}, struck: {}, seenMs: {}, questionId: null };
  draft.set(isSame ? kept : empty);
}

/** Opens what this browser kept of a person's simulation, whichever it is; null for nothing. */
export function reopenDraft(userId: string): Draft | null {
  const kept = draft.get() ?? read();
  if (kept?.userId !== userId) return null;
  draft.set(kept);
  return kept;
}

function read(): Draft | null {
  const text = localStorage.getItem(storageKey);
  return text === null ? null : (JSON.parse(text) as Draft);
}

/** Changes the open draft and keeps it for a reload or a crash. */
export function changeDraft(change: (open: Draft) => Partial<Draft>): void {
  const open = draft.get();
  if (!open) return;
  const next = { ...open, ...change(open) };
  draft.set(next);
  localStorage.setItem(storageKey, JSON.stringify(next));
}

export function forgetDraft(): void {
  draft.set(null);
  localStorage.removeItem(storageKey);
}

/** The same without one entry. */
export function without<Value>(record: Readonly<Record<string, Value>>, id: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
}
