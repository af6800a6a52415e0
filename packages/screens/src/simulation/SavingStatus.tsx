import { Check, CircleDashed, Clock3 as Clock, TriangleAlert } from 'lucide-react';
import { Icon } from '@prepar/ui/Icon';
import { Inline } from '@prepar/ui/Inline';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import type { SittingView } from './SimulationScreen.types.ts';

const icons = { blank: CircleDashed, sending: Clock, saved: Check, waiting: Clock, refused: TriangleAlert };

/** Whether the answer on the screen has reached the server. */
export function SavingStatus({ sitting: { saving, unsent } }: { sitting: SittingView }) {
  const { t } = useWords();
  const isRefused = saving.status === 'refused';
  return (
    <LiveRegion>
      <Inline as="span" gap={2} wrap={false}>
        <Icon of={icons[saving.status]} size="s" />
        <Text as="span" size="body-s" tone={isRefused ? 'danger' : 'muted'}>
          {saving.status === 'refused'
            ? (saving.message ?? t('simulation.saving.refused'))
            : t(`simulation.saving.${saving.status}`, { count: Math.max(1, unsent) })}
        </Text>
      </Inline>
    </LiveRegion>
  );
}
