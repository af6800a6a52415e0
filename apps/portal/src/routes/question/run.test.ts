import { expect, test } from 'vitest';
import { dueLink, type Leg, runLink, trainingLink } from '../links.ts';
import { missedLink } from '../missedLink.ts';
import type { Turn } from './practice.ts';
import { goingOn, legsOf, standingOf, startsCounted } from './run.ts';

const legs: Leg[] = [
  { modalityId: 'security', only: null, questions: 1 },
  { modalityId: 'all', only: 'due', questions: 2 },
  { modalityId: 'all', only: null, questions: 3 },
];
const place = { examId: 'clf', modalityId: 'all', topic: null, only: 'due' } as const;
const turns = (answered: number, open = 0): Turn[] =>
  [...Array<string>(answered).fill('key'), ...Array<null>(open).fill(null)].map((key, index) => ({
    question: {
      id: `q${index}`,
      prompt: '',
      options: [],
      answerCount: 1,
      difficulty: 'EASY',
      domain: null,
      modalityId: 'all',
      locale: 'pt',
    },
    selected: null,
    outcome: { status: 'open' },
    timeMs: 0,
    key,
  }));

test('a leg is over with its answers, whatever the session had before', () => {
  const standing = (answered: number, open = 0) => standingOf({ legs, at: 1, from: 4 }, turns(answered, open), place);
  expect(standing(4, 1)).toMatchObject({ done: 1, total: 6, isLegOver: false, isLastOfLeg: false });
  expect(standing(5)).toMatchObject({ done: 2, isLegOver: false, isLastOfLeg: true });
  expect(standing(6)).toMatchObject({ done: 3, isLegOver: true });
  expect(standing(9)).toMatchObject({ done: 3, isLegOver: true });
});

test('a leg of one topic is counted in that topic alone', () => {
  const run = { legs: [{ modalityId: 'all', only: null, questions: 2, topic: 'CI/CD' }], at: 0, from: 0 };
  const standing = (topic: string | null) => standingOf(run, turns(1), { ...place, only: null, topic });
  expect(standing('CI/CD')).toMatchObject({ done: 1, total: 2 });
  expect([standing(null), standing('IAM')]).toEqual([null, null]);
  expect(standingOf({ ...run, legs }, [], { ...place, topic: 'IAM' })).toBeNull();
});

test('the next leg begins where the address of the run says, and the last one has none', () => {
  const next = standingOf({ legs, at: 1, from: 0 }, [], place)?.next;
  expect(next).toEqual({ only: null, href: runLink('clf', legs, 2) });
  expect(standingOf({ legs, at: 2, from: 0 }, [], { ...place, only: null })).toMatchObject({ next: null });
});

test('going on is a question until the leg is over, then the next leg, then a question outside of the run', () => {
  const on = (at: number, answered: number) =>
    goingOn(standingOf({ legs, at, from: 0 }, turns(answered), { ...place, only: legs[at]?.only ?? null }));
  expect(on(1, 1)).toEqual({ href: null, endsRun: false });
  expect(on(1, 2)).toEqual({ href: runLink('clf', legs, 2) });
  expect(on(2, 3)).toEqual({ href: null, endsRun: true });
  expect(goingOn(null)).toEqual({ href: null, endsRun: false });
});

test('a run of what is due or was missed alone is counted, any other is a plan', () => {
  const isCounted = (...of: Leg[]) =>
    standingOf({ legs: of, at: 0, from: 0 }, [], { ...place, only: of[0]?.only ?? null })?.isCounted;
  const [due, all] = legs.slice(1) as [Leg, Leg];
  expect([isCounted(due), isCounted({ ...due, only: 'missed' })]).toEqual([true, true]);
  expect([isCounted(all), isCounted(due, all)]).toEqual([false, false]);
  expect([isCounted({ ...all, isOwn: true }), isCounted({ ...all, isOwn: true }, all)]).toEqual([true, false]);
});

test('elsewhere in the exam there is no run', () => {
  const run = { legs, at: 1, from: 0 };
  expect(standingOf(null, [], place)).toBeNull();
  expect(standingOf({ ...run, at: 7 }, [], place)).toBeNull();
  for (const other of [{ modalityId: 'security' }, { only: null }, { topic: 'IAM' }])
    expect(standingOf(run, [], { ...place, ...other })).toBeNull();
});

test('the address of a run leads to its leg and carries all of them', () => {
  const href = runLink('clf', legs, 1);
  expect(href).toMatch(/^\/question\?exam=clf&modality=all&start=now&only=due&/);
  expect(legsOf(new URLSearchParams(href.split('?')[1]))).toEqual({ legs, at: 1 });
  const own: Leg = { modalityId: 'all', only: null, questions: 10, topic: 'IAM', isOwn: true };
  expect(legsOf(new URLSearchParams(runLink('clf', [own]).split('?')[1]))).toEqual({ legs: [own], at: 0 });
});

test('so many of what was missed or is due are counted as were said, as far as an address can', () => {
  const legOf = (href: string) => legsOf(new URLSearchParams(href.split('?')[1]))?.legs;
  expect(legOf(missedLink('clf', 'all', 149))).toEqual([{ modalityId: 'all', only: 'missed', questions: 149 }]);
  expect(legOf(dueLink('clf', 5000))).toEqual([{ modalityId: 'all', only: 'due', questions: 999 }]);
  expect(legOf(missedLink('clf', 'all'))).toBeUndefined();
});

test('an address that says no run, or nonsense, has none', () => {
  const read = (query: string) => legsOf(new URLSearchParams(query));
  expect(read('exam=clf')).toBeNull();
  for (const leg of ['0..all', '-1..all', '1.5..all', 'x..all', '2.later.all', '2.due.', '1000..all'])
    expect(read(`leg=${leg}`)).toBeNull();
  expect(read('leg=2..all&at=1')).toBeNull();
  expect(read('leg=2..a.b')).toEqual({ legs: [{ modalityId: 'a.b', only: null, questions: 2 }], at: 0 });
});

test('what is missed or due by itself, or says so, starts a session of its own; a plan, plain practice and an address loaded again go on', () => {
  const starts = (href: string) => startsCounted(new URLSearchParams(href.split('?')[1]));
  expect(starts(missedLink('clf', 'all', 3))).toBe(true);
  expect(starts(dueLink('clf', 3))).toBe(true);
  expect(starts(runLink('clf', [{ modalityId: 'all', only: null, questions: 10, isOwn: true }]))).toBe(true);
  expect(starts(runLink('clf', legs))).toBe(false);
  expect(starts(runLink('clf', legs.slice(0, 1)))).toBe(false);
  expect(starts(trainingLink('clf', 'all'))).toBe(false);
  expect(starts(missedLink('clf', 'all', 3).replace('start=now', ''))).toBe(false);
});
