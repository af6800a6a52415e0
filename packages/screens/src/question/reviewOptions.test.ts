import { expect, test } from 'vitest';
import type { ReviewView } from './QuestionScreen.types.ts';
import { reviewOptions } from './reviewOptions.ts';

const review: ReviewView = {
  question: {
    id: 'q1',
    number: 1,
    prompt: 'Qual?',
    options: ['A', 'B', 'C'].map((label) => ({ label, text: `texto ${label}` })),
    answerCount: 1,
    difficulty: 1,
    domain: null,
    locale: 'pt',
  },
  chosen: 'A',
  right: 'C',
  isRight: false,
  why: 'porque sim',
  reasons: [{ label: 'C', text: 'porque sim' }],
  explanation: null,
  references: [],
  credits: { spent: 1, left: 3 },
};
const verdicts = (changes: Partial<ReviewView>) =>
  reviewOptions({ ...review, ...changes }).map((option) => option.verdict);

test('QUEST-06 a wrong answer marks the choice and the right option', () => {
  expect(verdicts({})).toEqual(['chosen-wrong', 'neutral', 'right']);
});

test('QUEST-06 a right answer marks the choice alone', () => {
  expect(verdicts({ chosen: 'C', isRight: true })).toEqual(['neutral', 'neutral', 'chosen-right']);
});

test("QUEST-16 the server's verdict decides, even against the letters", () => {
  expect(verdicts({ chosen: 'A', right: 'C', isRight: true })).toEqual(['chosen-right', 'neutral', 'neutral']);
});

test('QUEST-07 a reason stands with its option, and may be missing', () => {
  expect(reviewOptions(review).map((option) => option.reason)).toEqual([undefined, undefined, 'porque sim']);
});

test('QUEST-06 of several right options each letter has its own verdict', () => {
  expect(verdicts({ chosen: 'A,B', right: 'B,C' })).toEqual(['chosen-wrong', 'chosen-right', 'missed']);
  expect(verdicts({ chosen: 'B,C', right: 'B,C', isRight: true })).toEqual(['neutral', 'chosen-right', 'chosen-right']);
});
