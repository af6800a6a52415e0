import { review, sitting } from '../question/question.fixtures.ts';
import { oneOfTwo } from '../question/several.fixtures.ts';
import { change } from '../readiness-change/readinessChange.fixtures.ts';
import type { AnswerView, OpenedView } from './answers.types.ts';
import type { HistoryState, HistoryView } from './HistoryScreen.types.ts';
import type { SessionResultState, SessionResultView, SheetAnswer } from './SessionResultScreen.types.ts';

const stems: readonly (readonly [domain: string, topic: string, prompt: string])[] = [
  [
    'Segurança e conformidade',
    'Conformidade e relatórios',
    'Uma empresa precisa provar a um auditor que os data centers da AWS seguem a ISO 27001. Onde obter o documento?',
  ],
  ['Tecnologia e serviços da nuvem', 'Armazenamento de objetos', review.question.prompt],
  [
    'Segurança e conformidade',
    'Responsabilidade compartilhada',
    'Uma equipe vai levar um sistema de agendamento para o Amazon EC2. Quais destas tarefas são do cliente? (Escolha DUAS.)',
  ],
  [
    'Cobrança, preços e suporte',
    'Opções de compra',
    'Uma equipe quer pagar menos por um uso constante do EC2 durante um ano, sem escolher a família da instância. O que contratar?',
  ],
  ['Conceitos de nuvem', 'Economia da nuvem', 'Que benefício da nuvem troca despesa de capital por despesa variável?'],
];

export function answerView(change: Partial<AnswerView> = {}): AnswerView {
  return {
    id: 'q_03',
    prompt: stems[0]?.[2] ?? '',
    locale: 'pt',
    domain: stems[0]?.[0] ?? null,
    topic: stems[0]?.[1] ?? null,
    chosen: 'B',
    right: 'D',
    isRight: false,
    answeredAt: '2025-11-20T21:40:00.000Z',
    day: '2025-11-20',
    ...change,
  };
}

const wrongPlaces = new Set([3, 6, 8, 12]);

/** Twelve answers, four of them wrong, one of those with two right options. */
const sheet: SheetAnswer[] = Array.from({ length: 12 }, (_answer, index): SheetAnswer => {
  const number = index + 1;
  const [domain = '', topic = '', prompt = ''] = stems[index % stems.length] ?? [];
  const isRight = !wrongPlaces.has(number);
  const right = ['C', 'A', 'D', 'B'][index % 4] ?? 'A';
  const isPair = number === 8;
  return {
    ...answerView({ id: `q_${number}`, domain, topic, prompt, isRight }),
    number,
    optionCount: isPair ? 5 : 4,
    right: isPair ? 'B,C' : right,
    chosen: isPair ? 'B,D' : isRight ? right : right === 'A' ? 'B' : 'A',
  };
});

const opened: OpenedView = { id: 'q_6', status: 'ready', review };

export const worst = {
  name: 'Segurança e conformidade',
  wrong: 3,
  allWrong: 4,
  weight: 30,
  trainHref: '/question?exam=clf-c02&modality=security',
};

const goOnHref = '/question?exam=clf-c02&modality=all';

export const result: SessionResultView = {
  exam: sitting.exam,
  kind: 'practice',
  due: null,
  reviewed: null,
  daysToBack: 1,
  endedAt: '2025-11-20T22:42:00.000Z',
  answered: 12,
  right: 8,
  seconds: 1600,
  averageSeconds: 133,
  interval: { low: 43, high: 84 },
  domains: [
    { name: 'Segurança e conformidade', right: 2, total: 5 },
    { name: 'Tecnologia e serviços da nuvem', right: 3, total: 4 },
    { name: 'Conceitos de nuvem', right: 2, total: 2 },
    { name: 'Cobrança, preços e suporte', right: 1, total: 1 },
  ],
  worst,
  readiness: change,
  answers: sheet,
  opened: null,
  missed: { count: 4, wrong: 4, creditsLeft: 5, href: '/question?exam=clf-c02&modality=all&only=missed' },
  practiceHref: '/practice',
  goOnHref,
  historyHref: '/progress?view=answers',
};

export const allRight: SessionResultView = {
  ...result,
  answered: 3,
  right: 3,
  interval: { low: 53, high: 100 },
  domains: [{ name: 'Conceitos de nuvem', right: 3, total: 3 }],
  daysToBack: null,
  worst: null,
  missed: null,
  answers: sheet
    .filter(({ isRight }) => isRight)
    .slice(0, 3)
    .map((answer, place) => ({ ...answer, number: place + 1 })),
};

/** After the last credit. */
export const spentResult: SessionResultView = {
  ...result,
  worst: { ...worst, trainHref: null },
  missed: { count: 4, wrong: 4, creditsLeft: 0, href: goOnHref },
  goOnHref: null,
};

/** Of reviews, with some left. */
export const reviewResult: SessionResultView = {
  ...result,
  kind: 'review',
  due: { examCode: 'CLF-C02', count: 19, href: '/question?exam=clf-c02&modality=all&only=due' },
  daysToBack: 2,
  worst: { ...worst, trainHref: null },
  missed: null,
  goOnHref: null,
};

/** Of the last reviews of an exam, while those of another one are left. */
export const otherReviewResult: SessionResultView = {
  ...reviewResult,
  due: { examCode: 'SAA-C03', count: 13, href: '/question?exam=saa-c03&modality=all&only=due' },
  daysToBack: 1,
  goOnHref,
};

/** Of the last reviews of all. */
export const lastReviewResult: SessionResultView = {
  ...result,
  kind: 'review',
  reviewed: { done: 12, right: 8 },
  missed: null,
};

/** Of a run over what was missed, which ended early. */
export const missedRunResult: SessionResultView = {
  ...result,
  kind: 'missed',
  missed: { count: 27, wrong: null, creditsLeft: 8, href: '/question?exam=clf-c02&modality=all&only=missed' },
};

export const openedResult: SessionResultView = { ...result, opened };

const practiceHref = '/practice';

export const resultStates = {
  loading: { status: 'loading', practiceHref },
  failed: { status: 'failed', failure: { reason: 'connection' }, practiceHref },
  missing: { status: 'missing', practiceHref },
  empty: { status: 'empty', practiceHref },
  ready: { status: 'ready', result },
} satisfies { [Status in SessionResultState['status']]: SessionResultState };

export const history: HistoryView = {
  exams: [
    {
      id: 'clf-c02',
      code: 'CLF-C02',
      domains: [
        { id: 'concepts', name: 'Conceitos de nuvem' },
        { id: 'security', name: 'Segurança e conformidade' },
      ],
    },
    { id: 'az-900', code: 'AZ-900', domains: [{ id: 'governance', name: 'Gerenciamento e governança' }] },
  ],
  filter: { examId: 'clf-c02', domainId: null, period: 'all', onlyWrong: false, onlyReported: false },
  totals: { answered: 149, wrong: 56 },
  missed: { count: 31, wrong: 56, creditsLeft: 3, href: goOnHref },
  list: {
    status: 'ready',
    answers: sheet.toReversed().map((answer) => ({ ...answer, day: answer.number > 9 ? '2025-11-20' : '2025-11-19' })),
    more: 'idle',
  },
  opened: null,
  today: '2025-11-20',
};

export const openedHistory: HistoryView = { ...history, opened };

/** A question of which two options are right. */
export const openedPair: HistoryView = {
  ...history,
  opened: { id: 'q_8', status: 'ready', review: oneOfTwo.review },
};

const progressHref = '/progress';

export const historyStates = {
  loading: { status: 'loading', progressHref },
  failed: { status: 'failed', failure: { reason: 'server', message: null }, progressHref },
  empty: { status: 'empty', progressHref, practiceHref },
  ready: { status: 'ready', history, progressHref },
} satisfies { [Status in HistoryState['status']]: HistoryState };
