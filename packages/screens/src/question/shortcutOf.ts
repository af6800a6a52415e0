export type Shortcut = { kind: 'choose'; position: number } | { kind: 'confirm' | 'next' | 'help' };

const named = new Map<string, Shortcut>([
  ['enter', { kind: 'confirm' }],
  ['n', { kind: 'next' }],
  ['?', { kind: 'help' }],
]);

/** What a key means on the question screen: 1–5 and A–E choose, Enter confirms, N next, ? helps; null for all others. */
export function shortcutOf(key: string): Shortcut | null {
  const plain = key.toLowerCase();
  const byNumber = '12345'.indexOf(plain);
  const byLetter = 'abcde'.indexOf(plain);
  const position = Math.max(byNumber, byLetter);
  if (plain.length === 1 && position >= 0) return { kind: 'choose', position };
  return named.get(plain) ?? null;
}
