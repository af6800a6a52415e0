import type { Source } from '../../src/knowledge/knowledge.types.ts';

/** A page of the AWS documentation. Give the day on which its text was read, if it was. */
export function docs(path: string, checkedOn: string | null = null): Source {
  return { url: `https://docs.aws.amazon.com/${path}`, checkedOn };
}

/** A page of the AWS site. */
export function site(path: string, checkedOn: string | null = null): Source {
  return { url: `https://aws.amazon.com/${path}`, checkedOn };
}
