import { zoneAt } from '../auth/time-zone.ts';
import { findExam } from '../catalogue/catalogue.ts';
import { leftOf } from '../credits/service.ts';
import type { Schemas } from '../http/operations.ts';
import { localDate } from '../time/local-days.ts';
import type { LogEntry, PersonRow } from './queries.ts';

/** An account as the contract shows it to administrators. */
export function presentPerson(person: PersonRow, freeDaily: number, now: Date): Schemas['Person'] {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    status: person.status,
    plan: person.plan,
    credits: creditsOf(person, freeDaily, now),
    totalAttempts: person.answered,
    accuracy: person.accuracy,
    lastAttempt: person.last_answer_at?.toISOString() ?? null,
    createdAt: person.created_at.toISOString(),
  };
}

export interface PersonMore {
  examIds: string[];
  log: LogEntry[];
  isLastAdministrator: boolean;
}

/** The same with what the list leaves out. */
export function presentDetails(
  person: PersonRow,
  { examIds, log, isLastAdministrator }: PersonMore,
  freeDaily: number,
  now: Date,
): Schemas['PersonDetails'] {
  return {
    ...presentPerson(person, freeDaily, now),
    freeCredits: creditsOf(person, freeDaily, now) - person.granted,
    totalCost: person.model_cost_usd,
    isLastAdministrator,
    exams: examIds.map((id) => findExam(id)?.code ?? id),
    log: log.map(({ kind, reason, credits, plan, done_by, created_at }) => ({
      kind,
      reason,
      credits,
      plan,
      by: done_by,
      createdAt: created_at.toISOString(),
    })),
  };
}

const creditsOf = (person: PersonRow, freeDaily: number, now: Date): number =>
  leftOf(person, localDate(now, zoneAt(person, now)), freeDaily);
