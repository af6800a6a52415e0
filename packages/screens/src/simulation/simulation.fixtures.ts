import type { Locale } from '../common/locales.ts';
import { questionIn, reviewIn, sittingIn } from '../question/question.fixtures.ts';
import { change } from '../readiness-change/readinessChange.fixtures.ts';
import type {
  ClockView,
  Door,
  EntryView,
  ResultView,
  ReviewRow,
  ReviewView,
  SimulatedQuestion,
  SimulationRow,
  SimulationState,
  SittingView,
} from './SimulationScreen.types.ts';

const { exam } = sittingIn('pt');

const domains = [
  { name: 'Conceitos de nuvem', weight: 24, questions: 16 },
  { name: 'Segurança e conformidade', weight: 30, questions: 19 },
  { name: 'Tecnologia e serviços de nuvem', weight: 34, questions: 22 },
  { name: 'Cobrança, preços e suporte', weight: 12, questions: 8 },
];

export const clock: ClockView = { counts: 'left', seconds: 3138, used: 0.42, tone: 'calm', isHidden: false };

export const entry: EntryView = {
  exam,
  questions: 65,
  minutes: 90,
  cut: 70,
  needed: 46,
  creditsLeft: 312,
  pace: 'OFFICIAL',
  endsAt: '2025-11-20T18:58:00.000Z',
  domains,
  endsPractice: { name: 'Segurança' },
  door: { kind: 'open', isStarting: false, failure: null },
  last: null,
  practiceHref: '/practice',
};

export const tooFew: Door = {
  kind: 'outOfCredits',
  left: 42,
  pricingHref: '/pricing',
  freeWork: {
    due: { count: 3, href: '/question?exam=clf-c02&modality=all&only=due' },
    missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes',
  },
};

export const running: EntryView = {
  ...entry,
  endsPractice: null,
  door: { kind: 'running', number: 24, answered: 22, flagged: 3, clock },
};

/** Rows of 65 questions, of which the first so many are answered but for two. */
export function rowsOf(answered: number, current = 24): SimulationRow[] {
  return Array.from({ length: 65 }, (_, place) => ({
    id: place + 1 === current ? questionIn('pt').id : `q_${place + 1}`,
    number: place + 1,
    state:
      place === 14 && answered > 30 ? 'half' : place < answered && place !== 11 && place !== 18 ? 'answered' : 'blank',
    isFlagged: [6, 11, 23].includes(place),
  }));
}

export function simulatedIn(locale: Locale): SimulatedQuestion {
  const { id, prompt, options } = questionIn(locale);
  return {
    id,
    number: 24,
    prompt,
    options,
    answerCount: 1,
    selected: 'B',
    struck: ['A'],
    isFlagged: true,
    locale,
  };
}

export const sittingFor = (locale: Locale): SittingView => ({
  exam,
  clock,
  question: simulatedIn(locale),
  rows: rowsOf(24),
  saving: { status: 'saved' },
  isOnline: true,
  unsent: 0,
  warning: null,
  ending: 'no',
  failure: null,
  hasShortcuts: true,
});

export const sitting = sittingFor('pt');

/** The last question, with some blank ones before it. */
export const atTheEnd: SittingView = {
  ...sitting,
  clock: { ...clock, seconds: 760, used: 0.86 },
  question: { ...simulatedIn('pt'), number: 65, selected: null, struck: [], isFlagged: false },
  rows: rowsOf(60, 65),
  saving: { status: 'blank' },
};

/** Three answers wait for the network. */
export const offline: SittingView = {
  ...sitting,
  rows: sitting.rows.map((row) => (row.number > 21 && row.number < 25 ? { ...row, state: 'sending' } : row)),
  saving: { status: 'waiting' },
  isOnline: false,
  unsent: 3,
};

/** Seconds on each question; one that was never opened took none. */
const secondsTaken = Array.from({ length: 65 }, (_, place) => {
  const slow: Record<number, number> = { 33: 186, 41: 214, 54: 172, 19: 0, 62: 0 };
  return slow[place + 1] ?? 28 + ((place * 37) % 104);
});

export const result: ResultView = {
  exam,
  pace: 'OFFICIAL',
  byTime: false,
  startedAt: '2025-11-20T17:28:00.000Z',
  endedAt: '2025-11-20T18:46:00.000Z',
  right: 47,
  total: 65,
  wrong: 16,
  blank: 2,
  flagged: 6,
  flaggedWrong: 4,
  score: 72.3,
  cut: 70,
  needed: 46,
  interval: { low: 64.7, high: 78.9 },
  seconds: 4680,
  limitSeconds: 5400,
  credits: 63,
  domains: [
    { name: 'Conceitos de nuvem', right: 13, wrong: 3, blank: 0, interval: { low: 66, high: 91 }, toReview: 3 },
    { name: 'Segurança e conformidade', right: 12, wrong: 6, blank: 1, interval: { low: 48, high: 76 }, toReview: 7 },
    {
      name: 'Tecnologia e serviços de nuvem',
      right: 16,
      wrong: 5,
      blank: 1,
      interval: { low: 59, high: 83 },
      toReview: 6,
    },
    { name: 'Cobrança, preços e suporte', right: 6, wrong: 2, blank: 0, interval: { low: 52, high: 89 }, toReview: 2 },
  ],
  readiness: { ...change, of: 'simulation' },
  toReview: 20,
  pacing: {
    average: 74,
    slowest: [
      { number: 33, seconds: 186, isRight: false },
      { number: 41, seconds: 214, isRight: false },
      { number: 54, seconds: 172, isRight: false },
    ],
    pace: 83,
    questions: secondsTaken.flatMap((seconds, place) =>
      seconds === 0
        ? []
        : {
            number: place + 1,
            seconds,
            isRight: ![3, 7, 12, 17, 20, 24, 28, 33, 36, 41, 44, 47, 50, 54, 57, 60].includes(place + 1),
          },
    ),
  },
  missedHref: '/question?only=missed',
  practiceHref: '/practice',
  progressHref: '/progress',
};

const reviewRows: ReviewRow[] = rowsOf(65).map(({ id, number, isFlagged }) => {
  const state = number === 19 ? 'missed' : number === 24 || number % 4 === 3 ? 'wrong' : 'right';
  return { id, number, state, isFlagged, isLeftOut: state === 'right' && !isFlagged };
});

export function reviewFor(locale: Locale): ReviewView {
  const { question, right, reasons, explanation, references } = reviewIn(locale);
  return {
    exam,
    endedAt: result.endedAt,
    filter: 'todo',
    domain: null,
    counts: { todo: 20, wrong: 17, all: 65 },
    rows: reviewRows,
    question: {
      ...question,
      number: 24,
      selected: 'D',
      isFlagged: true,
      right,
      isRight: false,
      seconds: 124,
      median: 66,
      reasons,
      explanation,
      references,
    },
    previous: 'q_23',
    next: 'q_27',
    place: 7,
  };
}

export const review = reviewFor('pt');

export const states = {
  loading: { status: 'loading' },
  failed: { status: 'failed', failure: { reason: 'server', message: null } },
  entry: { status: 'entry', entry },
  sitting: { status: 'sitting', sitting },
  result: { status: 'result', result },
  review: { status: 'review', review },
} satisfies { [Status in SimulationState['status']]: Extract<SimulationState, { status: Status }> };
