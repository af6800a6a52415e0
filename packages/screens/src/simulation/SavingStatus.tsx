import { Check, CircleDashed, Clock3 as Clock, TriangleAlert } from 'lucide-react';
import { Icon } from '@prepar/ui/Icon';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { Show } from '@prepar/ui/Show';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { optionLetter } from '@prepar/ui/optionLetter';
import { useWords } from '../common/words.tsx';
import type { SittingView } from './SimulationScreen.types.ts';

const icons = { blank: CircleDashed, sending: Clock, saved: Check, waiting: Clock, refused: TriangleAlert };

interface SavingStatusProps {
  sitting: SittingView;
  /** Shows all keys. */
  onHelp: () => void;
}

/** Whether the answer on the screen has reached the server; then the keys, where there are some. */
export function SavingStatus({ sitting: { saving, unsent, question, hasShortcuts }, onHelp }: SavingStatusProps) {
  const { t, rich } = useWords();
  const isRefused = saving.status === 'refused';
  return (
    <Inline gap={4}>
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
      {hasShortcuts && (
        <Show from="lg">
          <Text size="caption" tone="muted">
            {rich('simulation.keys.hint', {
              last: optionLetter(Math.min(question.options.length, mostKeys) - 1),
              k: code,
            })}{' '}
            <Link onPress={onHelp}>{t('simulation.shortcuts.open')}</Link>
          </Text>
        </Show>
      )}
    </Inline>
  );
}

/** Options that have keys. */
const mostKeys = 5;

const code = (parts: ReactNode[]) => (
  <Text as="span" size="code" tone="default">
    {parts}
  </Text>
);
