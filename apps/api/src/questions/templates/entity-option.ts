import type { Localised } from '../../i18n/locale.ts';
import type { CompiledEntity, CompiledFact, Knowledge } from '../compile.ts';
import type { DraftOption } from './template.types.ts';

/** An option that names an entity. */
export function entityOption(entity: CompiledEntity, reason: () => Localised, near = false): DraftOption {
  return { text: entity.name, reason, subject: { kind: 'entity', id: entity.id }, popularity: entity.popularity, near };
}

/** Entities of the fact's category that provably do not have it. */
export const neighbours = (knowledge: Knowledge, fact: CompiledFact): CompiledEntity[] =>
  knowledge.siblings(fact.category).filter((entity) => knowledge.holds(fact.id, entity.id) === false);

/** Entities of the key's kind in related categories that provably do not have the fact, for where there are too few neighbours. */
export function relatives(knowledge: Knowledge, fact: CompiledFact, key: CompiledEntity): CompiledEntity[] {
  const related = knowledge.categories.get(fact.category)?.far ?? [];
  return related
    .flatMap((id) => knowledge.siblings(id))
    .filter((entity) => entity.kind === key.kind && knowledge.holds(fact.id, entity.id) === false);
}
