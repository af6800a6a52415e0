import type { Locale, Localised } from '../i18n/locale.ts';
import type { DomainId, Level, Source, TopicId } from '../knowledge/knowledge.types.ts';

export type TemplateId =
  | 'need-to-service'
  | 'feature-and-service'
  | 'untrue-statement'
  | 'shared-responsibility'
  | 'cheapest-option'
  | 'compare-two'
  | 'requirements-to-service'
  | 'quantity'
  | 'action-and-principle'
  | 'true-statement'
  | 'decision'
  | 'choose-two';

export type Label = 'A' | 'B' | 'C' | 'D' | 'E';

export type Party = 'provider' | 'customer';

/** What the stem asks, in terms of the knowledge base. An independent evaluator decides every option from it. */
export type Ask =
  | { kind: 'entity'; facts: readonly string[] }
  | { kind: 'cheapest'; facts: readonly string[] }
  | { kind: 'fact'; of: string; holds: boolean; notOf?: string }
  | { kind: 'task'; service: string; party: Party }
  | { kind: 'service'; task: string; party: Party }
  | { kind: 'quantity'; quantity: string }
  | { kind: 'decision'; pattern: string; situation: string; constraints: readonly string[] };

/** What an option stands for in the knowledge base. */
export type Subject =
  | { kind: 'entity'; id: string }
  | { kind: 'fact'; id: string }
  | { kind: 'task'; id: string }
  /** Two actions or two tasks in one option, in questions of before. */
  | { kind: 'facts'; ids: readonly string[] }
  | { kind: 'tasks'; ids: readonly string[] }
  | { kind: 'value'; value: number }
  /** A candidate of the pattern that is asked. */
  | { kind: 'solution'; id: string };

export interface ItemOption {
  label: Label;
  text: Localised;
  /** Why this option is right or wrong. */
  reason: Localised;
  subject: Subject;
}

export interface Reference extends Source {
  title: string;
}

/** A finished question in three languages, with its key. Never leaves the server before it is answered. */
export interface Item {
  exam: string;
  template: TemplateId;
  /** What the key rests on; with the template it identifies the concept asked. */
  factIds: readonly string[];
  domain: DomainId;
  topic: TopicId;
  level: Level;
  /** Situation and question are separated by an empty line when there is a situation. */
  stem: Localised;
  options: readonly ItemOption[];
  /** The letter of the right option; of two, both in order with a comma between. */
  key: string;
  /** What goes beyond the reasons; empty where they say it all. */
  explanation: Localised;
  references: readonly Reference[];
  ask: Ask;
  /** Who asks, or null for a plain question. */
  skin: string | null;
  /** The model that wrote its words, all in one language; absent in those of the knowledge base. */
  writer?: { model: string; locale: Locale };
}

/** An item as it comes from the generator, with what it was made from. */
export interface DrawnItem extends Item {
  seen: Seen;
  seed: string;
  kbVersion: string;
}

/** What to prefer for somebody who practises a whole exam. What cannot be had gives way; the mix and the rules of repetition hold. */
export interface Preference {
  domain: DomainId;
  /** Share of each level; they add up to 1. */
  levels: Readonly<Record<Level, number>>;
  /** How readily a question about a topic is taken, up to 1; topics that are not named: 1. */
  topics: Readonly<Record<TopicId, number>>;
  /** Facts to ask again in another way, by their mark, most urgent first. They go before everything else. */
  due: readonly number[];
}

/** What the repetition rules compare of an item that the learner has seen: hashes, because a history is long. */
export interface Seen {
  facts: number | null;
  /** Facts and template. */
  asked: number | null;
  /** The wording of the stem. */
  stem: number | null;
  /** Who asks, or the company of a decision. */
  skin: number | null;
}
