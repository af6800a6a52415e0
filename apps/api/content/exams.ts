import { awsExams } from './aws/exams.ts';
import { azureExams } from './azure/exams.ts';
import type { Exam } from '../src/knowledge/exam.types.ts';
import { genericExams } from './generic/exams.ts';
import { googleExams } from './google/exams.ts';

/** The catalogue, in the order in which it is shown. Inactive exams are listed as coming soon. */
export const exams: readonly Exam[] = [...awsExams, ...azureExams, ...googleExams, ...genericExams];
