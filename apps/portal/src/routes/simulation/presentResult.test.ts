import { expect, test } from 'vitest';
import { presentResult } from './presentResult.ts';

type Given = Parameters<typeof presentResult>;

/** Four questions of one domain, the first ones right and the others blank. */
const resultOf = (right: number) => {
  const [identity, exam, simulation] = [
    { code: 'CLF-C02' },
    { id: 'clf-c02', cut: 70, modalities: [], durationMinutes: 90 },
    {
      questions: [0, 1, 2, 3].map((place) => ({
        question: { domain: 'Segurança' },
        selected: place < right ? 'A' : null,
        flagged: false,
        timeMs: 0,
        review: { isCorrect: place < right },
      })),
      domains: [{ domain: 'Segurança', totalQuestions: 4, correctAnswers: right }],
      startTime: '2025-11-20T12:00:00Z',
      endsAt: '2025-11-20T13:30:00Z',
    },
  ] as unknown as Given;
  return presentResult(identity, exam, simulation);
};

test('with a third of it blank a score measures nothing, and no range is told; with less one is', () => {
  expect(resultOf(1)).toMatchObject({ interval: null, domains: [{ blank: 3, interval: null }] });
  expect(resultOf(3).interval).not.toBeNull();
});
