import type { CompiledEntity, CompiledFact, Knowledge } from '../knowledge/compile.ts';
import type { Text } from '../knowledge/knowledge.types.ts';
import type { DraftOption } from './template.types.ts';

/** An option that names an entity. */
export function entityOption(entity: CompiledEntity, reason: () => Text, near = false): DraftOption {
  return { text: entity.name, reason, subject: { kind: 'entity', id: entity.id }, popularity: entity.popularity, near };
}

/** Entities of the key's kind that are provably not owners of the fact: of the same category, or of the far ones. */
export function nonOwners(knowledge: Knowledge, fact: CompiledFact, key: CompiledEntity, distance: 'near' | 'far'): CompiledEntity[] {
  const from = distance === 'near' ? [fact.category] : (knowledge.categories.get(fact.category)?.far ?? []);
  const sameKind = (entity: CompiledEntity) => distance === 'near' || entity.kind === key.kind;
  return from.flatMap((id) => knowledge.siblings(id)).filter((entity) => sameKind(entity) && knowledge.holds(fact.id, entity.id) === false);
}
