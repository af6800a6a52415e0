import type { Pattern } from '../../src/knowledge/pattern.types.ts';

/** Every decision pattern of the provider; each says itself which exams ask it. */
export const patterns: readonly Pattern[] = [];
