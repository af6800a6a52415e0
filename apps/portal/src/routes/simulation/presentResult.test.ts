import { expect, test } from 'vitest';
import { presentResult } from './presentResult.ts';

type Given = Parameters<typeof presentResult>;

/** Questions of one domain, four if not said otherwise, the first ones right and the others blank. */
const resultOf = (right: number, total = 4) => {
  const [identity, exam, simulation] = [
    { code: 'CLF-C02' },
    { id: 'clf-c02', cut: 70, modalities: [], durationMinutes: 90 },
    {
      questions: Array.from({ length: total }, (_, place) => ({
        question: { domain: 'Segurança' },
        selected: place < right ? 'A' : null,
        flagged: false,
        timeMs: place < right ? 4000 : 0,
        review: { isCorrect: place < right },
      })),
      domains: [{ domain: 'Segurança', totalQuestions: total, correctAnswers: right }],
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

test('a pace is told from ten answers on, and of those alone', () => {
  expect(resultOf(9, 65).pacing).toBeNull();
  const { pacing } = resultOf(10, 65);
  expect(pacing).toMatchObject({ average: 4 });
  expect(pacing?.questions).toHaveLength(10);
});
