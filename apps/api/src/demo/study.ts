import { DateTime } from 'luxon';
import type { Item } from '../questions/item.types.ts';
import { weightOf } from '../readiness/evidence.ts';
import { chance as chanceOfRight, floors } from '../readiness/model.ts';
import { type Card, cardAfter } from '../reviews/memory.ts';
import { addDays, type LocalDate } from '../time/local-days.ts';
import type { Bank, BankQuestion } from './bank.ts';
import type { Chance } from './chance.ts';
import { Credits } from './credits.ts';
import type { Learner } from './learner.ts';
import type { Rows } from './rows.ts';
import { dollars, type Usage } from './usage.ts';

/** What surrounds everybody's study. */
export interface World {
  rows: Rows;
  usage: Usage;
  banks: ReadonlyMap<string, Bank>;
  /** The day with the number 0, and how many days there are with it. */
  firstDay: LocalDate;
  days: number;
  now: Date;
  freeDaily: number;
  /** What all learners sign in with. */
  passwordHash: string;
  administratorEmail: string;
}

/** How much is studied on each day of a week that ends today. The calendar's weeks would give each day of loading other figures. */
const dayFactors = [0.9, 0.68, 0.62, 1, 1.1, 1.1, 1.05];
const minuteMs = 60_000;
const latestHour = 21.9;
/** How often what comes back is right: cards come when nine of ten would be, and people are late. */
const remembered = 0.85;

/** Everything that one learner did up to now, as rows. Returns how many questions they answered. */
export function study(world: World, learner: Learner, chance: Chance): number {
  const { rows, firstDay, days, now, freeDaily } = world;
  const { id, joinedOn, planFrom } = learner;
  const dayOf = (number: number) => addDays(firstDay, number);
  const at = (day: LocalDate, hour: number) =>
    DateTime.fromISO(day, { zone: learner.timeZone })
      .plus({ seconds: Math.round(hour * 3600) })
      .toJSDate();
  const created = at(dayOf(joinedOn), Math.max(6, learner.hour - chance.between(0.3, 2)));
  // Whoever is still about to enrol is not there yet: nothing of theirs could refer to it.
  if (later(created, 5) >= now) return 0;

  for (const exam of learner.exams) {
    const enrolled = exam.from === joinedOn ? later(created, 4) : at(dayOf(exam.from), 0.2);
    if (enrolled < now) rows.add('enrolments', id, exam.id, enrolled);
  }
  const credits = new Credits(rows, learner, { day: dayOf(joinedOn), freeDaily });
  const sitting = new Sittings(world, learner, chance, credits);
  let lastEnd = created;
  for (let number = joinedOn; number <= Math.min(learner.stopsOn, days - 1); number++) {
    const day = dayOf(number);
    const dawn = at(day, 5);
    if (number >= planFrom && dawn < now) credits.takePlan(day, dawn);
    const factor = dayFactors[(number + 7 - (days % 7)) % 7] ?? 1;
    if (number > joinedOn && !chance.happens(learner.diligence * factor)) continue;
    const hour = Math.min(latestHour, Math.max(6, chance.normal(learner.hour, 0.8)));
    const start = number === joinedOn ? later(created, 6) : at(day, hour);
    lastEnd = sitting.sit(day, number, start) ?? lastEnd;
  }
  sitOfficialExam(world, learner, chance, sitting.ability());
  if (learner.isSuspended) {
    const when = new Date(Math.min(later(lastEnd, 600).getTime(), now.getTime()));
    rows.add('account_log', id, 'SUSPENDED', 'Conta usada por várias pessoas', world.administratorEmail, when);
  }
  sitting.writeCards();
  credits.write(dollars(sitting.costMicros));
  rows.add(
    ...(['users', id, learner.name, learner.email, learner.email, later(created, 2), world.passwordHash] as const),
    ...([created, 'USER', learner.isSuspended ? 'suspended' : 'active', learner.country, learner.locale] as const),
    ...([learner.timeZone, later(created, 5), created] as const),
  );
  return sitting.answered;
}

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minuteMs);

/** The study sessions of a learner, each with its questions and answers. */
class Sittings {
  answered = 0;
  costMicros = 0;
  readonly #world: World;
  readonly #learner: Learner;
  readonly #chance: Chance;
  readonly #credits: Credits;
  /** The questions of each exam that were not asked yet, the next one last. */
  readonly #ahead = new Map<string, BankQuestion[]>();
  /** By how much the ability in each domain differs from the general one. */
  readonly #talents = new Map<string, number>();
  /** What is remembered of the concepts of each exam that were missed, by mark, with the question that asked last. */
  readonly #cards = new Map<string, Map<number, Card & { questionId: string }>>();

  constructor(world: World, learner: Learner, chance: Chance, credits: Credits) {
    this.#world = world;
    this.#learner = learner;
    this.#chance = chance;
    this.#credits = credits;
  }

  /** What practice has made of the ability that was there. */
  ability(): number {
    return this.#learner.skill + this.#learner.gain * Math.log2(1 + this.answered / 40);
  }

  /** One session. Returns its end, and null where it would not be over by now. */
  sit(day: LocalDate, number: number, start: Date): Date | null {
    const { rows, now } = this.#world;
    const { id, exams, appetite } = this.#learner;
    const { id: examId } = this.#chance.pick(exams.filter(({ from }) => from <= number));
    const bank = this.#bankOf(examId);
    const wanted = Math.max(1, Math.round(appetite * this.#chance.between(0.6, 1.3)));
    const asked = this.#next(bank, Math.min(wanted, this.#credits.leftOn(day)));
    const reviews = asked.length === 0 ? [] : this.#due(bank, day);
    const steps = [...reviews, ...asked].map((question, place) => ({
      question,
      isReview: place < reviews.length,
      answerMs: Math.round(this.#thought(question.item)),
      readMs: Math.round(this.#chance.between(6000, 48_000)),
    }));
    const studied = steps.reduce((sum, { answerMs, readMs }) => sum + answerMs + readMs, 0);
    const end = new Date(start.getTime() + studied);
    if (steps.length === 0 || end >= now) return null;

    const sessionId = this.#chance.id();
    rows.add('study_sessions', id, sessionId, examId, bank.modalityId, 'COMPLETED', start, studied, end);
    rows.add('study_session_days', id, sessionId, day, studied);
    rows.add('activities', id, examId, 'STUDY_SESSION_STARTED', '{}', start);
    const facts = new Set<number | null>();
    let moment = start.getTime();
    for (const { question, isReview, answerMs, readMs } of steps) {
      const questionId = this.#ask(bank, question, { isReview, at: new Date(moment) });
      const { seen } = question.item;
      const sameFact = facts.has(seen.facts);
      facts.add(seen.facts);
      const at = new Date(moment + answerMs);
      this.#answer(bank, question, { questionId, isReview, day, timeMs: answerMs, sameFact, at });
      moment += answerMs + readMs;
    }
    // Some look at one more question and leave it.
    const [left] = this.#chance.happens(0.12) ? this.#next(bank, 1) : [];
    if (left) rows.add('pending_questions', id, this.#ask(bank, left, { isReview: false, at: end }));
    const ended = JSON.stringify({ sessionId, durationSeconds: Math.round(studied / 1000) });
    rows.add('activities', id, examId, 'STUDY_SESSION_ENDED', ended, end);
    return end;
  }

  #bankOf(examId: string): Bank {
    const bank = this.#world.banks.get(examId);
    if (!bank) throw new Error(`There are no questions of ${examId}`);
    return bank;
  }

  /** The next questions, none of which was asked before. */
  #next({ exam, questions }: Bank, count: number): BankQuestion[] {
    const ahead = this.#ahead.get(exam.id) ?? this.#chance.sample(questions, questions.length);
    this.#ahead.set(exam.id, ahead);
    return count > 0 ? ahead.splice(-count) : [];
  }

  /** Questions about concepts that come back, longest overdue first: others than before, where there are any. */
  #due({ exam, questions }: Bank, day: LocalDate): BankQuestion[] {
    const ahead = this.#ahead.get(exam.id) ?? [];
    const due = [...(this.#cards.get(exam.id) ?? [])].filter(([, { due_on }]) => due_on <= day);
    return due
      .toSorted(([a, one], [b, other]) => one.due_on.localeCompare(other.due_on) || a - b)
      .slice(0, Math.max(0, due.length - this.#learner.leaves))
      .flatMap(([facts]) => {
        const asks = ({ item }: BankQuestion) => item.seen.facts === facts;
        const place = ahead.findLastIndex(asks);
        return place === -1 ? questions.filter(asks).slice(-1) : ahead.splice(place, 1);
      });
  }

  /** The concepts that come back, as the answers have left them. */
  writeCards(): void {
    for (const [examId, cards] of this.#cards)
      for (const [facts, { stability, difficulty, times, reviewed_on, due_on, is_dropped, questionId }] of cards)
        this.#world.rows.add(
          ...(['review_cards', this.#learner.id, examId, facts, stability, difficulty, times] as const),
          ...([reviewed_on, due_on, is_dropped, questionId] as const),
        );
  }

  #remember(examId: string, facts: number, answer: { questionId: string; isRight: boolean; day: LocalDate }): void {
    const cards = this.#cards.get(examId) ?? new Map<number, Card & { questionId: string }>();
    this.#cards.set(examId, cards);
    const before = cards.get(facts) ?? null;
    const after = cardAfter(before, answer.isRight, answer.day);
    if (after && after !== before) cards.set(facts, { ...after, questionId: answer.questionId });
  }

  /** Milliseconds before an answer; few answer without reading. */
  #thought({ level }: Item): number {
    if (this.#chance.happens(0.02)) return this.#chance.between(700, 1900);
    return Math.min(300_000, Math.exp(this.#chance.normal(10.3 + level * 0.17, 0.45)));
  }

  #ask(
    { exam, modalityId, bookId }: Bank,
    { item, packed }: BankQuestion,
    { isReview, at }: { isReview: boolean; at: Date },
  ): string {
    const { rows, usage } = this.#world;
    const { model, micros } = usage.make(this.#chance, exam.id, at);
    this.costMicros += micros;
    const questionId = this.#chance.id();
    const { facts, asked, stem, skin } = item.seen;
    const place = [this.#learner.id, questionId, exam.id, modalityId, model, bookId] as const;
    rows.add('questions', ...place, packed, facts, asked, stem, skin, isReview, at);
    return questionId;
  }

  #answer(
    { exam }: Bank,
    { item }: BankQuestion,
    given: { questionId: string; isReview: boolean; day: LocalDate; timeMs: number; sameFact: boolean; at: Date },
  ): void {
    const { rows } = this.#world;
    const { id } = this.#learner;
    const { questionId, isReview, day, timeMs, sameFact, at } = given;
    const { domain, topic, level, key, seen } = item;
    const isPair = key.includes(',');
    const isRight = this.#chance.happens(
      isReview
        ? remembered
        : chanceOfRight(this.ability() + this.#talentFor(domain), level, floors[isPair ? 'pair' : 'single']),
    );
    const selected = isRight ? key : this.#wrong(item);
    const weight = weightOf({ timeMs, sameStem: false, sameFact, isWritten: false });
    rows.add(
      ...(['attempts', id, questionId, exam.id, domain, topic, selected, isRight, level, isPair, weight] as const),
      ...([seen.facts, seen.stem, timeMs, day, at] as const),
    );
    if (seen.facts !== null) this.#remember(exam.id, seen.facts, { questionId, isRight, day });
    // What comes back costs nothing.
    if (!isReview) this.#credits.spend(day, questionId, at);
    this.answered += 1;
  }

  #talentFor(domain: string): number {
    const talent = this.#talents.get(domain) ?? this.#chance.normal(0, 0.5);
    this.#talents.set(domain, talent);
    return talent;
  }

  #wrong({ options, key }: Item): string {
    const labels = options.map(({ label }) => label);
    if (!key.includes(',')) return this.#chance.pick(labels.filter((label) => label !== key));
    const others = labels.flatMap((one, place) => labels.slice(place + 1).map((other) => `${one},${other}`));
    return this.#chance.pick(others.filter((pair) => pair !== key));
  }
}

/** The day of the official exam: ahead, or past with what most tell of it. */
function sitOfficialExam({ rows, firstDay, days, now }: World, learner: Learner, chance: Chance, ability: number) {
  const [exam] = learner.exams;
  if (!exam || learner.examOn === null) return;
  const date = addDays(firstDay, learner.examOn);
  if (learner.examOn >= days) {
    if (learner.stopsOn >= days - 1) rows.add('exam_dates', learner.id, exam.id, date);
    return;
  }
  const isTold = learner.stopsOn === learner.examOn - 1 && chance.happens(0.7);
  if (!isTold || learner.examOn >= days - 1) return;
  const hasPassed = chance.happens(1 / (1 + Math.exp(-2 * (ability - 0.6))));
  const told = new Date(Math.min(Date.parse(`${addDays(date, 1)}T12:00:00Z`), now.getTime()));
  const mark = Math.round(hasPassed ? chance.between(705, 930) : chance.between(520, 690));
  rows.add('exam_outcomes', learner.id, exam.id, date, hasPassed ? 'PASSED' : 'FAILED', mark, told);
}
