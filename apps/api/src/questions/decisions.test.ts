import { expect, test } from 'vitest';
import type { Localised } from '../i18n/locale.ts';
import type { Candidate, Constraint, Pattern } from '../knowledge/pattern.types.ts';
import { decisionsOf } from './decisions.ts';

const say = (text: string): Localised => ({ pt: text, en: text, es: text });
const candidate = (id: string): Candidate => ({
  id,
  text: say(id),
  uses: [],
  why: say(id),
  likeness: say(id),
  tell: say(id),
  source: { url: 'https://example.com', checkedOn: null },
  popularity: 3,
});
const constraint = (id: string, fits: string, rulesOut: string): Constraint => ({
  id,
  text: say(id),
  fits: fits.split(''),
  rulesOut: Object.fromEntries(rulesOut.split('').map((each) => [each, say('because')])),
});
const pattern = (...constraints: Constraint[]): Pattern => ({
  id: 'made-up',
  exams: {},
  scene: say('scene'),
  situations: [{ id: 'here', text: say('here') }],
  candidates: 'abcde'.split('').map(candidate),
  constraints,
  ask: say('which'),
});
const setsOf = (made: Pattern, keys: 1 | 2 = 1) =>
  decisionsOf(made, keys).map(
    ({ constraints, keys: right }) =>
      `${constraints.map(({ id }) => id).join('')}→${right.map(({ id }) => id).join('')}`,
  );

test('two constraints of which each rules out what the other leaves make a question for every candidate that meets both', () => {
  expect(setsOf(pattern(constraint('1', 'abcd', 'e'), constraint('2', 'abe', 'cd')))).toEqual(['12→a', '12→b']);
});

test('a constraint that another one covers is not needed, so that they make no question', () => {
  expect(setsOf(pattern(constraint('1', 'abc', 'de'), constraint('2', 'abcd', 'e')))).toEqual([]);
});

test('three constraints each need a wrong option that breaks it alone', () => {
  const made = pattern(constraint('1', 'abcd', 'e'), constraint('2', 'abce', 'd'), constraint('3', 'abde', 'c'));
  expect(setsOf(made)).toEqual(['123→a', '123→b']);
});

test('what a constraint leaves open never meets it, neither as a key nor as a wrong option', () => {
  expect(setsOf(pattern(constraint('1', 'acd', 'e'), constraint('2', 'ae', 'cd')))).toEqual(['12→a']);
  expect(setsOf(pattern(constraint('1', 'acd', 'e'), constraint('2', 'ae', 'c')))).toEqual([]);
});

test('two right options need two candidates that meet all', () => {
  const made = pattern(constraint('1', 'abcd', 'e'), constraint('2', 'abe', 'cd'));
  expect(setsOf(made, 2)).toEqual(['12→ab']);
});

test('a candidate that is never right, or not without some constraint, is a wrong option alone', () => {
  const constraints = [constraint('1', 'abcd', 'e'), constraint('2', 'abe', 'cd'), constraint('3', 'acde', 'b')];
  const made = pattern(...constraints);
  const withFirst = (changes: Partial<Candidate>): Pattern => ({
    ...made,
    candidates: made.candidates.map((each) => (each.id === 'a' ? { ...each, ...changes } : each)),
  });
  expect(setsOf(made)).toEqual(['12→a', '23→a', '123→a']);
  expect(setsOf(withFirst({ neverRight: true }))).toEqual(['12→b', '23→e']);
  expect(setsOf(withFirst({ rightWith: ['3'] }))).toEqual(['12→b', '23→a', '123→a']);
  expect(setsOf(withFirst({ rightWith: ['1', '3'] }))).toEqual(['12→b', '23→e', '123→a']);
});

const better = [constraint('1', 'abcd', 'e'), constraint('2', 'abe', 'cd'), constraint('3', 'ac', 'b')];

test('of two that fit, the one that meets more of the whole pattern is right, and the other where that one is ruled out', () => {
  expect(setsOf(pattern(...better))).toEqual(['12→a']);
  const dear = constraint('4', 'bcde', 'a');
  expect(setsOf(pattern(...better, dear))).toContain('124→b');
});

test('of two that meet as much the better known is right, and either where both are as well known', () => {
  const made = pattern(constraint('1', 'abcd', 'e'), constraint('2', 'abe', 'cd'));
  expect(setsOf(made)).toEqual(['12→a', '12→b']);
  const candidates = made.candidates.map((each) => (each.id === 'b' ? { ...each, popularity: 4 as const } : each));
  expect(setsOf({ ...made, candidates })).toEqual(['12→b']);
  expect(setsOf({ ...made, candidates }, 2)).toEqual(['12→ab']);
});

test('what the content says is right with a requirement is right there, whatever else meets it', () => {
  const made = pattern(...better);
  const second = {
    ...made,
    candidates: made.candidates.map((each) => (each.id === 'b' ? { ...each, rightWith: ['2'] } : each)),
  };
  expect(setsOf(second)).toContain('12→b');
});

test('constraints that contradict each other do not meet', () => {
  const made = pattern(constraint('1', 'abcd', 'e'), { ...constraint('2', 'abe', 'cd'), notWith: ['1'] });
  expect(setsOf(made)).toEqual([]);
});

test('only one constraint can be the question itself, and some belong to other situations', () => {
  const asking = (id: string, fits: string, rulesOut: string): Constraint => {
    const { text: _text, ...rest } = constraint(id, fits, rulesOut);
    return { ...rest, ask: say(id) };
  };
  expect(setsOf(pattern(asking('1', 'abcd', 'e'), asking('2', 'abe', 'cd')))).toEqual([]);
  const elsewhere = { ...constraint('2', 'abe', 'cd'), situations: ['there'] };
  expect(setsOf(pattern(constraint('1', 'abcd', 'e'), elsewhere))).toEqual([]);
});
