import type { Exam, Modality } from '../../content/catalogue.types.ts';
import { exams } from '../../content/exams.ts';
import { type Locale, locales, type Localised } from '../i18n/locale.ts';
import { engineFor } from '../questions/engine.ts';

export type { Exam, Modality };

/** The catalogue, exams that can be practised first. */
export const listExams = (): Exam[] => exams.toSorted((a, b) => Number(b.isActive) - Number(a.isActive));

export const findExam = (examId: string): Exam | undefined => exams.find(({ id }) => id === examId);

export const findModality = (exam: Exam, modalityId: string): Modality | undefined =>
  exam.modalities.find(({ id }) => id === modalityId);

/** A modality by its name in any language. */
export const findModalityByName = (exam: Exam, name: string): Modality | undefined =>
  exam.modalities.find((modality) => isNamed(modality.name, name));

/** Id of a modality's topic by its name in any language. */
export const findTopicByName = (exam: Exam, modality: Modality, name: string): string | undefined =>
  modality.topics.find((topic) => isNamed(topicNames(exam, topic), name));

/** The modality that draws from the whole exam. */
export function wholeExam(exam: Exam): Modality {
  const modality = exam.modalities.find(({ scope, questionCount }) => scope.kind === 'exam' && questionCount === 'infinite');
  if (!modality) throw new Error(`${exam.id} has no modality for all of its content`);
  return modality;
}

export const topicName = (exam: Exam, topic: string, locale: Locale): string => topicNames(exam, topic)[locale];

function topicNames(exam: Exam, topic: string): Localised {
  const found = engineFor(exam.id).knowledge.base.topics.find(({ id }) => id === topic);
  if (!found) throw new Error(`${exam.id} has no topic ${topic}`);
  return found.name;
}

const isNamed = (names: Localised, name: string): boolean =>
  locales.some((locale) => names[locale].toLowerCase() === name.trim().toLowerCase());
