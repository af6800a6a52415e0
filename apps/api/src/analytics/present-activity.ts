import { domainName, findExam, knownTopicName } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import type { ActivityType } from '../activities/queries.ts';
import type { StoredActivity } from './queries.ts';

const difficulties = ['EASY', 'MEDIUM', 'HARD'];

/** An activity with the names of its exam, domain and topic in one language. */
export function presentActivity(
  { type, exam_id, metadata, created_at }: StoredActivity,
  locale: Locale,
): Schemas['Activity'] {
  const { domain, topic, level, ...facts } = metadata;
  const exam = exam_id === null ? undefined : findExam(exam_id);
  const about = exam && typeof topic === 'string' ? knownTopicName(exam.id, topic, locale) : null;
  return {
    type: type as ActivityType,
    metadata: {
      ...facts,
      ...(exam && { examId: exam.id, examCode: exam.code, examName: exam.name[locale] }),
      ...(exam && typeof domain === 'string' && { domain: domainName(exam.id, domain, locale) }),
      ...(about !== null && { topic: about }),
      ...(typeof level === 'number' && { difficulty: difficulties[level - 1] }),
    },
    createdAt: new Date(created_at).toISOString(),
  };
}
