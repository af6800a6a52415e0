import type { DomainId, Text, TopicId } from '../src/questions/knowledge/knowledge.types.ts';

export type Provider = 'AWS' | 'AZURE' | 'GCP' | 'GENERIC';

/** Official facts of an exam. `checkedOn` is the day on which the page's text was read, or null. */
export interface Blueprint {
  domains: readonly { id: DomainId; name: Text; weight: number }[];
  /** Pass mark on the provider's scale, or null where it is not published. */
  passMark: number | null;
  /** Share of right answers that the readiness model takes as the cut. */
  assumedCut: number;
  /** False where the provider gives a range or nothing for the number of questions, and `totalQuestions` is our estimate. */
  countPublished: boolean;
  guideVersion: string;
  /** Empty for an exam of our own. */
  sourceUrl: string;
  checkedOn: string | null;
}

/** One way to practise an exam. */
export interface Modality {
  id: string;
  name: Text;
  description: Text;
  topics: readonly TopicId[];
  /** What it draws from: everything, one official domain, or its topics. */
  scope: { kind: 'exam' } | { kind: 'domain'; domain: DomainId } | { kind: 'topics' };
  /** 'infinite', or a number of questions as digits. */
  questionCount: string;
  order: number;
  isActive: boolean;
}

export interface Exam {
  id: string;
  code: string;
  provider: Provider;
  name: Text;
  description: Text;
  difficulty: 'FUND' | 'ASSOC' | 'EXPERT';
  durationMinutes: number;
  totalQuestions: number;
  /** False: listed as coming soon. */
  isActive: boolean;
  blueprint: Blueprint;
  modalities: readonly Modality[];
}
