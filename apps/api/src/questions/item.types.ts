import type { DomainId, Level, Source, Text, TopicId } from './knowledge/knowledge.types.ts';

export type TemplateId = 'T1' | 'T2' | 'T3' | 'T4' | 'T5' | 'T6' | 'T7' | 'T8' | 'T9' | 'T10';

export type Label = 'A' | 'B' | 'C' | 'D';

export type Party = 'provider' | 'customer';

/** What the stem asks, in terms of the knowledge base. An independent evaluator decides every option from it. */
export type Ask =
  | { kind: 'entity'; facts: readonly string[] }
  | { kind: 'cheapest'; facts: readonly string[] }
  | { kind: 'fact'; of: string; holds: boolean; notOf?: string }
  | { kind: 'task'; service: string; party: Party }
  | { kind: 'service'; task: string; party: Party }
  | { kind: 'quantity'; quantity: string };

/** What an option stands for in the knowledge base. */
export type Subject =
  | { kind: 'entity'; id: string }
  | { kind: 'fact'; id: string }
  /** Two actions in one option. */
  | { kind: 'facts'; ids: readonly string[] }
  | { kind: 'task'; id: string }
  | { kind: 'tasks'; ids: readonly string[] }
  | { kind: 'value'; value: number };

export interface ItemOption {
  label: Label;
  text: Text;
  /** Why this option is right or wrong. */
  reason: Text;
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
  stem: Text;
  options: readonly ItemOption[];
  key: Label;
  explanation: Text;
  references: readonly Reference[];
  ask: Ask;
  /** Who asks, or null for a plain question. */
  skin: string | null;
  /** Identifies the wording of the stem. */
  stemHash: string;
  seed: string;
  kbVersion: string;
}

/** What the repetition rules need to know of an item that the learner has seen. */
export type Seen = Pick<Item, 'factIds' | 'template' | 'skin' | 'stemHash'>;
