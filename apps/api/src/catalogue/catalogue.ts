import type { ActiveExam, Exam, Modality } from '../knowledge/exam.types.ts';
import { exams } from '../../content/exams.ts';
import { type Locale, locales, type Localised } from '../i18n/locale.ts';

export type { ActiveExam, Exam, Modality };

/** The catalogue, exams that can be practised first. */
export const listExams = (): Exam[] => exams.toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)));

/** False: listed as coming soon, without questions. */
export const isActive = (exam: Exam): exam is ActiveExam => exam.knowledge !== null;

export const findExam = (examId: string): Exam | undefined => exams.find(({ id }) => id === examId);

export const findModality = (exam: Exam, modalityId: string): Modality | undefined =>
  exam.modalities.find(({ id }) => id === modalityId);

/** A modality by its name in any language. */
export const findModalityByName = (exam: Exam, name: string): Modality | undefined =>
  exam.modalities.find((modality) => isNamed(modality.name, name));

/** Id of a modality's topic by its name in any language. */
export const findTopicByName = (exam: Exam, modality: Modality, name: string): string | undefined =>
  modality.topics.find((topic) => isNamed(topicNames(exam, topic), name));

/** The modality that practises an official domain. */
export const domainModality = (exam: Exam, domain: string): Modality | undefined =>
  exam.modalities.find(({ scope }) => scope.kind === 'domain' && scope.domain === domain);

/** The modality that draws from the whole exam. */
export function wholeExam(exam: Exam): Modality {
  const modality = exam.modalities.find(
    ({ scope, questionCount }) => scope.kind === 'exam' && questionCount === 'infinite',
  );
  if (!modality) throw new Error(`${exam.id} has no modality for all of its content`);
  return modality;
}

/** A full simulation has a number of questions and an end. */
export const isSimulation = ({ questionCount }: Modality): boolean => questionCount !== 'infinite';

/** Whether a question that was stored under a modality belongs to a full simulation. */
export const isSimulated = (examId: string, modalityId: string | null): boolean =>
  findExam(examId)?.modalities.some((modality) => modality.id === modalityId && isSimulation(modality)) ?? false;

/** Name of an official domain of an exam, or its id where the exam no longer has it. */
export function domainName(examId: string, domain: string, locale: Locale): string {
  return findExam(examId)?.blueprint.domains.find(({ id }) => id === domain)?.name[locale] ?? domain;
}

/** Name of a topic of an exam; null where the exam no longer has it. */
export const knownTopicName = (examId: string, topic: string, locale: Locale): string | null =>
  findExam(examId)?.knowledge?.topics.find(({ id }) => id === topic)?.name[locale] ?? null;

export const topicName = (exam: Exam, topic: string, locale: Locale): string => topicNames(exam, topic)[locale];

function topicNames(exam: Exam, topic: string): Localised {
  const found = exam.knowledge?.topics.find(({ id }) => id === topic);
  if (!found) throw new Error(`${exam.id} has no topic ${topic}`);
  return found.name;
}

const isNamed = (names: Localised, name: string): boolean =>
  locales.some((locale) => names[locale].toLowerCase() === name.trim().toLowerCase());

/** First words of product names of every provider, in lower case: they carry no content of their own. */
export const brandWords: ReadonlySet<string> = new Set(
  exams.flatMap(({ knowledge }) => knowledge?.provider.brands ?? []).map((brand) => brand.toLowerCase()),
);
