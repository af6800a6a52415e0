import type { Means } from '../choose.ts';
import type { Ask, Subject, TemplateId } from '../item.types.ts';
import type { CompiledEntity, Knowledge } from '../knowledge/compile.ts';
import type { DomainId, Level, Skin, Source, Text, TopicId } from '../knowledge/knowledge.types.ts';

/** A question that can be asked, before words and wrong options are chosen. */
export interface Candidate {
  template: TemplateId;
  factIds: readonly string[];
  level: Level;
  domain: DomainId;
  topic: TopicId;
  /** The entity that is the key or that the stem is about. */
  entity: string;
  /** The form of the template that asks it. */
  form: string;
}

export interface DraftOption {
  text: Text;
  /** Built only for the options that are chosen. */
  reason: () => Text;
  subject: Subject;
  popularity: number;
  near?: boolean;
}

/** A question with its words, before the options have letters. */
export interface Draft {
  stem: Text;
  key: DraftOption;
  wrong: readonly DraftOption[];
  explanation: Text;
  /** What to read, most important first. */
  sources: readonly { about: CompiledEntity; source: Source }[];
  ask: Ask;
  skin: string | null;
  /** True when the options have an order of their own (numbers). */
  ordered?: true;
}

/** What a template may use while it drafts. */
export interface Setting extends Means {
  knowledge: Knowledge;
  skin: Skin;
}

export interface Template {
  id: TemplateId;
  /** Every question this family can ask. */
  candidates(knowledge: Knowledge): Candidate[];
  /** Words and options for one candidate; null when no fair set of options was found. */
  draft(candidate: Candidate, setting: Setting): Draft | null;
}
