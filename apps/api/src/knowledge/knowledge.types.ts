import type { Locale, Localised } from '../i18n/locale.ts';

/**
 * A text whose verbs stand in braces in the infinitive: `{executar} código`, `{run} code`.
 * The engine conjugates them. `{not run}` is the English negation; `{mover|mueve|mueven}` gives the forms by hand.
 */
export type Phrase = Localised;

/** Official domain of an exam. */
export type DomainId = string;

/** Leaf topic; modalities are lists of topics. */
export type TopicId = string;

export type Level = 1 | 2 | 3;

/** Where something can be read up. `checkedOn` is the day on which the page's text was read, or null. */
export interface Source {
  url: string;
  checkedOn: string | null;
}

/** Something that can be an answer: a service, a feature, a plan, a concept, a purchase option. */
export interface Entity {
  id: string;
  kind: 'service' | 'feature' | 'plan' | 'concept';
  /** As an option shows it. A plain string is the same in all languages. */
  name: Localised | string;
  /** As the subject of a sentence, lower case, with its article. Default: "o {name}" in Portuguese, the bare name otherwise. */
  subject?: Localised;
  /** True when verbs after the subject are plural; the languages, where it is so in some alone ("os dados cabem", "data fits"). */
  plural?: true | readonly Locale[];
  /** Other names that would give the answer away in a stem. */
  aliases?: readonly string[];
  /** What it is for, as a phrase after the subject. Names no other entity of its category. */
  gist: Phrase;
  /** Something from everyday life that is like it, as a noun phrase after "is like". It tells the entities of a category apart. */
  likeness: Localised;
  topic: TopicId;
  /** Default: the domain of its category. */
  domain?: DomainId;
  /** How well known it is, 1 to 5. */
  popularity: 1 | 2 | 3 | 4 | 5;
  source: Source;
  /** Day on which the provider closed it to everyone; such entities fail the checks. */
  retiredOn?: string;
}

/**
 * One statement and the closed list of entities of its category for which it is true.
 * It is false for every other entity of the category, except those in `unclear`, which never meet it in a question.
 */
export interface Fact {
  id: string;
  /**
   * `purpose`: a need that exactly the owners meet, in the whole knowledge base; asks for a service by scenario.
   * `feature`: true or false inside the category only.
   * `trait`: the same, and something that several entities have and a customer would ask for.
   */
  kind: 'purpose' | 'feature' | 'trait';
  /** The owners. The first one gives topic, domain and source unless the fact has its own. */
  of: readonly string[];
  unclear?: readonly string[];
  say: Phrase;
  /** For a purpose: what the customer wants, in the infinitive, where `say` only fits the service as subject. */
  need?: Localised;
  /** The opposite, where putting the verb in the negative would not be natural. */
  deny?: Phrase;
  /**
   * What to hear in a stem that asks for it, a noun phrase in general words: the condition of the rule to remember, where what the owner
   * is does not speak of it. True of the owners alone. Default: what was asked.
   */
  cue?: Localised;
  /** By which means its first owner does it, a sentence that names the owner: the reason of the right option. Default: what the owner is. */
  how?: Localised;
  /** For a category of actions: it happens to a team, which neither decides nor proposes it. */
  outcome?: true;
  /** 1: known to every beginner. 2: needs real study. Decides the level of items whose form does not. */
  level: 1 | 2;
  topic?: TopicId;
  domain?: DomainId;
  source?: Source;
}

/** What separates two entities that learners confuse; one sentence that names both. */
export interface Contrast {
  between: readonly [string, string];
  say: Localised;
}

/** Entities that could stand in one list of options, with everything that is true or false of them. */
export interface Category {
  id: string;
  /** "serviço de armazenamento": what an option is, without article. */
  noun: Localised;
  /** Gender of the noun in Portuguese and Spanish. */
  feminine?: true;
  /** `statement`: facts say what the entity does. `action`: facts say what a team does when it follows the entity. */
  mode: 'statement' | 'action';
  domain: DomainId;
  /** For `action`: the question after the action ("Qual pilar …?"), and the reverse, with `{entity}`. Nothing asks for a `pair` of actions. */
  ask?: { entity: Localised; action: Localised; pair?: Localised };
  /** Who acts, where no company would: an attacker, or nobody in particular. Default: a company. */
  actor?: Localised;
  /** Related categories, whose entities complete the wrong options where there are too few neighbours. */
  far?: readonly string[];
  /** Relative price, for entities that a cost question compares; equal numbers never meet. */
  costRank?: Readonly<Record<string, number>>;
  entities: readonly Entity[];
  facts: readonly Fact[];
  contrasts: readonly Contrast[];
}

/** A cost question: the cheapest option of the category that has all the required facts. */
export interface Scenario {
  id: string;
  category: string;
  /** With `{company}` at the start of the first sentence. */
  situation: Localised;
  /** The question that follows. */
  ask: Localised;
  requires: readonly string[];
  level: Level;
  topic: TopicId;
  domain: DomainId;
  source: Source;
}

/** Who does a task, per service, in the shared responsibility model. */
export interface Responsibility {
  id: string;
  task: Phrase;
  /** What doing it is like for who owns a rented building, or for who lives in it: a phrase after "it is like". */
  likeness: Localised;
  /** Services for which the task is the provider's. */
  provider: readonly string[];
  /** Services for which the task is the customer's. */
  customer: readonly string[];
  /** Why the task falls to a party, where it does: a sentence that holds for each of its services, without their names. */
  because: { readonly provider?: Localised; readonly customer?: Localised };
  level: 1 | 2;
  source: Source;
}

/** A stable number with its near values. */
export interface Quantity {
  id: string;
  /** Two or more wordings. */
  ask: readonly Localised[];
  /** Unit with `{n}`, plural. */
  unit: Localised;
  /** The same for the value 1, where the list has it. */
  unitOfOne?: Localised;
  /** Ascending, the right one among them; at least seven, so that the key can stand in any place. */
  values: readonly number[];
  answer: number;
  /** What one of the other values is the figure of: "o mínimo da camada fria (cold)", "the minimum of the cold tier". */
  elsewhere?: Readonly<Record<number, Localised>>;
  /** Why it is so, or how to remember it. */
  why: Localised;
  entity: string;
  level: 1 | 2;
  topic: TopicId;
  domain: DomainId;
  source: Source;
}

/** The dress of a question: who asks, and for what. Never changes what is true. */
export interface Skin {
  id: string;
  /** "uma fintech", lower case, with indefinite article. */
  company: Localised;
  /** "o aplicativo de pagamentos": what the company builds, with definite article. */
  system: Localised;
}

/**
 * What somebody does at present: the sentence before a need. It goes with every need of its topics, decides nothing, names no product,
 * and has no word of a name that could be an option.
 */
export interface Backdrop {
  id: string;
  /** Default: all. */
  topics?: readonly TopicId[];
  text: Localised;
  /** Who then needs something, as the next sentence says it: "a empresa", "the team". */
  who: Localised;
}

export interface Topic {
  id: TopicId;
  name: Localised;
}

/** What sentences say of a provider. */
export interface ProviderWords {
  /** "a Nuvem X": with its article, as a sentence names it. */
  name: Localised;
  /** "serviço da Nuvem X": what any of its products is, without article. */
  service: Localised;
  /** First words of the names of its products; they tell one product from another as little as the word 'service'. */
  brands: readonly string[];
  /** What is whose part in the shared responsibility model. */
  responsibility: { provider: Localised; customer: Localised };
}
