import { type Locale, locales, type Localised } from '../i18n/locale.ts';
import type { Item, ItemOption, Party } from './item.types.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.types.ts';
import type { Category, Entity, Fact } from '../knowledge/knowledge.types.ts';
import type { Candidate, Constraint, Pattern } from '../knowledge/pattern.types.ts';

/*
 * A second opinion on every question. It reads the knowledge base as written, decides each option by itself and compares words with
 * the source texts. It imports no code of the generator, so that a mistake there cannot hide here.
 */

interface Found<T> {
  category: Category;
  value: T;
}

interface Index {
  entities: Map<string, Found<Entity>>;
  facts: Map<string, Found<Fact>>;
}

const indexes = new WeakMap<KnowledgeBase, Index>();

function index(base: KnowledgeBase): Index {
  const ready = indexes.get(base);
  if (ready) return ready;
  const made: Index = { entities: new Map(), facts: new Map() };
  for (const category of base.categories) {
    for (const value of category.entities) made.entities.set(value.id, { category, value });
    for (const value of category.facts) made.facts.set(value.id, { category, value });
  }
  indexes.set(base, made);
  return made;
}

const findEntity = (base: KnowledgeBase, id: string) => index(base).entities.get(id) ?? null;
const findFact = (base: KnowledgeBase, id: string) => index(base).facts.get(id) ?? null;

/** Whether a fact is true of an entity: the closed list of its owners decides inside the category, and everywhere for a purpose. */
function truth(base: KnowledgeBase, factId: string, entityId: string): boolean | 'unknown' {
  const fact = findFact(base, factId);
  const entity = findEntity(base, entityId);
  if (!fact || !entity || fact.value.unclear?.includes(entityId)) return 'unknown';
  if (fact.value.of.includes(entityId)) return true;
  return entity.category === fact.category || fact.value.kind === 'purpose' ? false : 'unknown';
}

type Verdict = boolean | 'unknown';

function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes('unknown') ? 'unknown' : true;
}

/** Whether a task is the party's when this service is used. */
function belongsTo(base: KnowledgeBase, taskId: string, party: Party, service: string): Verdict {
  const task = base.responsibilities.find((candidate) => candidate.id === taskId);
  if (task?.[party].includes(service)) return true;
  return task?.[party === 'provider' ? 'customer' : 'provider'].includes(service) ? false : 'unknown';
}

interface Decided {
  pattern: Pattern;
  constraints: readonly Constraint[];
}

/** The pattern and the constraints that a decision asks about; null where the exam has no such decision. */
function decided(base: KnowledgeBase, { ask, exam }: Item): Decided | null {
  if (ask.kind !== 'decision') return null;
  const pattern = base.patterns.find(({ id }) => id === ask.pattern);
  const constraints = ask.constraints.flatMap((id) => pattern?.constraints.find((one) => one.id === id) ?? []);
  const known = constraints.length === ask.constraints.length && constraints.every(inSituation(ask.situation));
  return pattern && exam in pattern.exams && known ? { pattern, constraints } : null;
}

const inSituation =
  (id: string) =>
  ({ situations }: Constraint): boolean =>
    situations === undefined || situations.includes(id);

const solutionOf = ({ pattern }: Decided, { subject }: ItemOption): Candidate | null =>
  (subject.kind === 'solution' && pattern.candidates.find(({ id }) => id === subject.id)) || null;

/** Whether the stem goes on with what there is today: then options say what is done. */
function isFullyTold({ pattern }: Decided, { ask, stem }: Item, locale: Locale): boolean {
  const today = pattern.situations.find(({ id }) => ask.kind === 'decision' && id === ask.situation)?.today;
  return today !== undefined && stem[locale].includes(today[locale]);
}

function meets({ fits, rulesOut }: Constraint, { id }: Candidate): Verdict {
  if (fits.includes(id) !== id in rulesOut) return fits.includes(id);
  return 'unknown';
}

/** Constraints without which the right options would be the same. */
function idle(found: Decided, item: Item): Constraint[] {
  const wrong = item.options.filter(({ label }) => !item.key.includes(label));
  return found.constraints.filter((constraint) => {
    const others = found.constraints.filter((one) => one !== constraint);
    const saved = wrong.filter((option) => {
      const solution = solutionOf(found, option);
      return solution && others.every((one) => meets(one, solution) === true);
    });
    return saved.length === 0;
  });
}

/** Of all the requirements of a pattern that a situation can have, how many more a solution meets than it misses. */
const merit = ({ constraints }: Pattern, situation: string, solution: Candidate): number => {
  const verdicts = constraints.filter(inSituation(situation)).map((constraint) => meets(constraint, solution));
  return verdicts.filter((verdict) => verdict === true).length - verdicts.filter((verdict) => verdict === false).length;
};

/** Solutions that are no option, would be right, and of which an expert would think before a right one. */
function untold({ pattern, constraints }: Decided, { ask, options, key }: Item): string[] {
  if (ask.kind !== 'decision') return [];
  const shown = new Map(options.map(({ subject, label }) => [subject.kind === 'solution' ? subject.id : '', label]));
  const right = pattern.candidates.filter(
    ({ id, rightWith }) => key.includes(shown.get(id) ?? '-') && !rightWith?.length,
  );
  const rivals = pattern.candidates.filter(
    (each) =>
      !shown.has(each.id) &&
      constraints.every((one) => meets(one, each) === true) &&
      !each.neverRight &&
      (each.rightIn?.includes(ask.situation) ?? true) &&
      (each.rightWith ?? []).every((id) => ask.constraints.includes(id)),
  );
  return rivals.flatMap((rival) =>
    right
      .filter((own) => {
        const [a, b] = [merit(pattern, ask.situation, rival), merit(pattern, ask.situation, own)];
        return a > b || (a === b && rival.popularity > own.popularity);
      })
      .map((own) => `${rival.id} is better than ${own.id} and is not shown`),
  );
}

/** Right options that the content does not want as right ones here, and requirements that contradict each other. */
function odd(found: Decided, item: Item): string[] {
  const asked = new Set(found.constraints.map(({ id }) => id));
  const keys = item.options.filter(({ label }) => item.key.includes(label));
  return [
    ...keys.flatMap((option) => {
      const solution = solutionOf(found, option);
      if (solution?.neverRight) return `${solution.id} is never to be right`;
      if (item.ask.kind === 'decision' && !(solution?.rightIn?.includes(item.ask.situation) ?? true))
        return `${solution?.id} is not to be right in ${item.ask.situation}`;
      const missing = solution?.rightWith?.filter((id) => !asked.has(id)) ?? [];
      return missing.map((id) => `${solution?.id} is right without ${id}`);
    }),
    ...found.constraints.flatMap(({ id, notWith = [] }) =>
      notWith.filter((other) => asked.has(other)).map((other) => `the requirements ${id} and ${other} contradict`),
    ),
  ];
}

/** Whether an option answers the question, taking the other options into account where price decides. */
function answers(base: KnowledgeBase, item: Item, option: ItemOption): Verdict {
  const { ask } = item;
  const { subject } = option;
  switch (ask.kind) {
    case 'entity':
      return subject.kind === 'entity' ? all(ask.facts.map((fact) => truth(base, fact, subject.id))) : 'unknown';
    case 'cheapest': {
      if (subject.kind !== 'entity') return 'unknown';
      const feasible = (id: string) => all(ask.facts.map((fact) => truth(base, fact, id)));
      const price = (id: string) => findEntity(base, id)?.category.costRank?.[id] ?? Number.NaN;
      const own = feasible(subject.id);
      if (own !== true) return own;
      const rivals = item.options.flatMap((other) =>
        other === option || other.subject.kind !== 'entity' ? [] : [other.subject.id],
      );
      if (rivals.some((id) => feasible(id) === 'unknown')) return 'unknown';
      const prices = rivals.filter((id) => feasible(id) === true).map(price);
      if ([price(subject.id), ...prices].some((value) => Number.isNaN(value))) return 'unknown';
      if (prices.some((value) => value < price(subject.id))) return false;
      return prices.includes(price(subject.id)) ? 'unknown' : true;
    }
    case 'fact': {
      if (subject.kind === 'facts') return all(subject.ids.map((id) => truth(base, id, ask.of)));
      if (subject.kind !== 'fact') return 'unknown';
      const own = truth(base, subject.id, ask.of);
      if (own === 'unknown') return 'unknown';
      if (ask.notOf === undefined) return own === ask.holds;
      const other = truth(base, subject.id, ask.notOf);
      if (own !== ask.holds) return false;
      return other === 'unknown' ? 'unknown' : !other;
    }
    case 'task': {
      const ids = subject.kind === 'task' ? [subject.id] : subject.kind === 'tasks' ? subject.ids : [];
      return ids.length === 0 ? 'unknown' : all(ids.map((id) => belongsTo(base, id, ask.party, ask.service)));
    }
    case 'service':
      return subject.kind === 'entity' ? belongsTo(base, ask.task, ask.party, subject.id) : 'unknown';
    case 'decision': {
      const found = decided(base, item);
      const solution = found && solutionOf(found, option);
      return solution ? all(found.constraints.map((constraint) => meets(constraint, solution))) : 'unknown';
    }
    case 'quantity': {
      const quantity = base.quantities.find((candidate) => candidate.id === ask.quantity);
      if (!quantity || subject.kind !== 'value' || !quantity.values.includes(subject.value)) return 'unknown';
      return subject.value === quantity.answer;
    }
  }
}

const nameOf = (entity: Entity): Localised =>
  typeof entity.name === 'string' ? { pt: entity.name, en: entity.name, es: entity.name } : entity.name;

/** Lower case, one space between words, no punctuation at the ends. */
const flat = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** True when the parts of a phrase around its verbs all stand in the text, in their order. */
function carries(text: string, phrase: string): boolean {
  let from = 0;
  for (const part of phrase.split(/\{[^}]*\}/).map(flat)) {
    const at = flat(text).indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/** Ways in which a sentence may name an entity. */
function namings(base: KnowledgeBase, entity: Entity, locale: Locale): string[] {
  const unbranded = (text: string) =>
    text.slice(base.provider.brands.find((brand) => text.startsWith(`${brand} `))?.length ?? 0).trimStart();
  const name = nameOf(entity)[locale];
  const short = unbranded(name).replace(/ \(.*\)$/, '');
  const subject = entity.subject?.[locale].replace(/^(?:os?|as?|uma?|the|an?|el|las?|los|un|una) /, '') ?? name;
  return [name, short, subject, unbranded(subject), ...(entity.aliases ?? [])].map(flat);
}

function names(base: KnowledgeBase, text: string, entity: Entity, locale: Locale): boolean {
  return namings(base, entity, locale).some((name) =>
    new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(flat(text)),
  );
}

/** The text of an option as the knowledge base would have it. */
function optionFits(base: KnowledgeBase, item: Item, option: ItemOption, locale: Locale): boolean {
  const { subject } = option;
  const text = option.text[locale];
  switch (subject.kind) {
    case 'entity': {
      const entity = findEntity(base, subject.id);
      return entity !== null && nameOf(entity.value)[locale] === text;
    }
    case 'fact': {
      const fact = findFact(base, subject.id);
      return fact !== null && carries(text, fact.value.say[locale]);
    }
    case 'facts':
      return subject.ids.every((id) => carries(text, findFact(base, id)?.value.say[locale] ?? '?'));
    case 'task':
      return carries(text, base.responsibilities.find((task) => task.id === subject.id)?.task[locale] ?? '?');
    case 'tasks':
      return subject.ids.every((id) =>
        carries(text, base.responsibilities.find((task) => task.id === id)?.task[locale] ?? '?'),
      );
    case 'solution': {
      const found = decided(base, item);
      const solution = found && solutionOf(found, option);
      const told = found && isFullyTold(found, item, locale) ? solution?.action : solution?.text;
      return told?.[locale] === text;
    }
    case 'value':
      return (text.match(/[\d.,]+/)?.[0] ?? '').replace(/\D/g, '') === String(subject.value).replace(/\D/g, '');
  }
}

/** Whether a stem has a requirement, as a sentence or as half of one, whose other half follows after 'and'. */
function requires(stem: string, requirement: string): boolean {
  const [text, bare] = [stem.toLowerCase(), requirement.toLowerCase().replace(/\.$/, '')];
  return ['.', ', and ', ', e ', ', e, ', ', y ', ', y, '].some((end) => text.includes(`${bare}${end}`));
}

/** How a question points at one requirement, and at several. */
const pointers: Readonly<Record<Locale, { one: RegExp; several: RegExp }>> = {
  pt: { one: /\besse requisito\b/, several: /\b(?:todos )?esses requisitos\b/ },
  en: { one: /\bthis requirement\b/, several: /\b(?:all of )?these requirements\b/ },
  es: { one: /\beste requisito\b/, several: /\b(?:todos )?estos requisitos\b/ },
};

/** Whether the question of a decision points at as many requirements as the stem states. */
function pointsRightly({ constraints }: Decided, stem: string, locale: Locale): boolean {
  const question = stem.split('\n\n').at(-1) ?? '';
  const { one, several } = pointers[locale];
  const isOne = constraints.filter(({ text }) => text !== undefined).length === 1;
  return !(isOne ? several : one).test(question);
}

/** Whether a stem has a question as its source asks it, whatever number of requirements that points at. */
function asks(stem: string, question: string, locale: Locale): boolean {
  const { one, several } = pointers[locale];
  const bare = (text: string) => text.replace(several, '#').replace(one, '#');
  return bare(stem.split('\n\n').at(-1) ?? '').includes(bare(question));
}

/** Whether the stem asks, in this language, what `ask` says. */
function stemFits(base: KnowledgeBase, item: Item, locale: Locale): boolean {
  const { ask } = item;
  const text = item.stem[locale];
  const says = (id: string) => {
    const fact = findFact(base, id);
    if (!fact) return false;
    const { need, say } = fact.value;
    return carries(text, say[locale]) || (need !== undefined && flat(text).includes(flat(need[locale])));
  };
  const mentions = (id: string) => {
    const entity = findEntity(base, id);
    return entity !== null && names(base, text, entity.value, locale);
  };
  switch (ask.kind) {
    case 'entity':
      return ask.facts.every(says);
    case 'cheapest':
      return base.scenarios.some(
        (scene) =>
          item.factIds.includes(scene.id) &&
          carries(text, scene.situation[locale]) &&
          String(scene.requires) === String(ask.facts),
      );
    case 'fact':
      return mentions(ask.of) && (ask.notOf === undefined || mentions(ask.notOf));
    case 'task':
      return mentions(ask.service);
    case 'service': {
      const task = base.responsibilities.find((candidate) => candidate.id === ask.task);
      return task !== undefined && carries(text, task.task[locale]);
    }
    case 'decision': {
      const found = decided(base, item);
      const situation = found?.pattern.situations.find(({ id }) => id === ask.situation);
      return (
        situation !== undefined &&
        text.includes(situation.text[locale]) &&
        found !== null &&
        pointsRightly(found, text, locale) &&
        found.constraints.every((one) =>
          one.text ? requires(text, one.text[locale]) : asks(text, one.ask[locale], locale),
        )
      );
    }
    case 'quantity':
      return base.quantities.some(
        (quantity) =>
          quantity.id === ask.quantity && quantity.ask.some((wording) => flat(text) === flat(wording[locale])),
      );
  }
}

/** Entities whose names must appear in the reason of an option: itself, or for a statement those it is true of or that are asked about. */
function nameable(base: KnowledgeBase, item: Item, option: ItemOption): Entity[] {
  const { subject } = option;
  const { ask } = item;
  const ids: string[] = [];
  if (subject.kind === 'entity') ids.push(subject.id);
  if (subject.kind === 'fact') ids.push(...(findFact(base, subject.id)?.value.of ?? []));
  if (subject.kind === 'facts') ids.push(...subject.ids.flatMap((id) => findFact(base, id)?.value.of ?? []));
  if (ask.kind === 'fact') ids.push(ask.of, ...(ask.notOf ? [ask.notOf] : []));
  if (ask.kind === 'task') ids.push(ask.service);
  return ids.flatMap((id) => findEntity(base, id)?.value ?? []);
}

/** Services of an option's own category that its reason mentions although they are neither an option nor in the stem. */
function strangers(base: KnowledgeBase, item: Item, locale: Locale): string[] {
  const options = item.options.flatMap((option) =>
    option.subject.kind === 'entity' ? (findEntity(base, option.subject.id) ?? []) : [],
  );
  const known = new Set(options.map(({ value }) => value.id));
  const namesOfOptions = options
    .flatMap(({ value }) => namings(base, value, locale))
    .sort((a, b) => b.length - a.length);
  const isProduct = (entity: Entity) => entity.kind === 'service' || entity.kind === 'plan';
  return item.options.flatMap((option) => {
    const { subject } = option;
    const found = subject.kind === 'entity' ? findEntity(base, subject.id) : null;
    const texts = item.key.includes(option.label)
      ? [option.reason[locale], item.explanation[locale]]
      : [option.reason[locale]];
    const rest = namesOfOptions.reduce((text, name) => text.replaceAll(name, '·'), flat(texts.join(' ')));
    const siblings = found?.category.entities.filter((entity) => isProduct(entity) && !known.has(entity.id)) ?? [];
    return siblings
      .filter((entity) => names(base, rest, entity, locale) && !names(base, item.stem[locale], entity, locale))
      .map((entity) => entity.id);
  });
}

export interface Problem {
  /** `key`: not exactly one provable key. `words`: a stem or option that says something else than its source. `reason`: one that names nothing, or an absent option. */
  check: 'key' | 'words' | 'reason';
  /** Null: the problem is the same in every language. */
  locale: Locale | null;
  text: string;
}

function keyProblems(base: KnowledgeBase, item: Item): Problem[] {
  const verdicts = item.options.map((option) => ({ label: option.label, verdict: answers(base, item, option) }));
  const right = verdicts.filter(({ verdict }) => verdict === true).map(({ label }) => label);
  const open = verdicts.filter(({ label, verdict }) => !item.key.includes(label) && verdict !== false);
  const texts = open.map(({ label }) => `option ${label} is not provably wrong`);
  if (right.join() !== item.key)
    texts.unshift(`key ${item.key}, but the knowledge base says ${right.join() || 'none'}`);
  const found = decided(base, item);
  if (found)
    texts.push(
      ...untold(found, item),
      ...odd(found, item),
      ...idle(found, item).map(({ id }) => `the requirement ${id} is not needed`),
    );
  return texts.map((text) => ({ check: 'key', locale: null, text }));
}

/** Whether a reason speaks of its option: by name, or for a number by the figure and the right figure. */
function reasonFits(base: KnowledgeBase, item: Item, option: ItemOption, locale: Locale): boolean {
  const reason = option.reason[locale];
  const found = decided(base, item);
  if (found) {
    const solution = solutionOf(found, option);
    if (item.key.includes(option.label)) return solution?.why[locale] === reason;
    const because = found.constraints.flatMap(({ rulesOut: { [solution?.id ?? '']: why } }) => why?.[locale] ?? []);
    const parts = because.flatMap((why) => why.replace(/\.$/, '').split('; '));
    return parts.length > 0 && parts.every((part) => reason.includes(part));
  }
  if (item.ask.kind !== 'quantity')
    return nameable(base, item, option).some((entity) => names(base, reason, entity, locale));
  const key = item.options.find((other) => other.label === item.key);
  return [key, option].every((named) => reason.includes(named?.text[locale].match(/[\d.,]+/)?.[0] ?? '?'));
}

/** What is wrong with a question; empty when it is provably right. */
export function verify(base: KnowledgeBase, item: Item): Problem[] {
  const problems = keyProblems(base, item);
  for (const locale of locales) {
    const add = (check: Problem['check'], text: string) => problems.push({ check, locale, text });
    if (!stemFits(base, item, locale)) add('words', 'the stem does not ask what the key answers');
    for (const option of item.options) {
      if (!optionFits(base, item, option, locale)) add('words', `option ${option.label} does not read as its source`);
      if (!reasonFits(base, item, option, locale)) add('reason', `the reason of ${option.label} names nothing`);
    }
    for (const id of strangers(base, item, locale)) add('reason', `an explanation names ${id}, which is no option`);
  }
  return problems;
}
