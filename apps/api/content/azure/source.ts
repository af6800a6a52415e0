import type { Source } from '../../src/knowledge/knowledge.types.ts';

/** A page of Microsoft Learn, in the reader's language. Give the day on which its text was read, if it was. */
export function docs(path: string, checkedOn: string | null = null): Source {
  return { url: `https://learn.microsoft.com/${path}`, checkedOn };
}

/** A page of the Azure site. */
export function site(path: string, checkedOn: string | null = null): Source {
  return { url: `https://azure.microsoft.com/${path}`, checkedOn };
}
