import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { InfinitySign } from '@prepar/ui/InfinitySign';
import { SheetCell } from '@prepar/ui/SheetGrid';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { TopicList } from '@prepar/ui/TopicList';
import Play from 'lucide-react/icons/play';
import { useId } from 'react';
import { hidden } from '../common/hidden.tsx';
import { useWords, type Words } from '../common/words.tsx';
import type { ModalityView } from './PracticeScreen.types.ts';

export interface ModalityCellProps {
  modality: ModalityView;
  /** The one that is recommended: wider, with the primary button. */
  isMain: boolean;
}

/** One way to practise an exam. An inactive one says so and cannot be started. */
export function ModalityCell({ modality, isMain }: ModalityCellProps) {
  const words = useWords();
  const { t, rich } = words;
  const reasonId = useId();
  const { name, description, topics, isActive } = modality;
  const start = rich(modality.kind === 'simulation' ? 'practice.startSimulation' : 'practice.start', { modality: name, hidden });
  return (
    <SheetCell
      title={name}
      note={questionCount(modality.questionCount, words)}
      span={isMain ? 2 : 1}
      foot={
        isActive ? (
          <ButtonLink href={modality.trainingHref} {...(isMain ? { icon: Play } : { tone: 'secondary' })}>
            {start}
          </ButtonLink>
        ) : (
          <Button tone="secondary" isDisabled describedBy={reasonId}>
            {start}
          </Button>
        )
      }
    >
      <Stack gap={1}>
        {description !== '' && (
          <Text size="body-s" tone="muted">
            {description}
          </Text>
        )}
        {topics.length > 0 && (
          <TopicList topics={topics} remainder={(count) => t('practice.moreTopics', { count })} layout={isMain ? 'wrap' : 'column'} />
        )}
        {!isActive && (
          <Text size="body-s" tone="warning" id={reasonId}>
            {t('practice.inactiveModality')}
          </Text>
        )}
      </Stack>
    </SheetCell>
  );
}

function questionCount(count: ModalityView['questionCount'], { t, rich }: Words) {
  if (count === null) return undefined;
  if (count !== 'infinite') return t('practice.questions', { count });
  return rich('practice.endlessQuestions', { sign: () => <InfinitySign label={t('practice.endless')} /> });
}
