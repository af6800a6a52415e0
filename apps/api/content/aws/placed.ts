import type { Category, DomainId, Fact, Quantity, Scenario, TopicId } from '../../src/knowledge/knowledge.types.ts';

/** Where an exam asks about an entity. */
export type Places = Readonly<Record<string, TopicId>>;
type Domains = Readonly<Record<TopicId, DomainId>>;

interface Place {
  topic: TopicId;
  domain: DomainId;
}

function placeOf(topic: TopicId | undefined, domains: Domains): Place | null {
  const domain = topic === undefined ? undefined : domains[topic];
  return topic === undefined || domain === undefined ? null : { topic, domain };
}

/**
 * A category as another exam asks it: only the entities that have a place there, under the topics and domains of that exam.
 * A fact stays when one of its owners does; it is of the first level where it is named as basic, and of the second otherwise.
 */
export function placed(category: Category, places: Places, domains: Domains, basics: ReadonlySet<string>): Category {
  const isAsked = (id: string) => places[id] !== undefined;
  const entities = category.entities.flatMap((entity) => {
    const place = placeOf(places[entity.id], domains);
    return place ? [{ ...entity, ...place }] : [];
  });
  const facts = category.facts.flatMap((fact) => {
    const of = fact.of.filter(isAsked);
    const level: Fact['level'] = basics.has(fact.id) ? 1 : 2;
    if (of.length === 0) return [];
    // By which means speaks of the first owner.
    const { how, ...rest } = fact;
    const means = of[0] === fact.of[0] && how ? { how } : {};
    return { ...rest, ...means, of, level, unclear: fact.unclear?.filter(isAsked) ?? [] };
  });
  const contrasts = category.contrasts.filter(({ between }) => between.every(isAsked));
  return { ...category, entities, facts, contrasts };
}

/** The numbers and cost questions of entities that the exam asks about. */
export function placedOnes<T extends Quantity | Scenario>(
  items: readonly T[],
  topicOf: (item: T) => TopicId | undefined,
  domains: Domains,
): T[] {
  return items.flatMap((item) => {
    const place = placeOf(topicOf(item), domains);
    return place ? [{ ...item, ...place }] : [];
  });
}
