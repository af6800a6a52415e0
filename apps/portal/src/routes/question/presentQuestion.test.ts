import type { Failure } from '@prepar/api-client/failure';
import type { Modality } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { makeExam } from '../../testing/exam.ts';
import { emptyPractice, type Practice, type Verdict } from './practice.ts';
import { type PracticeEvent, practiceReducer } from './practiceReducer.ts';
import type { Standing } from './run.ts';
import { whyNoTarget } from './findTarget.ts';
import { presentQuestion, type QuestionData } from './presentQuestion.ts';

const modality: Modality = {
  id: 'all',
  name: 'Todo o conteúdo',
  description: '',
  topics: [],
  questionCount: 'infinite',
  scope: 'EXAM',
  weight: null,
  isActive: true,
  order: 1,
};
const exam = makeExam({ id: 'clf', modalities: [modality] });
const question = (id: string) => ({
  id,
  prompt: 'Qual?',
  options: [
    { label: 'A', text: 'S3' },
    { label: 'B', text: 'EBS' },
  ],
  answerCount: 1,
  difficulty: 'HARD',
  domain: 'Armazenamento',
  modalityId: 'all',
  locale: 'pt' as const,
});
const verdict: Verdict = {
  selected: 'A',
  isCorrect: false,
  correctAnswer: ' b ',
  explanation: 'O que decide é o preço.',
  optionNotes: [
    { label: 'A', text: 'Caro.' },
    { label: 'B', text: 'Barato.' },
  ],
  references: [{ title: 'EBS', url: 'https://aws.amazon.com/ebs' }],
  creditsSpent: 1,
  creditsRemaining: 4,
};
const practised = (...events: PracticeEvent[]): Practice => events.reduce(practiceReducer, emptyPractice);
const none = { left: 0, renewsInMinutes: 860 };
const present = (practice: Practice, more: Partial<QuestionData> = {}) =>
  presentQuestion({
    target: { exam, modality },
    only: null,
    hasEnrolled: false,
    practice,
    again: { status: 'none' },
    sessionAnswers: null,
    otherAnswers: { answered: 0, right: 0 },
    session: { status: 'running', startFailed: false, seconds: 42 },
    credits: { left: 5, renewsInMinutes: 860 },
    deck: undefined,
    standing: null,
    goal: { done: 3, target: 20 },
    today: '2025-11-20',
    isEnding: false,
    hasShortcuts: true,
    ...more,
  });

const asked: PracticeEvent = { type: 'generated', question: question('q1') };
const chose: PracticeEvent = { type: 'chose', questionId: 'q1', selected: 'A' };
const confirmed = { type: 'confirmed', questionId: 'q1', key: 'k1', timeMs: 5400 } as const;
const answered = (outcome: Extract<PracticeEvent, { type: 'answered' }>['outcome']): PracticeEvent => ({
  type: 'answered',
  questionId: 'q1',
  outcome,
});
const graded = answered({ status: 'graded', verdict });

test('a question says where it comes from, as far as the page knows it', () => {
  const from = (source?: string) =>
    present(practised({ type: 'generated', question: { ...question('q1'), ...(source !== undefined && { source }) } }));
  expect(from('MODEL')).toMatchObject({ question: { source: 'model' } });
  expect(from('KNOWLEDGE_BASE')).toMatchObject({ question: { source: 'knowledgeBase' } });
  for (const unknown of [undefined, 'PEOPLE']) expect(from(unknown)).not.toHaveProperty('question.source');
});

test('exams that did not load say so, and nothing about whose they are', () => {
  expect(present(emptyPractice, { target: { reason: 'connection' } })).toEqual({
    status: 'loadFailed',
    failure: { reason: 'connection' },
  });
});

test('an address without a modality of an open exam leads nowhere; an exam that is not open is said to be so', () => {
  const open = makeExam();
  expect(whyNoTarget([open], '')).toBe('noExam');
  expect(whyNoTarget([open], 'clf-c02')).toBe('noExam');
  expect(whyNoTarget([open], 'saa-c03')).toBe('notOpen');
  expect(whyNoTarget([{ ...open, isEnrolled: false }], 'clf-c02')).toBe('notOpen');
});

test('an exam that is not open leads back, one that is on its way waits', () => {
  expect(present(emptyPractice, { target: 'notOpen' })).toEqual({
    status: 'unavailable',
    reason: 'notOpen',
    practiceHref: '/practice',
  });
  expect(present(emptyPractice, { target: 'noExam' })).toMatchObject({ reason: 'noExam' });
  expect(present(emptyPractice, { target: undefined })).toEqual({ status: 'preparing' });
  expect(present(emptyPractice, { session: { status: 'starting', startFailed: false, seconds: 0 } })).toEqual({
    status: 'preparing',
  });
});

test('QUEST-03 nothing yet, generating, asked, chosen, on its way, reviewed', () => {
  expect(present(emptyPractice).status).toBe('idle');
  expect(present(practised({ type: 'generating' })).status).toBe('generating');
  expect(present(practised(asked))).toMatchObject({
    status: 'answering',
    selected: null,
    delivery: { status: 'none' },
    question: { number: 1, difficulty: 3 },
  });
  expect(present(practised(asked, chose))).toMatchObject({
    status: 'answering',
    selected: 'A',
    delivery: { status: 'none' },
  });
  expect(present(practised(asked, chose, confirmed))).toMatchObject({
    status: 'answering',
    selected: 'A',
    delivery: { status: 'sending' },
  });
  expect(present(practised(asked, chose, confirmed, graded)).status).toBe('reviewed');
});

test('QUEST-01 ENT-09 what is asked says nothing about the right answer', () => {
  const state = present(practised(asked));
  const shown = state.status === 'answering' ? state.question : null;
  expect(shown).toEqual({
    id: 'q1',
    prompt: 'Qual?',
    answerCount: 1,
    options: question('q1').options,
    domain: 'Armazenamento',
    locale: 'pt',
    number: 1,
    difficulty: 3,
  });
  expect(state).toHaveProperty('sitting.rows', [{ id: 'q1', optionCount: 2, chosen: null, right: null }]);
});

test('a question in another language than the page says which', () => {
  const inSpanish: PracticeEvent = { type: 'generated', question: { ...question('q1'), textLocale: 'es' } };
  expect(present(practised(inSpanish))).toHaveProperty('question.locale', 'es');
});

test('its domain has the name that the page gives it, also where it was asked for in another language', () => {
  const storage: Modality = { ...modality, id: 'storage', name: 'Storage', scope: 'DOMAIN' };
  const target = { exam: makeExam({ id: 'clf', modalities: [modality, storage] }), modality };
  const asked = (domainId?: string): PracticeEvent => ({
    type: 'generated',
    question: { ...question('q1'), domainId },
  });
  expect(present(practised(asked('storage')), { target })).toHaveProperty('question.domain', 'Storage');
  for (const unknown of [undefined, 'gone'])
    expect(present(practised(asked(unknown)), { target })).toHaveProperty('question.domain', 'Armazenamento');
});

test.each([
  ['REVIEW', 'REVIEW'],
  ['SOMETHING_NEW', undefined],
  [null, undefined],
])('why a question was chosen is told where there is a sentence for it: %o', (reason, why) => {
  const chosen: PracticeEvent = { type: 'generated', question: { ...question('q1'), reason } };
  const state = present(practised(chosen));
  expect(state.status === 'answering' && state.question.why).toBe(why);
});

test("QUEST-06 QUEST-07 QUEST-16 the review has the server's verdict, the right letter and every reason", () => {
  const state = present(practised(asked, chose, confirmed, graded));
  expect(state).toMatchObject({
    review: {
      chosen: 'A',
      right: 'B',
      isRight: false,
      why: 'Barato.',
      reasons: [
        { label: 'A', text: 'Caro.' },
        { label: 'B', text: 'Barato.' },
      ],
      explanation: 'O que decide é o preço.',
      references: [{ title: 'EBS' }],
      credits: { spent: 1, left: 4 },
    },
    sitting: { figures: { answered: 1, right: 0, averageSeconds: 5, goal: { done: 3, target: 20 } } },
  });
});

test('QUEST-10 a modality is infinite when its count says so', () => {
  expect(present(emptyPractice)).toHaveProperty('sitting.modality.isInfinite', true);
  expect(present(emptyPractice, { target: { exam, modality: { ...modality, questionCount: '65' } } })).toHaveProperty(
    'sitting.modality.isInfinite',
    false,
  );
});

test("QUEST-19 QUEST-22 a failed generation has the server's sentence, or says that it is the connection", () => {
  const refused: Failure = {
    kind: 'http',
    status: 503,
    code: null,
    message: 'Tente mais tarde.',
    details: [],
    retryAfter: null,
  };
  expect(present(practised({ type: 'generationFailed', failure: refused }))).toMatchObject({
    status: 'generationFailed',
    failure: { reason: 'server', message: 'Tente mais tarde.' },
  });
  expect(
    present(practised({ type: 'generationFailed', failure: { kind: 'transport', message: 'Failed to fetch' } })),
  ).toMatchObject({
    failure: { reason: 'connection' },
  });
});

test('QUEST-20 an answer that waits is counted, and one may go on to a question that is loaded', () => {
  const waiting = practised(asked, chose, confirmed, answered({ status: 'waiting' }));
  expect(present(waiting)).toMatchObject({
    status: 'answering',
    delivery: { status: 'waiting' },
    hasNext: false,
    sitting: { unsent: 1 },
  });
  const ahead = practiceReducer(waiting, { type: 'loadedAhead', question: question('q2') });
  expect(present(ahead)).toMatchObject({ hasNext: true });
  expect(present(practiceReducer(ahead, { type: 'wentOn' }))).toMatchObject({
    question: { id: 'q2', number: 2 },
    sitting: { unsent: 1 },
  });
});

test('QUEST-15 without credits the choice stays with the question', () => {
  const out = practised(asked, chose, confirmed, answered({ status: 'outOfCredits', message: 'Sem créditos.' }));
  expect(present(out), 'they have come back').toMatchObject({ status: 'answering', selected: 'A' });
  expect(present(out, { credits: null })).toMatchObject({ status: 'outOfCredits' });
  expect(present(out, { credits: none })).toMatchObject({
    status: 'outOfCredits',
    message: 'Sem créditos.',
    open: { selected: 'A', question: { id: 'q1' } },
  });
});

test('QUEST-15 without credits no question is asked, and one that is open waits', () => {
  expect(present(emptyPractice, { credits: none })).toMatchObject({ status: 'outOfCredits', open: null });
  expect(present(practised(asked), { credits: none })).toMatchObject({
    status: 'outOfCredits',
    message: null,
    open: { selected: null, question: { id: 'q1' } },
  });
  expect(present(practised(asked, chose, confirmed, graded), { credits: none }).status).toBe('reviewed');
});

test('that somebody enrolled on the way is said in the line of why the first question was chosen, until an option is', () => {
  const why = (practice: Practice, hasEnrolled = true) => {
    const state = present(practice, { hasEnrolled });
    if (state.status === 'reviewed') return state.review.question.why;
    return state.status === 'answering' ? state.question.why : null;
  };
  const told: PracticeEvent = { type: 'generated', question: { ...question('q1'), reason: 'EXPLORATION' } };
  expect(why(practised(told))).toBe('ENROLLED');
  expect(why(practised(told), false)).toBe('EXPLORATION');
  expect(why(practised(told, chose))).toBe('EXPLORATION');
  expect(why(practised(told, chose, confirmed, graded))).toBe('EXPLORATION');
  // Where the line has nothing else to say it stays, so that nothing moves.
  expect(why(practised(asked, chose, confirmed, graded))).toBe('ENROLLED');
  const due: PracticeEvent = { type: 'generated', question: { ...question('q1'), reason: 'REVIEW' } };
  expect(why(practised(due)), 'what is free says so').toBe('REVIEW');
  const next: PracticeEvent = { type: 'generated', question: question('q2') };
  expect(why(practised(asked, chose, confirmed, graded, next))).toBeUndefined();
});

test('the sheet of an exam goes on in another modality, and says so until that one has an answer', () => {
  const security = { ...modality, id: 'security', name: 'Segurança' };
  const elsewhere = (practice: Practice) => present(practice, { target: { exam, modality: security } });
  const before = practised(asked, chose, confirmed, graded);
  expect(elsewhere(before)).toMatchObject({ status: 'idle', sitting: { continued: 1, figures: { answered: 1 } } });
  const second: PracticeEvent = { type: 'generated', question: { ...question('q2'), modalityId: 'security' } };
  const both = practiceReducer(before, second);
  expect(elsewhere(both)).toMatchObject({ question: { id: 'q2', number: 2 }, sitting: { continued: 1 } });
  expect(elsewhere(practiceReducer(both, { ...confirmed, questionId: 'q2' }))).toMatchObject({
    sitting: { continued: 0 },
  });
  expect(present(both)).toMatchObject({ status: 'reviewed', review: { question: { number: 1 } } });
});

test('after answers in another tab the questions here are numbered on, and no session is told as a new one', () => {
  const otherAnswers = { answered: 2, right: 1 };
  expect(present(emptyPractice, { otherAnswers })).toMatchObject({ status: 'idle', sitting: { elsewhere: 2 } });
  expect(present(practised(asked), { otherAnswers })).toMatchObject({ question: { number: 3 } });
  expect(present(practised(asked), { otherAnswers: null })).toMatchObject({
    question: { number: 1 },
    sitting: { elsewhere: 0 },
  });
});

test('SESS-06 SESS-15 a session shows its time; without one nothing is timed, and a failed start is told', () => {
  expect(present(emptyPractice)).toHaveProperty('sitting.session', { status: 'running', seconds: 42 });
  expect(present(emptyPractice, { session: { status: 'none', startFailed: true, seconds: 0 } })).toHaveProperty(
    'sitting.session',
    {
      status: 'none',
      startFailed: true,
    },
  );
});

test('QUEST-06 why the right option is right is told in its first sentence, however long that is', () => {
  const why = (more: Partial<Verdict>) => {
    const given = answered({ status: 'graded', verdict: { ...verdict, ...more } });
    const state = present(practised(asked, chose, confirmed, given));
    return state.status === 'reviewed' && state.review.why;
  };
  const note = (text: string) => ({ optionNotes: [{ label: 'B', text }] });
  expect(why(note('O EBS é barato. O EFS custa mais.'))).toBe('O EBS é barato.');
  expect(why(note('Barato'.padEnd(200, 'o').concat('. Caro.')))).toHaveLength(201);
  expect(why({ optionNotes: [] })).toBeNull();
  expect(why({ correctAnswer: 'A,B', selected: 'A,C' }), 'of several the reasons tell').toBeNull();
});

test('no line of an explanation begins with the letter of an option', () => {
  const given = answered({
    status: 'graded',
    verdict: { ...verdict, explanation: '“Mais barato” exclui A e D.\nO B atende.' },
  });
  expect(present(practised(asked, chose, confirmed, given))).toHaveProperty(
    'review.explanation',
    '“Mais barato” exclui A e\u00A0D.\nO B atende.',
  );
});

test('what comes back for review is asked and answered without credits', () => {
  const due = { ...question('q1'), reason: 'REVIEW' as const, missedOn: '2025-10-12' };
  const practice = practised({ type: 'generated', question: due }, { type: 'chose', questionId: 'q1', selected: 'A' });
  const credits = { left: 0, renewsInMinutes: 60 };
  expect(present(practice, { credits })).toMatchObject({
    status: 'answering',
    question: { why: 'REVIEW', missedOn: '2025-10-12' },
  });
  expect(present(emptyPractice, { credits, only: 'due' })).toMatchObject({
    status: 'idle',
    sitting: { isFree: true },
  });
  const done = practised({
    type: 'generationFailed',
    failure: { kind: 'http', status: 409, code: 'NOTHING_DUE', message: 'Nada.' } as never,
  });
  expect(present(done, { credits, only: 'due' })).toMatchObject({ status: 'nothingMissed' });
});

test('a run says how far it is, and whether the next leg is free', () => {
  const standing: Standing = {
    done: 2,
    total: 5,
    isLegOver: false,
    isLastOfLeg: true,
    isCounted: false,
    next: { only: 'due', href: '/' },
  };
  const sitting = (more: Partial<Standing>) => {
    const state = present(practised(asked), { standing: { ...standing, ...more } });
    return 'sitting' in state && state.sitting;
  };
  expect(sitting({})).toMatchObject({ run: { done: 2, total: 5, isOver: false }, isFree: false });
  expect(sitting({ isLegOver: true })).toMatchObject({ run: { isOver: false }, isFree: true });
  expect(sitting({ isLegOver: true, next: { only: null, href: '/' } })).toMatchObject({ isFree: false });
  expect(sitting({ isLegOver: true, next: null })).toMatchObject({ run: { isOver: true }, isFree: false });
});

test('reviews that are due are counted down, and say nothing of the goal, which they do not count for', () => {
  const standing: Standing = { done: 2, total: 25, isLegOver: false, isLastOfLeg: false, isCounted: true, next: null };
  const run = { legs: [{ modalityId: 'all', only: 'due' as const, questions: 25 }], at: 0, from: 0 };
  expect(present({ ...practised(asked), run }, { standing, only: 'due' })).toMatchObject({
    sitting: { run: { done: 2, total: 25, isCounted: true }, scope: 'due', figures: { goal: null } },
  });
});

test('reviews that are counted have one count: the question has the number of the review, open and answered', () => {
  const before = [question('p1'), question('p2')].flatMap((other): PracticeEvent[] => [
    { type: 'generated', question: other },
    { type: 'chose', questionId: other.id, selected: 'A' },
    { type: 'confirmed', questionId: other.id, key: other.id, timeMs: 1 },
    { type: 'answered', questionId: other.id, outcome: { status: 'graded', verdict } },
  ]);
  const run = { legs: [{ modalityId: 'all', only: 'due' as const, questions: 13 }], at: 0, from: 2 };
  const numberOf = (done: number, ...events: PracticeEvent[]) => {
    const standing: Standing = { done, total: 13, isLegOver: false, isLastOfLeg: false, isCounted: true, next: null };
    const state = present({ ...practised(...before, ...events), run }, { standing, only: 'due' });
    if (state.status === 'reviewed') return state.review.question.number;
    return state.status === 'answering' ? state.question.number : null;
  };
  expect(numberOf(0, asked)).toBe(1);
  expect(numberOf(1, asked, chose, confirmed), 'on its way').toBe(1);
  expect(numberOf(1, asked, chose, confirmed, graded)).toBe(1);
  expect(present(practised(...before, asked))).toMatchObject({ question: { number: 3 } });
});

test('a verdict says in how many days what was missed is back', () => {
  const daysOf = (dueOn: string | null) =>
    present(practised(asked, chose, confirmed, answered({ status: 'graded', verdict: { ...verdict, dueOn } })));
  expect(daysOf('2025-11-21')).toMatchObject({ review: { daysToBack: 1 } });
  expect(daysOf(null)).not.toHaveProperty('review.daysToBack', expect.any(Number));
});

test('the figures of a session that other tabs have answers of count those too, and are left out while nobody knows them', () => {
  const figures = (otherAnswers: QuestionData['otherAnswers']) =>
    present(practised(asked, chose, confirmed, graded), { otherAnswers });
  expect(figures({ answered: 4, right: 3 })).toMatchObject({ sitting: { figures: { answered: 5, right: 3 } } });
  expect(figures(null)).toMatchObject({ sitting: { figures: { answered: null, right: null } } });
});

test('concepts that were missed have their name and one count, but for those of a plan, and cost their credit', () => {
  const standing = { done: 0, total: 49, isLegOver: false, isLastOfLeg: false, next: null };
  const second: PracticeEvent = { type: 'generated', question: question('q2') };
  const open = (isCounted: boolean) =>
    present(practised(asked, chose, confirmed, graded, second), {
      standing: { ...standing, isCounted },
      only: 'missed',
    });
  expect(open(true)).toMatchObject({
    question: { number: 1 },
    sitting: { scope: 'missed', isFree: false, run: { done: 0, total: 49, isCounted: true }, continued: 0 },
  });
  expect(open(false)).toMatchObject({
    question: { number: 2 },
    sitting: { scope: 'missed', run: { isCounted: false } },
  });
});
