import { InfinitySign } from '@prepar/ui/InfinitySign';
import { MapRows } from '@prepar/ui/MapRows';
import { Meter } from '@prepar/ui/Meter';
import { Sheet } from '@prepar/ui/Sheet';
import { Text } from '@prepar/ui/Text';
import { enoughAnswers } from '../common/examShares.ts';
import { formatPercentage } from '../common/formats.ts';
import { useWords, type Words } from '../common/words.tsx';
import type { MapProps } from './DomainsMap.tsx';
import { ModalityRow } from './ModalityRow.tsx';
import type { ModalityView } from './PracticeScreen.types.ts';

/** Themes gather topics across the domains. */
export function ThemesMap({ exam: { themes, cut }, mayAnswer }: MapProps) {
  const words = useWords();
  const { t, rich, tag } = words;
  const sign = () => <InfinitySign label={t('practice.endless')} />;
  return (
    <Sheet
      title={t('practice.themes')}
      subtitle={t('practice.themesText')}
      action={
        <Text as="span" size="body-s" tone="muted">
          {rich('practice.endlessEach', { sign })}
        </Text>
      }
    >
      <MapRows>
        {themes.map((theme) => (
          <ModalityRow
            key={theme.id}
            modality={theme}
            mayAnswer={mayAnswer}
            note={firstTopics(theme, words)}
            drawing={
              theme.figures &&
              theme.figures.answered > 0 && (
                <Meter
                  label={theme.name}
                  value={theme.figures.accuracy}
                  valueText={formatPercentage(theme.figures.accuracy, tag)}
                  valuePlace="hidden"
                  cut={cut}
                  isUncertain={theme.figures.answered < enoughAnswers}
                />
              )
            }
          />
        ))}
      </MapRows>
    </Sheet>
  );
}

const mostTopics = 3;

/** Three topics and how many more there are. */
function firstTopics({ topics }: ModalityView, { t }: Words): string {
  const names = topics.slice(0, mostTopics).map(({ name }) => name);
  const rest = topics.length - names.length;
  return [...names, ...(rest > 0 ? [t('practice.moreTopics', { count: rest })] : [])].join(', ');
}
