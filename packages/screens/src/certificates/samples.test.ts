import { expect, test } from 'vitest';
import { sampleAchievements, sampleCertificates, sampleMarks } from './samples.ts';

test('CERT-01 the sheet of a sample has a bubble for each question, filled for as many as were right', () => {
  for (const certificate of sampleCertificates) {
    const marks = sampleMarks(certificate);
    expect(marks).toHaveLength(certificate.questions);
    expect(marks.filter(Boolean)).toHaveLength(certificate.right);
  }
});

test('CERT-01 the achievements of a sample agree with its certificates', () => {
  const completed = sampleCertificates.map(({ completedOn }) => completedOn).toSorted();
  const unlocked = new Map(sampleAchievements.map((one) => [one.id, 'unlockedOn' in one ? one.unlockedOn : null]));
  const answeredBy = (day: string) =>
    sampleCertificates
      .filter(({ completedOn }) => completedOn <= day)
      .reduce((sum, { questions }) => sum + questions, 0);
  const hundredth = completed.find((day) => answeredBy(day) >= 100);
  expect(unlocked.get('simulation')).toBe(completed[0]);
  // Answers outside of simulations can only bring it forward.
  expect(hundredth).toBeDefined();
  expect(unlocked.get('hundred') ?? '').toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect((unlocked.get('hundred') ?? '') <= (hundredth ?? '')).toBe(true);
  const days = sampleAchievements.flatMap((one) => ('unlockedOn' in one ? [one.unlockedOn] : []));
  expect(unlocked.get('firstAnswer')).toBe(days.toSorted()[0]);
  for (const one of sampleAchievements) if ('goal' in one) expect(one.done).toBeLessThan(one.goal);
});
