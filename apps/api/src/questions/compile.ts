import type { ActiveExam } from '../knowledge/exam.types.ts';
import type { Locale, Localised } from '../i18n/locale.ts';
import { inflect } from './language/inflect.ts';
import type { Form } from './language/conjugate.ts';
import { fullyTold, shortlyTold } from './fully-told.ts';
import { hash } from './random.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.types.ts';
import type { Pattern } from '../knowledge/pattern.types.ts';
import type {
  Category,
  Contrast,
  DomainId,
  Entity,
  Fact,
  Quantity,
  Responsibility,
  Scenario,
  Source,
  TopicId,
} from '../knowledge/knowledge.types.ts';

/** The same text built in each language. */
export function inEach(build: (locale: Locale) => string): Localised {
  return { pt: build('pt'), en: build('en'), es: build('es') };
}

export interface CompiledEntity extends Omit<Entity, 'name' | 'domain' | 'subject'> {
  category: string;
  domain: DomainId;
  name: Localised;
  subject: Localised;
}

export interface CompiledFact extends Omit<Fact, 'topic' | 'domain' | 'source'> {
  category: string;
  topic: TopicId;
  domain: DomainId;
  source: Source;
  /** The page of the fact itself; null where it is to be read on that of each owner. */
  ownSource: Source | null;
  forms: Readonly<Record<Form, Localised>>;
}

/** The knowledge base with its indexes. */
export interface Knowledge {
  exam: ActiveExam;
  base: KnowledgeBase;
  /** Release day and a hash of what is asked about: changes with every fact. */
  version: string;
  categories: ReadonlyMap<string, Category>;
  entities: ReadonlyMap<string, CompiledEntity>;
  facts: ReadonlyMap<string, CompiledFact>;
  factsOf: ReadonlyMap<string, readonly CompiledFact[]>;
  scenarios: ReadonlyMap<string, Scenario>;
  responsibilities: ReadonlyMap<string, Responsibility>;
  quantities: ReadonlyMap<string, Quantity>;
  /** Those that this exam asks. */
  patterns: ReadonlyMap<string, Pattern>;
  entity(id: string): CompiledEntity;
  fact(id: string): CompiledFact;
  siblings(categoryId: string): readonly CompiledEntity[];
  categoryFacts(categoryId: string): readonly CompiledFact[];
  /** True, false, or null where the knowledge base does not say. */
  holds(factId: string, entityId: string): boolean | null;
  contrast(a: string, b: string): Contrast | null;
}

function compileEntity(category: Category, entity: Entity): CompiledEntity {
  const name = typeof entity.name === 'string' ? { pt: entity.name, en: entity.name, es: entity.name } : entity.name;
  const subject = entity.subject ?? { pt: `o ${name.pt}`, en: name.en, es: name.es };
  return { ...entity, name, subject, category: category.id, domain: entity.domain ?? category.domain };
}

function compileFact(category: Category, fact: Fact, owner: CompiledEntity): CompiledFact {
  const form = (which: Form) => inEach((locale) => inflect(locale, fact.say[locale], which));
  return {
    ...fact,
    category: category.id,
    topic: fact.topic ?? owner.topic,
    domain: fact.domain ?? owner.domain,
    source: fact.source ?? owner.source,
    ownSource: fact.source ?? null,
    forms: {
      infinitive: form('infinitive'),
      singular: form('singular'),
      plural: form('plural'),
      action: form('action'),
    },
  };
}

/** Where to read what a fact says of one of its owners. */
export const pageOf = (fact: CompiledFact, about: CompiledEntity) => ({
  about,
  source: fact.ownSource ?? about.source,
});

function insert<T>(map: Map<string, T>, id: string, value: T): void {
  if (map.has(id)) throw new Error(`Knowledge base: the id "${id}" is used twice.`);
  map.set(id, value);
}

function find<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new Error(`Knowledge base: there is no "${id}".`);
  return found;
}

const pair = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

function byKey<T>(items: readonly T[], keys: (item: T) => readonly string[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keys(item)) {
      const list = map.get(key);
      if (list) list.push(item);
      else map.set(key, [item]);
    }
  }
  return map;
}

const patternsOf = ({ id, difficulty, knowledge }: ActiveExam): Pattern[] =>
  knowledge.patterns
    .filter(({ exams }) => id in exams)
    .map((pattern) => (difficulty === 'ASSOC' ? fullyTold(pattern) : shortlyTold(pattern)));

/** A pattern without what its pages are called, which no draw depends on. */
const withoutHalves = (pattern: Pattern): Pattern => ({
  ...pattern,
  candidates: pattern.candidates.map(({ halves: _halves, ...candidate }) => candidate),
});

/** What questions are drawn from; the sentences around it may change without another draw. */
function askedAbout(exam: ActiveExam) {
  const { id, blueprint, knowledge } = exam;
  const {
    releasedOn,
    levelMix,
    multipleResponse,
    principles,
    recall,
    longestDecision,
    topics,
    categories,
    scenarios,
    responsibilities,
    quantities,
    skins,
    backdrops,
  } = knowledge;
  const domains = blueprint.domains.map((domain) => ({ id: domain.id, weight: domain.weight }));
  return {
    exam: id,
    releasedOn,
    domains,
    levelMix,
    multipleResponse,
    principles,
    recall,
    longestDecision,
    topics,
    categories,
    scenarios,
    responsibilities,
    quantities,
    patterns: patternsOf(exam).map(withoutHalves),
    skins,
    backdrops,
  };
}

const versions = new WeakMap<ActiveExam, string>();

/** See `Knowledge.version`. */
export function versionOf(exam: ActiveExam): string {
  const asked =
    versions.get(exam) ??
    hash(JSON.stringify(askedAbout(exam)))
      .toString(16)
      .padStart(8, '0');
  versions.set(exam, asked);
  return `${exam.knowledge.releasedOn}.${asked}`;
}

/** Checks ids and builds the indexes. Throws on an id that is unknown or used twice. */
export function compile(exam: ActiveExam): Knowledge {
  const base = exam.knowledge;
  const categories = new Map<string, Category>();
  const entities = new Map<string, CompiledEntity>();
  const facts = new Map<string, CompiledFact>();
  const contrasts = new Map<string, Contrast>();
  for (const category of base.categories) {
    insert(categories, category.id, category);
    for (const entity of category.entities) insert(entities, entity.id, compileEntity(category, entity));
  }
  for (const category of base.categories) {
    for (const fact of category.facts) {
      for (const id of [...fact.of, ...(fact.unclear ?? [])]) find(entities, id);
      insert(facts, fact.id, compileFact(category, fact, find(entities, fact.of[0] ?? '')));
    }
    for (const contrast of category.contrasts) {
      for (const id of contrast.between) find(entities, id);
      insert(contrasts, pair(...contrast.between), contrast);
    }
  }
  const index = <T extends { id: string }>(items: readonly T[]) => {
    const map = new Map<string, T>();
    for (const item of items) insert(map, item.id, item);
    return map;
  };
  const siblings = byKey([...entities.values()], (entity) => [entity.category]);
  const categoryFacts = byKey([...facts.values()], (fact) => [fact.category]);
  return {
    exam,
    base,
    version: `${base.releasedOn}.${hash(JSON.stringify(askedAbout(exam)))
      .toString(16)
      .padStart(8, '0')}`,
    categories,
    entities,
    facts,
    factsOf: byKey([...facts.values()], (fact) => fact.of),
    scenarios: index(base.scenarios),
    responsibilities: index(base.responsibilities),
    quantities: index(base.quantities),
    patterns: index(patternsOf(exam)),
    entity: (id) => find(entities, id),
    fact: (id) => find(facts, id),
    siblings: (id) => siblings.get(id) ?? [],
    categoryFacts: (id) => categoryFacts.get(id) ?? [],
    holds: (factId, entityId) => {
      const fact = find(facts, factId);
      if (fact.of.includes(entityId)) return true;
      if (fact.unclear?.includes(entityId)) return null;
      return fact.kind === 'purpose' || find(entities, entityId).category === fact.category ? false : null;
    },
    contrast: (a, b) => contrasts.get(pair(a, b)) ?? null,
  };
}
