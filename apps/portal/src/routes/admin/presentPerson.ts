import type { Person, PersonDetails as Details } from '@prepar/api-client/types';
import { type AdminPerson, planNames } from '@prepar/screens/admin/AdminPeople.types.ts';
import type { PersonDetails, PersonLogEntry } from '@prepar/screens/admin/AdminPersonDrawer.types.ts';

/** An account as the list shows it. */
export function presentPerson(person: Person): AdminPerson {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    isAdministrator: person.role === 'ADMIN',
    isSuspended: person.status === 'suspended',
    plan: planOf(person.plan),
    credits: person.credits,
    attempts: person.totalAttempts,
    accuracy: person.accuracy,
    lastAttempt: person.lastAttempt,
  };
}

/** The same with what the list leaves out; `ownId` is the account of who looks. */
export function presentDetails(details: Details, ownId: string): PersonDetails {
  return {
    person: presentPerson(details),
    createdAt: details.createdAt,
    freeCredits: details.freeCredits,
    cost: details.totalCost,
    exams: details.exams,
    log: details.log.flatMap(presentEntry),
    guard: details.id === ownId ? 'own' : details.isLastAdministrator ? 'last' : null,
  };
}

const kinds: Record<string, PersonLogEntry['kind'] | undefined> = {
  SUSPENDED: 'suspended',
  REACTIVATED: 'reactivated',
  PLAN_CHANGED: 'planChanged',
  CREDITS_GRANTED: 'creditsGranted',
  CREDIT_RETURNED: 'creditReturned',
};

/** Nothing for what this version does not know. */
function presentEntry({ kind, reason, credits, plan, by, createdAt }: Details['log'][number]): PersonLogEntry[] {
  const known = kinds[kind];
  return known ? [{ kind: known, reason, credits, plan: plan && planOf(plan), by, at: createdAt }] : [];
}

const planOf = (name: string) => planNames.find((plan) => plan === name) ?? 'free';
