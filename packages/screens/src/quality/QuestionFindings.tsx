import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { figuresInWords } from './figuresInWords.ts';
import type { QualityDetails, QualityRow } from './quality.types.ts';
import { optionName } from './QuestionFigures.tsx';

export interface QuestionFindingsProps extends Pick<QualityDetails, 'choices'> {
  row: QualityRow;
}

/** What is odd in how a question is answered, with the option or the figures that show it. */
export function QuestionFindings({ row: { oddities, reason, figures }, choices }: QuestionFindingsProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Stack as="ul" gap={3}>
      {oddities.map((oddity, place) => {
        const options = choices.filter((choice) => choice.oddity === oddity);
        return (
          <Stack key={oddity} as="li" gap={0}>
            {/* The title of the drawer says the gravest already, unless the question was reported. */}
            {(place > 0 || reason !== 'odd') && (
              <Text size="body-s" weight="strong">
                {t(`quality.odd.${oddity}`)}
              </Text>
            )}
            <Text size="body-s">
              {options.length > 0
                ? options
                    .map(
                      ({ chosen, shown, ...option }) =>
                        `${optionName(option).replace(/\.$/, '')}: ${t('quality.chosen', { chosen, shown })}`,
                    )
                    .join('; ')
                : figures && figuresInWords(figures, words)}
            </Text>
            <Text size="body-s" tone="muted" wrap="pretty">
              {t(`quality.odd.${oddity}.suggests`)}
            </Text>
          </Stack>
        );
      })}
    </Stack>
  );
}
