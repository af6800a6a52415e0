import type { Sentence } from '../common/sentence.ts';
import type { AdminPerson, PlanName } from './AdminPeople.types.ts';

/** Something that was done with an account. */
export interface PersonLogEntry {
  kind: 'suspended' | 'reactivated' | 'planChanged' | 'creditsGranted' | 'creditReturned';
  reason: string | null;
  credits: number | null;
  plan: PlanName | null;
  /** Address of the administrator; null for the operator or the service. */
  by: string | null;
  /** ISO date with time. */
  at: string;
}

/** What the list leaves out. */
export interface PersonDetails {
  person: AdminPerson;
  /** ISO date with time. */
  createdAt: string;
  /** What is left of today's free credits. */
  freeCredits: number;
  cost: number;
  /** Codes of the exams. */
  exams: readonly string[];
  /** Newest first. */
  log: readonly PersonLogEntry[];
  /** Why nobody may suspend it, if so. */
  guard: 'own' | 'last' | null;
}

/** A change that waits to be confirmed. */
export type PersonTask =
  | { kind: 'suspend' }
  | { kind: 'reactivate' }
  | { kind: 'plan'; plan: PlanName; credits: number }
  | { kind: 'credits'; amount: number; reason: string };

export type PersonState = {
  /** What the list says of it already. */
  person: AdminPerson;
} & (
  | { status: 'loading' }
  | { status: 'failed'; failure: 'refused' | 'connection' }
  | {
      status: 'ready';
      details: PersonDetails;
      /** Null while nothing is to be confirmed. */
      task: PersonTask | null;
      isPending: boolean;
      /** Why the task could not be done. */
      failure: Sentence | null;
    }
);

export interface PersonActions {
  retry: () => void;
  close: () => void;
  /** Asks whether to do it. */
  ask: (task: PersonTask) => void;
  /** Does it; a suspension gives its reason. */
  confirm: (reason: string) => void;
  /** Leaves it as it is. */
  cancel: () => void;
}
