import type {
  Backdrop,
  Category,
  DomainId,
  Level,
  ProviderWords,
  Quantity,
  Responsibility,
  Scenario,
  Skin,
  Topic,
  TopicId,
} from './knowledge.types.ts';
import type { Pattern } from './pattern.types.ts';

/** Everything the engine knows about one exam. */
export interface KnowledgeBase {
  /** Day of the release; ages are measured against it. */
  releasedOn: string;
  provider: ProviderWords;
  /** Share of each level when the server is free to choose. */
  levelMix: Readonly<Record<Level, number>>;
  /** Share of questions with two right options of five; 0 where the exam has none. */
  multipleResponse: number;
  /** Largest share of questions on principles and shared responsibility, where the exam has few. Default: as many as come. */
  principles?: number;
  /** How often, against other exams, a question asks what one thing is or does instead of for a decision. Default: 1. */
  recall?: number;
  /** Words of a decision in English that stems of the exam hardly go beyond: longer ones stand in where no other is left. Default: any. */
  longestDecision?: number;
  /** What the official guide names, in English; each with the ways to say it between |. The check lists those that no text has. */
  guideTerms: readonly string[];
  topics: readonly Topic[];
  categories: readonly Category[];
  scenarios: readonly Scenario[];
  responsibilities: readonly Responsibility[];
  /** Where the exam asks about responsibilities. */
  responsibilityIn: { domain: DomainId; topic: TopicId };
  quantities: readonly Quantity[];
  /** Of the whole provider; the exam asks those that name it. */
  patterns: readonly Pattern[];
  skins: readonly Skin[];
  /** What companies do at present, told before a need. Default: nothing. */
  backdrops?: readonly Backdrop[];
}
