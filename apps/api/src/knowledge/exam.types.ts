import type { Schemas } from '../http/operations.ts';
import type { Localised } from '../i18n/locale.ts';
import type { KnowledgeBase } from './knowledge-base.types.ts';
import type { DomainId, TopicId } from './knowledge.types.ts';

/** Official facts of an exam. `checkedOn` is the day on which the page's text was read, or null. */
export interface Blueprint {
  domains: readonly { id: DomainId; name: Localised; weight: number }[];
  /** Pass mark on the provider's scale, or null where it is not published. */
  passMark: number | null;
  /** Share of right answers that the readiness model takes as the cut. */
  assumedCut: number;
  /** False where the provider gives a range or nothing for the number of questions, and `totalQuestions` is our estimate. */
  countPublished: boolean;
  /** How many of its questions are asked on trial and do not count; none where nothing is said. */
  unscored?: number;
  guideVersion: string;
  /** Empty for an exam of our own. */
  sourceUrl: string;
  checkedOn: string | null;
}

/** One way to practise an exam. */
export interface Modality {
  id: string;
  name: Localised;
  description: Localised;
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
  provider: Schemas['Exam']['provider'];
  name: Localised;
  description: Localised;
  difficulty: Schemas['Exam']['difficulty'];
  durationMinutes: number;
  totalQuestions: number;
  blueprint: Blueprint;
  modalities: readonly Modality[];
  /** What its questions are made of. Null: listed as coming soon. */
  knowledge: KnowledgeBase | null;
}

/** An exam that can be practised. */
export type ActiveExam = Exam & { knowledge: KnowledgeBase };
