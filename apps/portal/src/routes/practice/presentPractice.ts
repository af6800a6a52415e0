import type { Failure } from '@prepar/api-client/failure';
import { readQuestionCount } from '@prepar/api-client/normalise';
import type { Exam, ExamMetrics, Modality, ReviewDeck } from '@prepar/api-client/types';
import type {
  DomainView,
  EnrolmentDialog,
  Figures,
  ModalityView,
  OpenedExam,
  PausedQuestion,
  PracticeState,
  ReviewsEntry,
  WeakPoint,
} from '@prepar/screens/practice/PracticeScreen.types.ts';
import { enoughAnswers } from '@prepar/screens/common/examShares.ts';
import { answersLink, links, onlyLink, openResultLink, reviewsLink, trainingLink } from '../links.ts';
import { presentFreeWork, wrongOf } from '../presentFreeWork.ts';
import { presentExam, presentLevel } from '../presentExam.ts';
import type { OpenQuestion } from '../question/leftPractice.ts';
import { weakestFirst } from '../weakestFirst.ts';

export interface PracticeData {
  exams: Exam[] | undefined;
  failure: Failure | null;
  /** Exam that the person opened, that the address names by id or code, or that pages open on. */
  wanted: string | null;
  /** How the person does in the opened exam, as far as it is known. */
  metrics: ExamMetrics | undefined;
  metricsFailed: boolean;
  /** The question that was left open in this tab. */
  open: OpenQuestion | null;
  dialog: { kind: 'enrol' | 'unenrol'; examId: string; isPending: boolean } | null;
  credits: { left: number; renewsInMinutes: number } | null;
  /** What comes back for review; undefined while it is not known. */
  deck: ReviewDeck | undefined;
}

/** The practice page from what is known; a list that is there stays while it is fetched again. */
export function presentPractice(data: PracticeData): PracticeState {
  const { exams, failure, wanted, dialog, credits } = data;
  if (!exams)
    return failure
      ? { status: 'failed', reason: failure.kind === 'transport' ? 'connection' : 'server' }
      : { status: 'loading' };
  const enrolled = exams.filter(({ isEnrolled }) => isEnrolled);
  const available = exams
    .filter(({ isEnrolled, isActive }) => !isEnrolled && isActive)
    .map((exam) => ({
      ...presentExam(exam),
      level: presentLevel(exam.difficulty),
      totalQuestions: exam.totalQuestions,
      durationMinutes: exam.durationMinutes,
    }));
  const view = presentDialog(exams, dialog);
  if (enrolled.length === 0) return { status: 'empty', available, dialog: view };

  const opened = findOpened(exams, wanted);
  return {
    status: 'ready',
    enrolled: enrolled.map((exam) => ({
      ...presentExam(exam),
      accuracy: accuracyOf(exam, exam === opened ? data.metrics : undefined),
      isActive: exam.isActive,
    })),
    available,
    opened: opened && presentOpened(opened, data),
    credits: {
      left: credits?.left ?? null,
      renewsInMinutes: credits?.renewsInMinutes ?? null,
      pricingHref: links.pricing,
      progressHref: links.progress,
    },
    reviews: data.deck ? presentReviewsEntry(data.deck) : null,
    dialog: view,
  };
}

function presentReviewsEntry({
  due,
  doneToday: done,
  rightToday: right,
  days,
  facts,
}: ReviewDeck): ReviewsEntry | null {
  if (facts.length === 0 && done === 0) return null;
  const count = due.reduce((sum, one) => sum + one.count, 0);
  return { due: count, done, right, tomorrow: days[1]?.count ?? 0, href: reviewsLink };
}

/** The enrolled and active exam of an id, else of a code, else the one that pages open on, else the first one. */
export function findOpened(exams: readonly Exam[], wanted: string | null, current: string | null = null): Exam | null {
  const active = exams.filter(({ isEnrolled, isActive }) => isEnrolled && isActive);
  const code = wanted?.toLowerCase();
  return (
    active.find(({ id }) => id === wanted) ??
    active.find((exam) => exam.code.toLowerCase() === code) ??
    active.find(({ id }) => id === current) ??
    active[0] ??
    null
  );
}

/** Null before the first answer. The list may be older than the figures of the opened exam. */
function accuracyOf({ progress }: Exam, metrics: ExamMetrics | undefined): number | null {
  const fresh = metrics?.metrics;
  if (fresh) return fresh.correctAnswers + fresh.wrongAnswers > 0 ? fresh.accuracy : null;
  return progress && progress.totalQuestionsAnswered > 0 ? progress.accuracy : null;
}

function presentOpened(exam: Exam, { metrics, metricsFailed, open, deck }: PracticeData): OpenedExam {
  const modalities = [...exam.modalities].sort(byOrder);
  const views = modalities.map((modality) => ({
    ...presentModality(exam, modality, metrics),
    scope: modality.scope,
    weight: modality.weight ?? 0,
  }));
  const of = (scope: Modality['scope']) => views.filter((view) => view.scope === scope);
  return {
    ...presentExam(exam),
    level: presentLevel(exam.difficulty),
    totalQuestions: exam.totalQuestions,
    durationMinutes: exam.durationMinutes,
    cut: exam.cut,
    enrolledOn: exam.enrollmentDate,
    paused: presentPaused(exam, open),
    resultHref: openResultLink(exam.openSession, exam.progress?.lastStudyDate),
    freeWork: presentFreeWork(exam.id, metrics?.metrics.wrongAnswers ?? wrongOf(exam.progress), deck),
    weakPoint: !metrics && !metricsFailed && hasWeakPoint(exam) ? 'loading' : presentWeakPoint(exam, metrics),
    ways: of('EXAM'),
    domains: worstFirst(of('DOMAIN')).map((view) => ({ ...view, wrong: presentWrong(exam.id, view) })),
    themes: worstFirst(of('TOPICS')),
  };
}

const byOrder = (a: Modality, b: Modality) => a.order - b.order || a.name.localeCompare(b.name);

/** Few answers say nothing of what is weak: what has no more keeps its place, and does not jump when its figures come. */
function worstFirst<View extends ModalityView>(views: readonly View[]): View[] {
  const measured = views.map((view) => ({
    view,
    ...(view.figures && view.figures.answered >= enoughAnswers
      ? { questionsAnswered: view.figures.answered, accuracy: view.figures.accuracy }
      : { questionsAnswered: 0, accuracy: 0 }),
  }));
  return weakestFirst(measured).map(({ view }) => view);
}

function presentModality(exam: Exam, modality: Modality, metrics: ExamMetrics | undefined): ModalityView {
  const { id: examId, openSession } = exam;
  const count = readQuestionCount(modality.questionCount);
  const known = metrics?.modalities.find(({ modalityId }) => modalityId === modality.id);
  return {
    id: modality.id,
    name: modality.name,
    description: modality.description,
    topics: modality.topics.map((name) => {
      const topic = known?.topics.find((one) => one.name === name);
      return {
        name,
        figures: topic ? presentFigures(topic) : null,
        trainingHref: trainingLink(examId, modality.id, name),
      };
    }),
    questionCount: count === Number.POSITIVE_INFINITY ? 'infinite' : count,
    kind: isSimulation(modality) ? 'simulation' : 'practice',
    isRunning: openSession?.kind === 'SIMULATION' && isSimulation(modality),
    isActive: modality.isActive,
    figures: known ? presentFigures(known) : null,
    trainingHref: trainingLink(examId, modality.id),
  };
}

function presentWrong(
  exam: string,
  { id: domain, figures }: Pick<ModalityView, 'id' | 'figures'>,
): DomainView['wrong'] {
  const count = figures ? figures.answered - figures.right : 0;
  return count > 0 ? { count, href: answersLink({ exam, domain, wrong: 'yes' }) } : null;
}

interface Counted {
  questionsAnswered: number;
  correctAnswers: number;
  accuracy: number;
}

const presentFigures = ({ questionsAnswered, correctAnswers, accuracy }: Counted): Figures => ({
  answered: questionsAnswered,
  right: correctAnswers,
  accuracy,
});

function presentPaused(exam: Exam, open: OpenQuestion | null): PausedQuestion | null {
  if (open?.examId !== exam.id) return null;
  const { number, prompt, locale } = open;
  return { number, prompt, locale, href: onlyLink(open.examId, open.modalityId, open.only) };
}

/** So many answers that one of its domains has enough. */
function hasWeakPoint({ modalities, progress }: Exam): boolean {
  const domains = modalities.filter(({ scope }) => scope === 'DOMAIN').length;
  return domains > 0 && (progress?.totalQuestionsAnswered ?? 0) >= domains * enoughAnswers;
}

function presentWeakPoint(exam: Exam, metrics: ExamMetrics | undefined): WeakPoint | null {
  const weakest = metrics?.weakest;
  const modality = exam.modalities.find(({ id, isActive }) => id === weakest?.modalityId && isActive);
  const known = metrics?.modalities.find(({ modalityId }) => modalityId === modality?.id);
  if (!weakest || !modality) return null;
  const { topic, questionsAnswered: answered, wrongAnswers: wrong } = weakest;
  return {
    name: topic ?? modality.name,
    domain: modality.name,
    weight: modality.weight ?? 0,
    answered,
    wrong,
    href: trainingLink(exam.id, modality.id, topic ?? undefined),
    reread: presentWrong(exam.id, { id: modality.id, figures: known ? presentFigures(known) : null }),
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
