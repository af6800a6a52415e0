import { isPlan, plans } from '../credits/plans.ts';
import type { PlanName } from '@prepar/openapi/types';
import type { LocalDate } from '../time/local-days.ts';
import type { Learner } from './learner.ts';
import type { Rows } from './rows.ts';

/** The credits of one simulated learner: those of each day first, then those of plans. */
export class Credits {
  readonly #rows: Rows;
  readonly #learner: Learner;
  readonly #freeDaily: number;
  #day: LocalDate;
  #usedToday = 0;
  #granted = 0;
  #usedTotal = 0;
  #plan: PlanName = 'free';

  constructor(rows: Rows, learner: Learner, { day, freeDaily }: { day: LocalDate; freeDaily: number }) {
    this.#rows = rows;
    this.#learner = learner;
    this.#freeDaily = freeDaily;
    this.#day = day;
  }

  /** Sets the learner's plan once, and again when its credits are spent. */
  takePlan(day: LocalDate, at: Date): void {
    const { plan, renews, id } = this.#learner;
    if (!isPlan(plan) || this.#granted > 0 || (this.#plan === plan && !renews)) return;
    this.#plan = plan;
    this.#granted += plans[plan];
    this.#rows.add('credit_ledger', id, 'GRANT', 'GRANTED', plans[plan], null, `plan ${plan}`, day, at);
  }

  /** What can be answered on a day that has not begun. */
  leftOn(day: LocalDate): number {
    return (day > this.#day ? this.#freeDaily : this.#freeDaily - this.#usedToday) + this.#granted;
  }

  spend(day: LocalDate, questionId: string, at: Date): void {
    if (day > this.#day) this.#usedToday = 0;
    this.#day = day;
    const isFree = this.#usedToday < this.#freeDaily;
    if (isFree) this.#usedToday += 1;
    else this.#granted -= 1;
    this.#usedTotal += 1;
    const source = isFree ? 'DAILY' : 'GRANTED';
    this.#rows.add('credit_ledger', this.#learner.id, 'ANSWER', source, -1, questionId, null, day, at);
  }

  write(modelCost: string): void {
    const sums = [this.#day, this.#usedToday, this.#granted, this.#usedTotal] as const;
    this.#rows.add('credit_accounts', this.#learner.id, ...sums, this.#plan, modelCost);
  }
}
