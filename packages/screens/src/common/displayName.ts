/** What a person is called: their name, else what stands before the at sign of their e-mail, else the given generic label. */
export function displayName(user: { name: string; email: string }, generic: string): string {
  const [mailbox = ''] = user.email.trim().split('@');
  return user.name.trim() || mailbox || generic;
}

/** One or two letters for an avatar: of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
