import { Sheet } from '@prepar/ui/Sheet';
import { Table } from '@prepar/ui/Table';
import type { ReactNode } from 'react';
import { type Locale, locales } from '../common/locales.ts';
import type { MessageId } from '../common/message-ids.ts';
import { type Catalogue, createWords } from '../common/words.tsx';

const files = import.meta.glob<Catalogue>('../*/messages/*.json', { eager: true, import: 'default' });

const wordsOf = (locale: Locale) =>
  createWords(
    locale,
    Object.assign(
      {},
      ...Object.entries(files).flatMap(([path, words]) => (path.endsWith(`/${locale}.json`) ? [words] : [])),
    ),
  );
const words = { pt: wordsOf('pt'), en: wordsOf('en'), es: wordsOf('es') };

export interface VoiceExample {
  /** When the product says it. */
  moment: string;
  id: MessageId;
  values?: Record<string, string | number>;
}

/** Sentences of the product, as it says them in each language. */
export function VoiceExamples({ title, examples }: { title: string; examples: readonly VoiceExample[] }) {
  return (
    <Sheet title={title}>
      <Table
        label={title}
        rows={examples}
        rowKey={({ id }) => id}
        columns={[
          { id: 'moment', header: '', isRowHeader: true, cell: ({ moment }) => moment },
          ...locales.map((locale) => ({
            id: locale,
            header: words[locale].tag,
            cell: ({ id, values }: VoiceExample) => words[locale].rich(id, { mark: plain, b: plain, ...values }),
          })),
        ]}
      />
    </Sheet>
  );
}

const plain = (parts: ReactNode[]) => parts;
