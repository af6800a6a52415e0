import { Divider } from '@prepar/ui/Divider';
import { Grid } from '@prepar/ui/Grid';
import { Heading } from '@prepar/ui/Heading';
import { Prose } from '@prepar/ui/Prose';
import { SectionNav } from '@prepar/ui/SectionNav';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Fragment, type ReactNode } from 'react';
import { formatLongDay } from '../common/formats.ts';
import type { MessageId } from '../common/message-ids.ts';
import { siteConfig } from '../common/siteConfig.ts';
import { supportMail } from '../common/supportMail.tsx';
import { useWords } from '../common/words.tsx';
import type { LegalBlock, LegalSection } from './legal.types.ts';

export interface LegalDocumentProps {
  /** The h1. */
  title: MessageId;
  /** Paragraphs before the first section. Default none. */
  introduction?: readonly MessageId[];
  sections: readonly LegalSection[];
  /** A line after the last section, belonging to none. Default none. */
  closing?: MessageId;
}

/** A text to agree with: its title and date, an index on wide windows, and its sections. */
export function LegalDocument({ title, introduction, sections, closing }: LegalDocumentProps) {
  const { t, tag } = useWords();
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Heading level={1} size="display-2">
          {t(title)}
        </Heading>
        <Text tone="muted">{t('legal.updated', { date: formatLongDay(siteConfig.legalDate, tag) })}</Text>
      </Stack>
      <Grid columns="index+content" gap={10}>
        <SectionNav
          label={t('legal.sections')}
          items={sections.map((section) => ({ href: `#${section.id}`, label: t(section.title) }))}
        />
        <Stack gap={8}>
          <Prose>
            {introduction?.map((paragraph) => (
              <Paragraph key={paragraph} id={paragraph} />
            ))}
            {sections.map((section) => (
              <Fragment key={section.id}>
                <h2 id={section.id}>{t(section.title)}</h2>
                {section.blocks.map((block) => (
                  <Block key={Object.values(block).join()} block={block} />
                ))}
              </Fragment>
            ))}
          </Prose>
          {closing && (
            <>
              <Divider />
              <Prose>
                <Paragraph id={closing} />
              </Prose>
            </>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

function Block({ block }: { block: LegalBlock }) {
  const { t, rich } = useWords();
  if ('paragraph' in block) return <Paragraph id={block.paragraph} />;
  if ('subtitle' in block) return <h3>{t(block.subtitle)}</h3>;
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{rich(item, tags)}</li>
      ))}
    </ul>
  );
}

function Paragraph({ id }: { id: MessageId }) {
  const { rich } = useWords();
  return <p>{rich(id, tags)}</p>;
}

const tags = { ...supportMail, b: (parts: ReactNode[]) => <strong>{parts}</strong> };
