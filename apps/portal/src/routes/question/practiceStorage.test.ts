import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/MemoryStorage.ts';
import { type AskedQuestion, emptyPractice, type Turn } from './practice.ts';
import { openPractice } from './leftPractice.ts';
import { restorePractice, storePractice } from './practiceStorage.ts';

const question = (id: string, modalityId: string): AskedQuestion => ({
  id,
  prompt: 'Qual?',
  options: [],
  answerCount: 1,
  difficulty: 'EASY',
  domain: null,
  modalityId,
  locale: 'pt',
});
const turn = (asked: AskedQuestion, more: Partial<Turn> = {}): Turn => ({
  question: asked,
  selected: null,
  outcome: { status: 'open' },
  timeMs: 0,
  key: null,
  ...more,
});
const scope = { userId: 'u1', examId: 'clf', modalityId: 'all', topic: null, only: null, locale: 'pt' } as const;
const keep = (turns: Turn[], next: AskedQuestion | null = null) =>
  storePractice(scope, { ...emptyPractice, turns, next }, { keepsChoice: true });

beforeEach(() => void vi.stubGlobal('sessionStorage', new MemoryStorage()));

test('the sheet of an exam is there in all of its modalities, for its learner alone', () => {
  keep([turn(question('q1', 'all'))]);
  expect(restorePractice({ ...scope, modalityId: 'security' }).turns).toHaveLength(1);
  expect(restorePractice({ ...scope, examId: 'saa' })).toEqual(emptyPractice);
  expect(restorePractice({ ...scope, userId: 'u2' })).toEqual(emptyPractice);
});

test('a question loaded ahead is used where and in the language that it was loaded for', () => {
  keep([], question('q2', 'all'));
  expect(restorePractice(scope).next?.id).toBe('q2');
  expect(restorePractice({ ...scope, modalityId: 'security' }).next).toBeNull();
  expect(restorePractice({ ...scope, locale: 'es' }).next).toBeNull();
});

test('the question that was left open is found by its exam and modality', () => {
  expect(openPractice('u1')).toBeNull();
  keep([
    turn(question('q1', 'all'), { key: 'k1', selected: 'A' }),
    turn(question('q2', 'security')),
    turn(question('q3', 'all'), { key: 'k3', selected: 'A' }),
  ]);
  expect(openPractice('u1')).toMatchObject({ id: 'q2', examId: 'clf', modalityId: 'security', number: 2 });
  expect(openPractice('u2')).toBeNull();
  keep([turn(question('q1', 'all'), { key: 'k1', selected: 'A' })]);
  expect(openPractice('u1')).toBeNull();
});

test('the question that was left open says whether only what was due was asked', () => {
  keep([turn(question('q1', 'all'))]);
  expect(openPractice('u1')).toHaveProperty('only', null);
  storePractice(
    { ...scope, only: 'due' },
    { ...emptyPractice, turns: [turn(question('q1', 'all'))] },
    { keepsChoice: true },
  );
  expect(openPractice('u1')).toHaveProperty('only', 'due');
});

test('the number of the question that was left open counts the answers that other tabs gave in its session', () => {
  keep([turn(question('q1', 'all'))]);
  sessionStorage.setItem('prepar-study-session', JSON.stringify({ elsewhere: 3 }));
  expect(openPractice('u1')).toHaveProperty('number', 4);
  sessionStorage.removeItem('prepar-study-session');
  expect(openPractice('u1')).toHaveProperty('number', 1);
});

test('the question that was left open is in the language of its texts', () => {
  keep([turn(question('q1', 'all'))]);
  expect(openPractice('u1')).toHaveProperty('locale', 'pt');
  keep([turn({ ...question('q1', 'all'), textLocale: 'es' })]);
  expect(openPractice('u1')).toHaveProperty('locale', 'es');
});

test('the question that was left open knows its domain by more than a name in one language', () => {
  keep([turn({ ...question('q1', 'all'), domain: 'Segurança', domainId: 'security' })]);
  expect(openPractice('u1')).toMatchObject({ domain: 'Segurança', domainId: 'security' });
});

test('a question that another one of its modality followed is not gone back to', () => {
  keep([turn(question('q1', 'all')), turn(question('q2', 'all'), { key: 'k2', selected: 'A' })]);
  expect(openPractice('u1')).toBeNull();
});

test('a run is kept for a reload', () => {
  const run = { legs: [{ modalityId: 'all', only: null, questions: 5 }], at: 0, from: 2 };
  storePractice(scope, { ...emptyPractice, run }, { keepsChoice: true });
  expect(restorePractice(scope).run).toEqual(run);
});
