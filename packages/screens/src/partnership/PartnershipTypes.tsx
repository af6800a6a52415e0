import { ChoicePanel } from '@prepar/ui/ChoicePanel';
import { Heading } from '@prepar/ui/Heading';
import { Icon } from '@prepar/ui/Icon';
import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { ChartColumn, ListChecks, MessagesSquare, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import { type PartnerType, partnerTypes } from './partners.ts';

/** Every type has its four benefits in this order: credits, content, progress, contact. */
const benefits = [
  { position: 1, icon: Ticket },
  { position: 2, icon: ListChecks },
  { position: 3, icon: ChartColumn },
  { position: 4, icon: MessagesSquare },
] as const;

/** The types of partnership to choose from, and what the chosen one brings. */
export function PartnershipTypes({ id }: { id: string }) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<PartnerType>(partnerTypes[0]);
  return (
    <Stack as="section" gap={8} id={id}>
      <Heading level={2} size="display-2">
        {t('partnership.types')}
      </Heading>
      <ChoicePanel
        label={t('partnership.types.label')}
        choices={partnerTypes.map((type) => ({
          value: type,
          title: t(`partnership.type.${type}.title`),
          detail: t(`partnership.type.${type}.detail`),
        }))}
        value={chosen}
        onChange={setChosen}
      >
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={3} size="h1">
              {t(`partnership.type.${chosen}.title`)}
            </Heading>
            <Text tone="muted">{t(`partnership.type.${chosen}.text`)}</Text>
          </Stack>
          <Stack gap={3}>
            <Heading level={4}>{t('partnership.benefits')}</Heading>
            <Stack as="ul" gap={3} label={t('partnership.benefits')}>
              {benefits.map(({ position, icon }) => (
                <Inline key={position} as="li" wrap={false}>
                  <Text as="span" tone="accent">
                    <Icon of={icon} />
                  </Text>
                  <Text as="span">{t(`partnership.type.${chosen}.benefit.${position}`)}</Text>
                </Inline>
              ))}
            </Stack>
          </Stack>
        </Stack>
      </ChoicePanel>
    </Stack>
  );
}
