import { createFormatters, createIntlCache, type createIntl, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import { type Locale, localeTags } from './locales.ts';
import type { MessageId } from './message-ids.ts';

/** Catalogue of one language: message id to ICU text, or to its precompiled form. */
export type Catalogue = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

type Values = Record<string, string | number | Date>;
type RichValues = Record<string, string | number | ((parts: ReactNode[]) => ReactNode)>;

export interface Words {
  locale: Locale;
  /** BCP 47 tag of `locale`. */
  tag: string;
  /** The sentence of a message id. */
  t: (id: MessageId, values?: Values) => string;
  /** The same for messages with tags such as `<b>…</b>`; each tag is a function of its parts. */
  rich: (id: MessageId, values: RichValues) => ReactNode;
}

const formatters = createFormatters(createIntlCache());

/** Builds the words of one language; throws on a message that is missing or malformed. */
export function createWords(locale: Locale, messages: Catalogue): Words {
  const tag = localeTags[locale];
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: tag,
    messages,
    onError: (error: Error) => {
      throw error;
    },
  };
  // The single function instead of a whole `createIntl` keeps the formatters of dates, lists and names out of the first load.
  const format = (id: MessageId, values: Values | RichValues | undefined) =>
    formatMessage(config, formatters, { id }, values as Record<string, ReactNode>);
  return {
    locale,
    tag,
    t: (id, values) => String(format(id, values)),
    // As separate children, because the parts of a sentence have no keys.
    rich: (id, values) => createElement(Fragment, null, ...[format(id, values)].flat()),
  };
}

const WordsContext = createContext<Words | null>(null);

export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No WordsProvider');
  return words;
}
