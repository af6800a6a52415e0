/** The plans, none first. */
export const planNames = ['free', 'starter', 'pro', 'expert'] as const;
export type PlanName = (typeof planNames)[number];

/** An account as the list shows it. */
export interface AdminPerson {
  id: string;
  name: string;
  email: string;
  isAdministrator: boolean;
  isSuspended: boolean;
  plan: PlanName;
  /** Credits left now, free and given ones together. */
  credits: number;
  attempts: number;
  /** 0–100. */
  accuracy: number;
  /** ISO date with time; null before the first answer. */
  lastAttempt: string | null;
}

export type PeopleSort = 'name' | 'totalAttempts' | 'accuracy' | 'lastAttempt';

/** What is asked of the list. */
export interface PeopleQuery {
  search: string;
  plan: PlanName | 'all';
  status: 'all' | 'active' | 'suspended';
  sort: PeopleSort;
  order: 'asc' | 'desc';
}

export type PeopleState = { query: PeopleQuery } & (
  | { status: 'loading' }
  | { status: 'failed'; failure: 'refused' | 'connection' }
  | {
      status: 'ready';
      people: readonly AdminPerson[];
      /** How many were found on all pages; null where they are too many to count. */
      total: number | null;
      /** Place of the first one shown, from 1. */
      from: number;
      hasNext: boolean;
      /** The moment that 'today' is said at. */
      now: Date;
    }
);

export interface PeopleActions {
  /** Asks for another list; what is left out stays as it is. */
  change: (query: Partial<PeopleQuery>) => void;
  next: () => void;
  previous: () => void;
  retry: () => void;
  /** Opens an account. */
  open: (person: AdminPerson) => void;
}
