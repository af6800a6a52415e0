import type { Result } from '@prepar/api-client/failure';
import type { Exam, ExamMetrics } from '@prepar/api-client/types';
import { firstReading } from '@prepar/screens/progress/firstReading.ts';
import type { NextView } from '@prepar/screens/progress/ProgressScreen.types.ts';
import { answersLink, links, trainingLink } from '../links.ts';

/** What the call for each exam's metrics answered, by the exam's id. */
export type MetricsById = Record<string, Result<ExamMetrics>>;

interface Practised {
  exam: Exam;
  metrics: ExamMetrics;
}

/** What the answers allow to say of the current exam and where to go on; null when figures that it needs could not be loaded. */
export function presentNext(
  enrolled: Exam[] | undefined,
  metrics: MetricsById | undefined,
  current: string | null,
): NextView | 'loading' | null {
  if (!enrolled) return null;
  if (!metrics) return 'loading';
  const practised = enrolled.flatMap((exam): Practised[] => {
    const result = metrics[exam.id];
    return result?.ok ? [{ exam, metrics: result.data }] : [];
  });
  const shown = practised.find(({ exam }) => exam.id === current);
  if (!shown) return null;
  const examCode = enrolled.length > 1 ? shown.exam.code : null;
  const weakest = presentWeakest(shown, examCode);
  if (weakest) return weakest;
  const sum = (value: (figures: ExamMetrics['metrics']) => number) =>
    practised.reduce((total, one) => total + value(one.metrics.metrics), 0);
  const right = sum(({ correctAnswers }) => correctAnswers);
  const wrong = sum(({ wrongAnswers }) => wrongAnswers);
  const startHref = startAll(shown.exam);
  if (right + wrong < firstReading) {
    if (practised.length < enrolled.length) return null;
    const domains = domainsOf(shown).map(({ name, answered }) => ({ name, answered }));
    return { kind: 'few', right, wrong, domains: domains.toSorted((a, b) => a.answered - b.answered), startHref };
  }
  const [nearest] = domainsOf(shown).toSorted((a, b) => b.answered - a.answered);
  if (!nearest || nearest.answered >= firstReading) return { kind: 'even', examCode, startHref };
  const { name, answered, href } = nearest;
  return { kind: 'almost', name, examCode, missing: firstReading - answered, startHref: href };
}

/** The weak point that the server names, in its figures. */
function presentWeakest({ exam, metrics: { weakest } }: Practised, examCode: string | null): NextView | null {
  const modality = exam.modalities.find(({ id }) => id === weakest?.modalityId);
  if (!weakest || !modality) return null;
  const { topic, questionsAnswered: answered, wrongAnswers: wrong } = weakest;
  return {
    kind: 'weakest',
    name: topic ?? modality.name,
    domain: modality.name,
    examCode,
    answered,
    wrong,
    startHref: trainingLink(exam.id, modality.id, topic ?? undefined),
    missedHref: answersLink({ exam: exam.id, domain: modality.id, wrong: 'yes' }),
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
