import type { Localised } from '../../i18n/locale.ts';
import type { Means } from '../choose.ts';
import type { Ask, Label, Subject, TemplateId } from '../item.types.ts';
import type { CompiledEntity, Knowledge } from '../compile.ts';
import type { Backdrop, DomainId, Level, Skin, Source, TopicId } from '../../knowledge/knowledge.types.ts';

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
  /** What is left in peace for a while after it was asked. Default: its facts together. */
  rests?: string;
}

export interface DraftOption {
  text: Localised;
  /** Built only for the options that are chosen. */
  reason: () => Localised;
  subject: Subject;
  popularity: number;
  near?: boolean;
}

/** A question with its words, before the options have letters. */
export interface Draft {
  stem: Localised;
  /** One, or two where two are asked for. */
  right: readonly DraftOption[];
  wrong: readonly DraftOption[];
  /** Built when the options have their letters. */
  explanation: (letterOf: (option: DraftOption) => Label) => Localised;
  /** What to read, most important first. */
  sources: readonly { about: Pick<CompiledEntity, 'name'>; source: Source }[];
  ask: Ask;
  skin: string | null;
  /** The company of a decision, which is no skin. */
  company?: string;
  /** What the stem tells, where chance puts its sentences in order. Default: its words. */
  told?: string;
  /** True when the options have an order of their own (numbers). */
  ordered?: true;
}

/** What a template may use while it drafts. */
export interface Setting extends Means {
  knowledge: Knowledge;
  skin: Skin;
  /** What a company does at present that needs something of a topic; null where the exam tells nothing of it. */
  backdrop: (topic: TopicId) => Backdrop | null;
  /** Whether a company of a decision was not met for as long as an exam has questions. */
  isRested: (company: string) => boolean;
}

export interface Template {
  id: TemplateId;
  /** Every question this family can ask. */
  candidates(knowledge: Knowledge): Candidate[];
  /** Words and options for one candidate; null when no fair set of options was found. */
  draft(candidate: Candidate, setting: Setting): Draft | null;
}
