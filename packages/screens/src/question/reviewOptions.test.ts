import { expect, test } from 'vitest';
import type { ReviewView } from './QuestionScreen.types.ts';
import { reviewOptions } from './reviewOptions.ts';

const review: ReviewView = {
  question: {
    id: 'q1',
    number: 1,
    prompt: 'Qual?',
    options: ['A', 'B', 'C'].map((label) => ({ label, text: `texto ${label}` })),
    difficulty: 1,
    domain: null,
  },
  chosen: 'A',
  right: 'C',
  isCorrect: false,
  reasons: [{ label: 'C', text: 'porque sim' }],
  explanation: null,
  references: [],
  credits: { spent: 1, left: 3 },
};
const verdicts = (changes: Partial<ReviewView>) => reviewOptions({ ...review, ...changes }).map((option) => option.verdict);

test('QUEST-06 a wrong answer marks the choice and the right option', () => {
  expect(verdicts({})).toEqual(['chosen-wrong', 'neutral', 'correct']);
});

test('QUEST-06 a right answer marks the choice alone', () => {
  expect(verdicts({ chosen: 'C', isCorrect: true })).toEqual(['neutral', 'neutral', 'chosen-correct']);
});

test("QUEST-16 the server's verdict decides, even against the letters", () => {
  expect(verdicts({ chosen: 'A', right: 'C', isCorrect: true })).toEqual(['chosen-correct', 'neutral', 'neutral']);
});

test('QUEST-07 a reason stands with its option, and may be missing', () => {
  expect(reviewOptions(review).map((option) => option.reason)).toEqual([undefined, undefined, 'porque sim']);
});
