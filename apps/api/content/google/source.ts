import type { Source } from '../../src/knowledge/knowledge.types.ts';

/** A page of the Google Cloud site, its documentation included. Give the day on which its text was read, if it was. */
export function page(path: string, checkedOn: string | null = null): Source {
  return { url: `https://cloud.google.com/${path}`, checkedOn };
}

/** A page of another site of Google, by its whole address. */
export function site(url: string, checkedOn: string | null = null): Source {
  return { url, checkedOn };
}
