import { planKey } from '../../session/removePersonalData.ts';
import type { Leg } from '../links.ts';

/** A plan that was begun in this browser, as it is kept with each answer for all tabs. */
export interface KeptPlan {
  userId: string;
  examId: string;
  /** The account's day of that answer, yyyy-mm-dd; missing where it was not known. */
  day?: string | undefined;
  legs: readonly Leg[];
  /** Answers, and questions in all. */
  done: number;
  total: number;
}

/** The plan that somebody left; null when there is none, it is over, or its day is not known. */
export function keptPlan(userId: string): KeptPlan | null {
  const kept = JSON.parse(localStorage.getItem(planKey) ?? 'null') as KeptPlan | null;
  return kept?.userId === userId && kept.day && kept.done < kept.total ? kept : null;
}
