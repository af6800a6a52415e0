import type { ExamIdentity } from '../common/exam.types.ts';

/** A full simulation that went well. */
export interface SampleCertificate extends ExamIdentity {
  /** Questions of the exam, and how many of them were right. */
  questions: number;
  right: number;
  /** Day, as yyyy-mm-dd. */
  completedOn: string;
}

/** Something to reach by practising. */
export type SampleAchievement = { id: 'firstAnswer' | 'threeDays' | 'simulation' | 'fullWeek' | 'hundred' } & (
  | { unlockedOn: string }
  | { done: number; goal: number }
);

// The page shows these and asks the server for nothing, because neither certificates nor achievements exist yet.

/** Nobody: what is shown must not look like the results of who reads it. */
export const sampleLearner = 'Rita Campos';

export const sampleCertificates: readonly SampleCertificate[] = [
  {
    id: 'aws-clf-c02',
    code: 'CLF-C02',
    name: 'AWS Certified Cloud Practitioner',
    provider: 'aws',
    questions: 65,
    right: 55,
    completedOn: '2026-03-14',
  },
  {
    id: 'azure-az-900',
    code: 'AZ-900',
    name: 'Microsoft Certified: Azure Fundamentals',
    provider: 'azure',
    questions: 50,
    right: 39,
    completedOn: '2026-04-04',
  },
  {
    id: 'gcp-cdl',
    code: 'CDL',
    name: 'Google Cloud Digital Leader',
    provider: 'gcp',
    questions: 55,
    right: 50,
    completedOn: '2026-04-11',
  },
];

export const sampleAchievements: readonly SampleAchievement[] = [
  { id: 'firstAnswer', unlockedOn: '2026-03-02' },
  { id: 'threeDays', unlockedOn: '2026-03-06' },
  { id: 'simulation', unlockedOn: '2026-03-14' },
  { id: 'hundred', unlockedOn: '2026-03-21' },
  { id: 'fullWeek', done: 5, goal: 7 },
];

/** Which answers of a sample were right: the wrong ones lie scattered over the sheet. */
export function sampleMarks({ questions, right }: Pick<SampleCertificate, 'questions' | 'right'>): boolean[] {
  const stride = 37; // shares no divisor with the sizes above, so that no question is hit twice
  const wrong = new Set(Array.from({ length: questions - right }, (_, turn) => (11 + turn * stride) % questions));
  return Array.from({ length: questions }, (_, position) => !wrong.has(position));
}
