import type { Knowledge } from '../compile.ts';

/** Every English text below a value: what is said in three languages, and names that are the same in all. */
function englishIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(englishIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string') return key === 'en' || key === 'name' ? [inner] : [];
    if (key === 'aliases' && Array.isArray(inner)) return inner.filter((alias) => typeof alias === 'string');
    return englishIn(inner);
  });
}

/** The terms of the official guide that no text of the exam has. Of terms with | between them one is enough. */
export function missingTerms({ base, patterns }: Knowledge): string[] {
  const { topics, categories, scenarios, responsibilities, quantities } = base;
  const all = englishIn([topics, categories, scenarios, responsibilities, quantities, [...patterns.values()]])
    .join('\n')
    .replaceAll(/[{}]/g, '')
    .toLowerCase();
  return base.guideTerms.filter((term) => !term.split('|').some((way) => all.includes(way.toLowerCase())));
}
