import { Badge } from '@prepar/ui/Badge';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Meter } from '@prepar/ui/Meter';
import { Stack } from '@prepar/ui/Stack';
import { StatStrip } from '@prepar/ui/StatStrip';
import { Text } from '@prepar/ui/Text';
import { ChartColumn, Check } from 'lucide-react';
import { formatDateTime, formatNumber, formatWholePercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { formatCorrelation } from './figuresInWords.ts';
import type { QualityDetails, QualityFigures, QualityRow } from './quality.types.ts';

export interface QuestionFiguresProps extends Pick<QualityRow, 'figures'> {
  choices: QualityDetails['choices'];
}

/** How people answer a question: its figures, and how often each option is chosen. */
export function QuestionFigures({ figures, choices }: QuestionFiguresProps) {
  const { t } = useWords();
  return (
    <Stack gap={4}>
      <Heading level={3}>{t('quality.howAnswered')}</Heading>
      {figures === null ? (
        <Text size="body-s" tone="muted">
          {t('quality.noFigures')}
        </Text>
      ) : (
        <Figures figures={figures} />
      )}
      <Choices choices={choices} />
    </Stack>
  );
}

function Figures({ figures: { answers, facility, guessing, discrimination, since } }: { figures: QualityFigures }) {
  const { t, tag } = useWords();
  return (
    <StatStrip
      label={t('quality.howAnswered')}
      size="s"
      frame="none"
      stats={[
        {
          label: t('quality.facility'),
          value: formatWholePercentage(facility),
          note: t('quality.facility.note', { share: formatWholePercentage(guessing) }),
        },
        {
          label: t('quality.discrimination'),
          value: discrimination === null ? '–' : formatCorrelation(discrimination, tag),
          note: t(discrimination === null ? 'quality.discrimination.none' : 'quality.discrimination.note'),
        },
        {
          label: t('quality.answersCounted'),
          value: formatNumber(answers, tag),
          note: t('quality.answersCounted.note', { since: formatDateTime(since)?.slice(0, 10) ?? '' }),
        },
      ]}
    />
  );
}

export const optionName = ({ label, text }: Pick<QualityDetails['choices'][number], 'label' | 'text'>): string =>
  label === null ? text : `${label}. ${text}`;

function Choices({ choices }: Pick<QuestionFiguresProps, 'choices'>) {
  const { t } = useWords();
  return (
    <Stack as="ul" gap={3}>
      {choices.map(({ label, text, isKey, shown, chosen, oddity }) => {
        const share = formatWholePercentage((chosen * 100) / shown);
        const name = optionName({ label, text });
        return (
          <Stack key={`${text} ${String(isKey)}`} as="li" gap={1}>
            <Inline gap={2}>
              <Text as="span" size="body-s" weight="strong">
                {name}
              </Text>
              {isKey && (
                <Badge tone="success" icon={Check}>
                  {t('quality.key')}
                </Badge>
              )}
              {oddity && (
                <Badge tone="info" icon={ChartColumn}>
                  {t(`quality.odd.${oddity}.option`)}
                </Badge>
              )}
            </Inline>
            <Meter
              label={name}
              value={(chosen * 100) / shown}
              valueText={share}
              valuePlace="beside"
              size="thin"
              note={t(label === null ? 'quality.chosenElsewhere' : 'quality.chosen', { chosen, shown })}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
