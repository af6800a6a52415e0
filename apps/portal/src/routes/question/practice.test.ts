import type { Failure } from '@prepar/api-client/failure';
import { expect, test } from 'vitest';
import { currentTurn, emptyPractice, outcomeOf, type Practice, type PracticeEvent, practiceReducer, unsentTurns, type Verdict } from './practice.ts';

const question = (id: string) => ({ id, prompt: 'Qual?', options: [{ label: 'A', text: 'S3' }, { label: 'B', text: 'EBS' }], difficulty: 'MEDIUM', domain: null });
const verdict: Verdict = {
  selected: 'A', isCorrect: true, correctAnswer: 'A', explanation: null, optionNotes: [], references: [], creditsSpent: 1, creditsRemaining: 4,
};
const run = (...events: PracticeEvent[]): Practice => events.reduce(practiceReducer, emptyPractice);
const asked: PracticeEvent = { type: 'generated', question: question('q1') };
const confirmed: PracticeEvent = { type: 'confirmed', key: 'k1', timeMs: 5000 };

test('a generated question waits for an option', () => {
  expect(currentTurn(run({ type: 'generating' }, asked))).toMatchObject({ question: { id: 'q1' }, selected: null, outcome: { status: 'open' } });
});

test('a failed generation keeps what was there', () => {
  const failure: Failure = { kind: 'transport', message: null };
  const practice = run(asked, { type: 'generating' }, { type: 'generationFailed', failure });
  expect(practice.generation).toEqual({ status: 'failed', failure });
  expect(practice.turns).toHaveLength(1);
});

test('options are locked once the answer is on its way, and free again after a refusal', () => {
  const sending = run(asked, { type: 'chose', label: 'A' }, confirmed, { type: 'chose', label: 'B' });
  expect(currentTurn(sending)?.selected).toBe('A');
  const refused = practiceReducer(sending, { type: 'answered', questionId: 'q1', outcome: { status: 'refused', message: null } });
  expect(currentTurn(practiceReducer(refused, { type: 'chose', label: 'B' }))).toMatchObject({ selected: 'B', outcome: { status: 'open' } });
});

test('a graded answer cannot be changed', () => {
  const graded = run(asked, { type: 'chose', label: 'A' }, confirmed, { type: 'answered', questionId: 'q1', outcome: { status: 'graded', verdict } });
  expect(practiceReducer(graded, { type: 'chose', label: 'B' })).toEqual(graded);
});

test('an answer that waits does not keep one from the question loaded ahead, and finds its turn when it arrives', () => {
  const gone = run(
    asked,
    { type: 'loadedAhead', question: question('q2') },
    { type: 'chose', label: 'A' },
    confirmed,
    { type: 'answered', questionId: 'q1', outcome: { status: 'waiting' } },
    { type: 'wentOn' },
  );
  expect(currentTurn(gone)?.question.id).toBe('q2');
  expect(gone.next).toBeNull();
  expect(unsentTurns(gone).map((turn) => turn.key)).toEqual(['k1']);
  const arrived = practiceReducer(gone, { type: 'answered', questionId: 'q1', outcome: { status: 'graded', verdict } });
  expect(unsentTurns(arrived)).toEqual([]);
  expect(currentTurn(arrived)?.outcome.status).toBe('open');
});

test('what an answer of the server means for the attempt', () => {
  const http = (status: number, message: string | null): Failure => ({ kind: 'http', status, code: null, message, details: [], retryAfter: null });
  expect(outcomeOf({ ok: true, data: verdict })).toEqual({ status: 'graded', verdict });
  expect(outcomeOf({ ok: false, failure: http(401, 'Sessão expirada') })).toEqual({ status: 'waiting' });
  expect(outcomeOf({ ok: false, failure: http(402, 'Sem créditos') })).toEqual({ status: 'outOfCredits', message: 'Sem créditos' });
  expect(outcomeOf({ ok: false, failure: http(500, 'Erro') })).toEqual({ status: 'refused', message: 'Erro' });
  expect(outcomeOf({ ok: false, failure: { kind: 'transport', message: null } })).toEqual({ status: 'waiting' });
  expect(outcomeOf({ ok: false, failure: { kind: 'unknown' } })).toEqual({ status: 'refused', message: null });
});
