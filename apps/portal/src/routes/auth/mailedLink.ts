/** What a link in a mail asks for: a new password, or with it the former address of the account. */
export interface MailedLink {
  kind: 'reset' | 'restore';
  token: string;
}

/** Reads the link that the query of an address is; null when it is none. */
export function readMailedLink(query: URLSearchParams): MailedLink | null {
  for (const kind of ['restore', 'reset'] as const) {
    const token = query.get(kind);
    if (token) return { kind, token };
  }
  return null;
}

/** The query without the token, which is not left in the history of the browser. */
export function withoutMailedLink(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of ['restore', 'reset']) rest.delete(name);
  const text = rest.toString();
  return text === '' ? '' : `?${text}`;
}
