import { difficultyLevel } from '@prepar/api-client/normalise';
import type { Exam } from '@prepar/api-client/types';
import type { ExamIdentity, Level } from '@prepar/screens/common/exam.types.ts';

const providers = { AWS: 'aws', AZURE: 'azure', GCP: 'gcp', GENERIC: 'generic' } as const;

export const presentProvider = (provider: Exam['provider']): ExamIdentity['provider'] => providers[provider];

export const presentExam = ({
  id,
  code,
  name,
  provider,
}: Pick<Exam, 'id' | 'code' | 'name' | 'provider'>): ExamIdentity => ({
  id,
  code,
  name,
  provider: presentProvider(provider),
});

/** Level 1 to 3, or the server's word for one that the product does not know. */
export const presentLevel = (difficulty: string): Level => difficultyLevel(difficulty) ?? difficulty;
