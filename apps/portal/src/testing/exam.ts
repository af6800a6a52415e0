import type { Exam } from '@prepar/api-client/types';

/** The exam of a learner who has answered nothing, but for what is said otherwise. */
export const makeExam = (more: Partial<Exam> = {}): Exam => ({
  id: 'clf-c02',
  code: 'CLF-C02',
  name: 'Cloud Practitioner',
  provider: 'AWS',
  description: '',
  difficulty: 'FUND',
  durationMinutes: 90,
  totalQuestions: 65,
  cut: 70,
  isActive: true,
  isEnrolled: true,
  enrollmentDate: null,
  progress: null,
  openSession: null,
  modalities: [],
  ...more,
});
