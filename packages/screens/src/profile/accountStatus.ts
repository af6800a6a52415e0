const words = {
  active: 'active',
  ativo: 'active',
  ativa: 'active',
  inactive: 'inactive',
  inativo: 'inactive',
  inativa: 'inactive',
  suspended: 'suspended',
  suspenso: 'suspended',
  suspensa: 'suspended',
} as const;

/** A state that the product knows, the word of the server for any other, or unknown when there is no word. */
export type AccountStatus = { kind: 'active' | 'inactive' | 'suspended' | 'unknown' } | { kind: 'other'; word: string };

/** Reads the state of an account in English or Portuguese, in any case. */
export function readAccountStatus(word: string | null): AccountStatus {
  const trimmed = word?.trim() ?? '';
  if (trimmed === '') return { kind: 'unknown' };
  const lower = trimmed.toLowerCase();
  return isKnown(lower) ? { kind: words[lower] } : { kind: 'other', word: trimmed };
}

const isKnown = (word: string): word is keyof typeof words => Object.hasOwn(words, word);
