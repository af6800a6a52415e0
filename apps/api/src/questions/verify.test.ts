import { describe, expect, test } from 'vitest';
import { questionOf, questionsOf, sessions } from './checks/session.ts';
import { engineFor } from './engine.ts';
import type { Item, ItemOption } from './item.types.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.types.ts';
import type { Category } from '../knowledge/knowledge.types.ts';
import { verify as findProblems } from './verify.ts';

const verify = (knowledge: KnowledgeBase, item: Item) =>
  findProblems(knowledge, item).map(({ check, locale, text }) => `${check} ${locale}: ${text}`);

const { base } = engineFor('clf-c02').knowledge;
const items = sessions('clf-c02', 500, null, 'verify').flat();

function found(what: (item: Item) => boolean): Item {
  const item = items.find(what);
  if (!item) throw new Error('The sample has no such item.');
  return item;
}

const withOption = (item: Item, label: string, change: (option: ItemOption) => ItemOption): Item => ({
  ...item,
  options: item.options.map((option) => (option.label === label ? change(option) : option)),
});

const otherThan = (item: Item) => item.options.find((option) => option.label !== item.key)?.label ?? 'A';

/** The knowledge base with one category changed. */
const changed = (id: string, change: (category: Category) => Category): KnowledgeBase => ({
  ...base,
  categories: base.categories.map((category) => (category.id === id ? change(category) : category)),
});

test('every question of a sample is proved by the second evaluator', () => {
  for (const item of items)
    expect({ seed: item.seed, problems: verify(base, item) }).toEqual({ seed: item.seed, problems: [] });
});

describe('planted mistakes are found', () => {
  const services = new Set(
    base.categories
      .flatMap(({ entities }) => entities)
      .filter(({ kind }) => kind === 'service')
      .map(({ id }) => id),
  );
  const service = found(
    ({ template, level, options }) =>
      template === 'need-to-service' &&
      level === 2 &&
      options.every(({ subject }) => subject.kind === 'entity' && services.has(subject.id)),
  );

  test('a wrong key', () => {
    expect(verify(base, { ...service, key: otherThan(service) }).join()).toContain('but the knowledge base says');
  });

  test('a second option that satisfies the stem', () => {
    const wrong = service.options.find((option) => option.label === otherThan(service));
    const rival = wrong?.subject.kind === 'entity' ? wrong.subject.id : '';
    const doubled = base.categories.map((category) => ({
      ...category,
      facts: category.facts.map((fact) =>
        service.factIds.includes(fact.id) ? { ...fact, of: [...fact.of, rival] } : fact,
      ),
    }));
    expect(verify({ ...base, categories: doubled }, service).length).toBeGreaterThan(0);
  });

  test('an option about which the knowledge base does not say anything', () => {
    const id = service.factIds[0] ?? '';
    const category = base.categories.find((candidate) => candidate.facts.some((fact) => fact.id === id));
    const wrong = service.options.find((option) => option.label === otherThan(service));
    const rival = wrong?.subject.kind === 'entity' ? wrong.subject.id : '';
    const unsure = changed(category?.id ?? '', (own) => ({
      ...own,
      facts: own.facts.map((fact) => (fact.id === id ? { ...fact, unclear: [...(fact.unclear ?? []), rival] } : fact)),
    }));
    expect(verify(unsure, service).join()).toContain('is not provably wrong');
  });

  test('a stem that asks something else in one language', () => {
    expect(verify(base, { ...service, stem: { ...service.stem, es: '¿Qué hora es?' } }).join()).toContain(
      'words es: the stem',
    );
  });

  test('an option with the name of another service', () => {
    const renamed = withOption(service, otherThan(service), (option) => ({
      ...option,
      text: { ...option.text, en: 'Amazon Sundial' },
    }));
    expect(verify(base, renamed).join()).toContain('words en: option');
  });

  test('a reason that does not name its option', () => {
    const silent = withOption(service, otherThan(service), (option) => ({
      ...option,
      reason: { ...option.reason, pt: 'Não é esta.' },
    }));
    expect(verify(base, silent).join()).toContain('reason pt: the reason');
  });

  /** A service of the options' own kind that is none of them. */
  function strangerTo(item: Item): { id: string; name: string } {
    const options = new Set(item.options.flatMap(({ subject }) => (subject.kind === 'entity' ? subject.id : [])));
    const siblings = base.categories.find(({ entities }) => entities.some(({ id }) => options.has(id)))?.entities ?? [];
    const [absent] = siblings.flatMap(({ id, kind, name }) =>
      kind === 'service' && !options.has(id) && typeof name === 'string' && !item.stem.en.includes(name)
        ? { id, name }
        : [],
    );
    if (!absent) throw new Error('Every service of its kind is an option.');
    return absent;
  }

  test('a reason that speaks of a service that is no option', () => {
    const absent = strangerTo(service);
    const strange = withOption(service, service.key, (option) => ({
      ...option,
      reason: { ...option.reason, en: `${option.text.en} does it, unlike ${absent.name}.` },
    }));
    expect(verify(base, strange)).toEqual([`reason en: an explanation names ${absent.id}, which is no option`]);
  });

  test.each(['pt', 'en', 'es'] as const)(
    'an explanation in %s that speaks of a service that is no option',
    (locale) => {
      const absent = strangerTo(service);
      const explanation = { ...service.explanation, [locale]: `${service.explanation[locale]} (${absent.name}.)` };
      expect(verify(base, { ...service, explanation })).toEqual([
        `reason ${locale}: an explanation names ${absent.id}, which is no option`,
      ]);
    },
  );

  test('a statement that is true of both in a comparison', () => {
    const item = questionsOf('clf-c02', 'compare-two', 20).find(
      ({ ask }) => ask.kind === 'fact' && ask.notOf !== undefined,
    );
    if (!item) throw new Error('No comparison asks what is true of one alone.');
    const other = item.ask.kind === 'fact' ? (item.ask.notOf ?? '') : '';
    const keyFact = item.factIds[0];
    const shared = base.categories.map((category) => ({
      ...category,
      facts: category.facts.map((fact) => (fact.id === keyFact ? { ...fact, of: [...fact.of, other] } : fact)),
    }));
    expect(verify({ ...base, categories: shared }, item).length).toBeGreaterThan(0);
  });

  test('a cheaper option that also meets the need', () => {
    const costly = (option: ItemOption) => /cost(?:s)? more/.test(option.reason.en);
    // A sample may have none whose wrong options are dearer.
    const item = questionsOf('clf-c02', 'cheapest-option', 20).find(({ options }) => options.some(costly));
    if (!item) throw new Error('No wrong option costs more.');
    const key = item.options.find((option) => option.label === item.key);
    const dear = key?.subject.kind === 'entity' ? key.subject.id : '';
    const priced = base.categories.map((category) =>
      category.costRank?.[dear] === undefined
        ? category
        : { ...category, costRank: { ...category.costRank, [dear]: 99 } },
    );
    const problems = verify({ ...base, categories: priced }, item);
    expect(problems.join()).toMatch(/knowledge base says|not provably wrong/);
  });

  test('a task on the wrong side', () => {
    const item = found((candidate) => candidate.ask.kind === 'task' && candidate.level < 3);
    const id = item.factIds[0];
    const swapped = base.responsibilities.map((task) =>
      task.id === id ? { ...task, provider: task.customer, customer: task.provider } : task,
    );
    expect(verify({ ...base, responsibilities: swapped }, item).length).toBeGreaterThan(0);
  });

  test('a number that is not the answer', () => {
    const item = questionOf('clf-c02', 'quantity');
    const quantities = base.quantities.map((quantity) =>
      quantity.id === item.factIds[0] ? { ...quantity, answer: -1 } : quantity,
    );
    expect(verify({ ...base, quantities }, item).length).toBeGreaterThan(0);
  });
});
