import type { ExamIdentity } from '../common/exam.types.ts';

/** A full simulation that went well. */
export interface SampleCertificate extends ExamIdentity {
  /** Per cent of right answers. */
  score: number;
  /** Day, as yyyy-mm-dd. */
  completedOn: string;
}

/** Something to reach by practising. */
export type SampleAchievement = { id: 'firstAnswer' | 'threeDays' | 'simulation' | 'fullWeek' | 'hundred' } & (
  | { unlockedOn: string }
  | { done: number; goal: number }
);

// The page shows these and asks the server for nothing, because neither certificates nor achievements exist yet.

export const sampleCertificates: readonly SampleCertificate[] = [
  {
    id: 'aws-clf-c02',
    code: 'CLF-C02',
    name: 'AWS Certified Cloud Practitioner',
    provider: 'aws',
    score: 84,
    completedOn: '2025-10-18',
  },
  {
    id: 'azure-az-900',
    code: 'AZ-900',
    name: 'Microsoft Certified: Azure Fundamentals',
    provider: 'azure',
    score: 79,
    completedOn: '2025-11-08',
  },
  {
    id: 'gcp-cdl',
    code: 'CDL',
    name: 'Google Cloud Digital Leader',
    provider: 'gcp',
    score: 91,
    completedOn: '2025-11-15',
  },
];

export const sampleAchievements: readonly SampleAchievement[] = [
  { id: 'firstAnswer', unlockedOn: '2025-10-06' },
  { id: 'threeDays', unlockedOn: '2025-10-10' },
  { id: 'simulation', unlockedOn: '2025-10-18' },
  { id: 'fullWeek', done: 5, goal: 7 },
  { id: 'hundred', done: 64, goal: 100 },
];
