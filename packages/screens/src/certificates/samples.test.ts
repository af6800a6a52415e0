import { expect, test } from 'vitest';
import { sampleCertificates, sampleMarks } from './samples.ts';

test('CERT-01 the sheet of a sample has a bubble for each question, filled for as many as were right', () => {
  for (const certificate of sampleCertificates) {
    const marks = sampleMarks(certificate);
    expect(marks).toHaveLength(certificate.questions);
    expect(marks.filter(Boolean)).toHaveLength(certificate.right);
  }
});
