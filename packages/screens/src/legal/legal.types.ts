import type { MessageId } from '../common/message-ids.ts';

/** A piece of a section, in reading order. Messages may hold the tags `<b>` and `<mail>`. */
export type LegalBlock = { paragraph: MessageId } | { subtitle: MessageId } | { list: readonly MessageId[] };

export interface LegalSection {
  /** Target of links within the page, the same in every language. */
  id: string;
  title: MessageId;
  blocks: readonly LegalBlock[];
}
