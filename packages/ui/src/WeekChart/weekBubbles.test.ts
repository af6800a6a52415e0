import { describe, expect, test } from 'vitest';
import { dayBubbles, questionsPerBubble } from './weekBubbles.ts';

describe('questionsPerBubble', () => {
  test('is 1 up to 40 questions on the busiest day', () => {
    expect(questionsPerBubble(0)).toBe(1);
    expect(questionsPerBubble(40)).toBe(1);
  });

  test('is 5 above 40 and 25 above 200, so that a pile never exceeds 40 bubbles', () => {
    expect(questionsPerBubble(41)).toBe(5);
    expect(questionsPerBubble(200)).toBe(5);
    expect(questionsPerBubble(201)).toBe(25);
  });
});

describe('dayBubbles', () => {
  test('draws one bubble per question at unit 1', () => {
    expect(dayBubbles(13, 5, 1)).toEqual({ filled: 13, hollow: 5 });
  });

  test('keeps the share of right answers at a larger unit', () => {
    expect(dayBubbles(50, 50, 5)).toEqual({ filled: 10, hollow: 10 });
  });

  test('shows a day with a single answer even when it is less than half a bubble', () => {
    expect(dayBubbles(0, 1, 5)).toEqual({ filled: 0, hollow: 1 });
    expect(dayBubbles(1, 0, 5)).toEqual({ filled: 1, hollow: 0 });
  });

  test('draws nothing on a day without answers', () => {
    expect(dayBubbles(0, 0, 1)).toEqual({ filled: 0, hollow: 0 });
  });
});
