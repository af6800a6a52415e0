import type { Result } from '@prepar/api-client/failure';
import type { Exam, ExamMetrics } from '@prepar/api-client/types';
import { firstReading } from '@prepar/screens/progress/firstReading.ts';
import type { NextView } from '@prepar/screens/progress/ProgressScreen.types.ts';
import { answersLink, links, trainingLink } from '../links.ts';

/** What the call for each exam's metrics answered, by the exam's id. */
export type MetricsById = Record<string, Result<ExamMetrics>>;

const mostTopics = 3;

interface Practised {
  exam: Exam;
  metrics: ExamMetrics;
}

/** What the answers allow to say and where to go on; null when figures that it needs could not be loaded. */
export function presentNext(
  enrolled: Exam[] | undefined,
  metrics: MetricsById | undefined,
): NextView | 'loading' | null {
  if (!enrolled) return null;
  if (!metrics) return 'loading';
  const practised = enrolled.flatMap((exam): Practised[] => {
    const result = metrics[exam.id];
    return result?.ok ? [{ exam, metrics: result.data }] : [];
  });
  const weakest = presentWeakest(practised, enrolled.length > 1);
  if (weakest) return weakest;
  const [latest] = practised.toSorted((a, b) => lastAttempt(b).localeCompare(lastAttempt(a)));
  if (!latest || practised.length < enrolled.length) return null;
  const sum = (value: (figures: ExamMetrics['metrics']) => number) =>
    practised.reduce((total, one) => total + value(one.metrics.metrics), 0);
  const right = sum(({ correctAnswers }) => correctAnswers);
  const wrong = sum(({ wrongAnswers }) => wrongAnswers);
  const startHref = startAll(latest.exam);
  if (right + wrong < firstReading) {
    const domains = domainsOf(latest).map(({ name, answered }) => ({ name, answered }));
    return { kind: 'few', right, wrong, domains: domains.toSorted((a, b) => a.answered - b.answered), startHref };
  }
  const [nearest] = practised.flatMap(domainsOf).toSorted((a, b) => b.answered - a.answered);
  if (!nearest || nearest.answered >= firstReading) return { kind: 'even', startHref };
  const { name, answered, href } = nearest;
  return { kind: 'almost', name, missing: firstReading - answered, startHref: href };
}

const lastAttempt = ({ metrics }: Practised) => metrics.metrics.lastAttempt ?? '';

/** Whether a topic has so many answers that its share says something; the practice page judges in the same way. */
const hasEnough = ({ questionsAnswered }: { questionsAnswered: number }) => Number(questionsAnswered >= 5);

/** The weak point with the lowest accuracy of all exams. */
function presentWeakest(practised: Practised[], namesExam: boolean): NextView | null {
  const [weakest] = practised
    .flatMap(({ exam, metrics }) => {
      const modality = exam.modalities.find(({ id }) => id === metrics.weakest?.modalityId);
      const figures = metrics.modalities.find(({ modalityId }) => modalityId === modality?.id);
      return modality && figures ? [{ exam, modality, figures }] : [];
    })
    .toSorted((a, b) => a.figures.accuracy - b.figures.accuracy || (b.modality.weight ?? 0) - (a.modality.weight ?? 0));
  if (!weakest) return null;
  const { exam, modality, figures } = weakest;
  return {
    kind: 'weakest',
    name: modality.name,
    examCode: namesExam ? exam.code : null,
    accuracy: figures.accuracy,
    answered: figures.questionsAnswered,
    topics: figures.topics
      .filter(({ questionsAnswered }) => questionsAnswered > 0)
      .toSorted((a, b) => hasEnough(b) - hasEnough(a) || a.accuracy - b.accuracy)
      .slice(0, mostTopics)
      .map(({ name, correctAnswers, questionsAnswered }) => ({
        name,
        right: correctAnswers,
        answered: questionsAnswered,
      })),
    startHref: trainingLink(exam.id, modality.id),
    missedHref:
      figures.correctAnswers < figures.questionsAnswered
        ? answersLink({ exam: exam.id, domain: modality.id, wrong: 'yes' })
        : null,
  };
}

/** The domains of the official exam that can be practised. */
function domainsOf({ exam, metrics }: Practised) {
  return exam.modalities
    .filter(({ scope }) => scope === 'DOMAIN')
    .map(({ id, name }) => ({
      name,
      answered: metrics.modalities.find(({ modalityId }) => modalityId === id)?.questionsAnswered ?? 0,
      href: trainingLink(exam.id, id),
    }));
}

/** All content without end, else the practice page. */
function startAll({ id, modalities }: Exam): string {
  const all = modalities.find(
    ({ scope, questionCount, isActive }) => scope === 'EXAM' && questionCount === 'infinite' && isActive,
  );
  return all ? trainingLink(id, all.id) : links.practice;
}
