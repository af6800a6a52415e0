import type { Exam, Modality } from '@prepar/api-client/types';
import { readQuestionCount } from '@prepar/api-client/normalise';

/** The modality that practises all of an exam; undefined where it has none. */
export const wholeExam = ({ modalities }: Pick<Exam, 'modalities'>): Modality | undefined =>
  modalities.find(
    ({ scope, isActive, questionCount }) =>
      scope === 'EXAM' && isActive && readQuestionCount(questionCount) === Number.POSITIVE_INFINITY,
  );
