import { expect, test } from 'vitest';
import { patterns } from '../../content/aws/patterns.ts';
import { architectTopics } from '../../content/aws/topics.ts';
import { findExam } from './catalogue.ts';

test('patterns for the architect exam belong to its domains and topics', () => {
  const exam = findExam('saa-c03');
  const domains = exam?.blueprint.domains.map(({ id }) => id);
  const topics = architectTopics.map(({ id }) => id);
  for (const { exams } of patterns) {
    const place = exams['saa-c03'];
    if (!place) continue;
    expect(domains).toContain(place.domain);
    expect(topics).toContain(place.topic);
  }
});
