import type { OpenSession } from '../enrolments/queries.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { type Exam, isActive, type Modality, topicName } from '../catalogue/catalogue.ts';
import { percentage } from '../numbers.ts';

interface Enrolment {
  open_session: OpenSession | null;
  enrolled_at: Date;
  answered: number | null;
  correct: number | null;
  last_attempt_at: Date | null;
}

/** An exam of the catalogue in one language, with what the caller has done in it. */
export function presentExam(exam: Exam, enrolment: Enrolment | null, locale: Locale): Schemas['Exam'] {
  const answered = enrolment?.answered ?? 0;
  const correct = enrolment?.correct ?? 0;
  return {
    id: exam.id,
    code: exam.code,
    name: exam.name[locale],
    provider: exam.provider,
    description: exam.description[locale],
    difficulty: exam.difficulty,
    durationMinutes: exam.durationMinutes,
    totalQuestions: exam.totalQuestions,
    cut: percentage(exam.blueprint.assumedCut, 1),
    isActive: isActive(exam),
    isEnrolled: enrolment !== null,
    enrollmentDate: enrolment?.enrolled_at.toISOString() ?? null,
    progress: enrolment && {
      totalQuestionsAnswered: answered,
      correctAnswers: correct,
      accuracy: percentage(correct, answered),
      lastStudyDate: enrolment.last_attempt_at?.toISOString() ?? null,
    },
    openSession: enrolment && presentOpenSession(enrolment.open_session),
    modalities: exam.modalities
      .toSorted((a, b) => a.order - b.order)
      .map((modality) => ({
        id: modality.id,
        name: modality.name[locale],
        description: modality.description[locale],
        topics: modality.topics.map((topic) => topicName(exam, topic, locale)),
        questionCount: modality.questionCount,
        scope: scopes[modality.scope.kind],
        weight: weightOf(exam, modality),
        isActive: modality.isActive,
        order: modality.order,
      })),
  };
}

/** What was begun in an exam and not ended. */
export const presentOpenSession = (open: OpenSession | null): Schemas['OpenSession'] | null =>
  open && {
    id: open.id,
    kind: open.is_simulation ? 'SIMULATION' : 'PRACTICE',
    modalityId: open.modality_id,
    startTime: new Date(open.started_at).toISOString(),
  };

const scopes = { exam: 'EXAM', domain: 'DOMAIN', topics: 'TOPICS' } as const;

function weightOf(exam: Exam, { scope }: Modality): number | null {
  if (scope.kind !== 'domain') return null;
  const domain = exam.blueprint.domains.find(({ id }) => id === scope.domain);
  return domain ? percentage(domain.weight, 1) : null;
}
