import type { Failure } from '@prepar/api-client/failure';
import { readQuestionCount } from '@prepar/api-client/normalise';
import type { Exam, Modality } from '@prepar/api-client/types';
import type { EnrolmentDialog, ModalityView, PracticeState } from '@prepar/screens/practice/PracticeScreen.types.ts';
import { links, questionLink } from '../links.ts';
import { presentExam, presentLevel } from '../presentExam.ts';

export interface PracticeData {
  exams: Exam[] | undefined;
  failure: Failure | null;
  /** Exam that the person opened, or that the address names by id or code. */
  wanted: string | null;
  dialog: { kind: 'enrol' | 'unenrol'; examId: string; isPending: boolean } | null;
  credits: number | null;
}

/** The practice page from what is known; a list that is there stays while it is fetched again. */
export function presentPractice({ exams, failure, wanted, dialog, credits }: PracticeData): PracticeState {
  if (!exams) return failure ? { status: 'failed', reason: failure.kind === 'transport' ? 'connection' : 'server' } : { status: 'loading' };
  const enrolled = exams.filter(({ isEnrolled }) => isEnrolled);
  const available = exams
    .filter(({ isEnrolled, isActive }) => !isEnrolled && isActive)
    .map((exam) => ({ ...presentExam(exam), level: presentLevel(exam.difficulty) }));
  const view = presentDialog(exams, dialog);
  if (enrolled.length === 0) return { status: 'empty', available, dialog: view };

  const opened = findOpened(enrolled, wanted);
  return {
    status: 'ready',
    enrolled: enrolled.map((exam) => ({
      ...presentExam(exam),
      accuracy: exam.progress && exam.progress.totalQuestionsAnswered > 0 ? exam.progress.accuracy : null,
      isActive: exam.isActive,
    })),
    available,
    opened: opened && {
      ...presentExam(opened),
      level: presentLevel(opened.difficulty),
      totalQuestions: opened.totalQuestions,
      durationMinutes: opened.durationMinutes,
      enrolledOn: opened.enrollmentDate,
      modalities: [...opened.modalities].sort(byOrder).map((modality) => presentModality(opened.id, modality)),
    },
    credits: { left: credits, pricingHref: links.pricing },
    dialog: view,
  };
}

/** The enrolled and active exam of an id, else of a code, else the first one. */
function findOpened(enrolled: Exam[], wanted: string | null): Exam | null {
  const active = enrolled.filter(({ isActive }) => isActive);
  const code = wanted?.toLowerCase();
  return active.find(({ id }) => id === wanted) ?? active.find((exam) => exam.code.toLowerCase() === code) ?? active[0] ?? null;
}

const byOrder = (a: Modality, b: Modality) => a.order - b.order || a.name.localeCompare(b.name);

function presentModality(examId: string, modality: Modality): ModalityView {
  const count = readQuestionCount(modality.questionCount);
  return {
    id: modality.id,
    name: modality.name,
    description: modality.description,
    topics: modality.topics,
    questionCount: count === Number.POSITIVE_INFINITY ? 'infinite' : count,
    kind: isSimulation(modality) ? 'simulation' : 'practice',
    isActive: modality.isActive,
    trainingHref: questionLink(examId, modality.id),
  };
}

/** A full simulation is taken as a timed exam; its name says so in every language. */
export const isSimulation = ({ name }: Pick<Modality, 'name'>): boolean => /simulation|simulado|simulacro/i.test(name);

function presentDialog(exams: Exam[], dialog: PracticeData['dialog']): EnrolmentDialog | null {
  const exam = dialog && exams.find(({ id }) => id === dialog.examId);
  if (!exam) return null;
  const shared = { exam: presentExam(exam), isPending: dialog.isPending };
  if (dialog.kind === 'enrol') return { ...shared, kind: 'enrol' };
  return { ...shared, kind: 'unenrol', answeredQuestions: exam.progress?.totalQuestionsAnswered ?? 0 };
}
