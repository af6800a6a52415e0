import type { Failure } from '@prepar/api-client/failure';
import { expect, test } from 'vitest';
import { currentTurn, emptyPractice, type Practice, unsentTurns, type Verdict } from './practice.ts';
import { outcomeOf, type PracticeEvent, practiceReducer } from './practiceReducer.ts';

const question = (id: string) => ({
  id,
  prompt: 'Qual?',
  options: [
    { label: 'A', text: 'S3' },
    { label: 'B', text: 'EBS' },
  ],
  answerCount: 1,
  difficulty: 'MEDIUM',
  domain: null,
  modalityId: 'all',
  locale: 'pt' as const,
});
const verdict: Verdict = {
  selected: 'A',
  isCorrect: true,
  correctAnswer: 'A',
  explanation: null,
  optionNotes: [],
  references: [],
  creditsSpent: 1,
  creditsRemaining: 4,
};
const run = (...events: PracticeEvent[]): Practice => events.reduce(practiceReducer, emptyPractice);
const asked: PracticeEvent = { type: 'generated', question: question('q1') };
const chose = (selected: string | null): PracticeEvent => ({ type: 'chose', questionId: 'q1', selected });
const shown = (practice: Practice) => currentTurn(practice, 'all');
const confirmed: PracticeEvent = { type: 'confirmed', questionId: 'q1', key: 'k1', timeMs: 5000 };

test('a generated question waits for an option', () => {
  expect(shown(run({ type: 'generating' }, asked))).toMatchObject({
    question: { id: 'q1' },
    selected: null,
    outcome: { status: 'open' },
  });
});

test('a failed generation keeps what was there', () => {
  const failure: Failure = { kind: 'transport', message: null };
  const practice = run(asked, { type: 'generating' }, { type: 'generationFailed', failure });
  expect(practice.generation).toEqual({ status: 'failed', failure });
  expect(practice.turns).toHaveLength(1);
});

test('options are locked once the answer is on its way, and free again after a refusal', () => {
  const sending = run(asked, chose('A'), confirmed, chose('B'));
  expect(shown(sending)?.selected).toBe('A');
  const refused = practiceReducer(sending, {
    type: 'answered',
    questionId: 'q1',
    outcome: { status: 'refused', message: null },
  });
  expect(shown(practiceReducer(refused, chose('B')))).toMatchObject({
    selected: 'B',
    outcome: { status: 'open' },
  });
});

test('each modality goes on where it was, on one sheet', () => {
  const elsewhere: PracticeEvent = { type: 'generated', question: { ...question('q2'), modalityId: 'security' } };
  const both = run(asked, elsewhere);
  expect(shown(both)?.question.id).toBe('q1');
  expect(currentTurn(both, 'security')?.question.id).toBe('q2');
  expect(currentTurn(both, 'storage')).toBeNull();
  expect(shown(practiceReducer(both, chose('B')))?.selected).toBe('B');
  expect(both.turns).toHaveLength(2);
});

test('a graded answer cannot be changed', () => {
  const graded = run(asked, chose('A'), confirmed, {
    type: 'answered',
    questionId: 'q1',
    outcome: { status: 'graded', verdict },
  });
  expect(practiceReducer(graded, chose('B'))).toEqual(graded);
});

test('an answer that waits does not keep one from the question loaded ahead, and finds its turn when it arrives', () => {
  const gone = run(
    asked,
    { type: 'loadedAhead', question: question('q2') },
    chose('A'),
    confirmed,
    { type: 'answered', questionId: 'q1', outcome: { status: 'waiting' } },
    { type: 'wentOn' },
  );
  expect(shown(gone)?.question.id).toBe('q2');
  expect(gone.next).toBeNull();
  expect(unsentTurns(gone).map((turn) => turn.key)).toEqual(['k1']);
  const arrived = practiceReducer(gone, { type: 'answered', questionId: 'q1', outcome: { status: 'graded', verdict } });
  expect(unsentTurns(arrived)).toEqual([]);
  expect(shown(arrived)?.outcome.status).toBe('open');
});

test('what an answer of the server means for the attempt', () => {
  const http = (status: number, message: string | null): Failure => ({
    kind: 'http',
    status,
    code: null,
    message,
    details: [],
    retryAfter: null,
  });
  expect(outcomeOf({ ok: true, data: verdict })).toEqual({ status: 'graded', verdict });
  expect(outcomeOf({ ok: false, failure: http(401, 'Sessão expirada') })).toEqual({ status: 'waiting' });
  expect(outcomeOf({ ok: false, failure: http(402, 'Sem créditos') })).toEqual({
    status: 'outOfCredits',
    message: 'Sem créditos',
  });
  expect(outcomeOf({ ok: false, failure: http(500, 'Erro') })).toEqual({ status: 'refused', message: 'Erro' });
  expect(outcomeOf({ ok: false, failure: { kind: 'transport', message: null } })).toEqual({ status: 'waiting' });
  expect(outcomeOf({ ok: false, failure: { kind: 'unknown' } })).toEqual({ status: 'refused', message: null });
});
