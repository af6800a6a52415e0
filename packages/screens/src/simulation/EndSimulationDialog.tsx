import { Button } from '@prepar/ui/Button';
import { Callout } from '@prepar/ui/Callout';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Dialog } from '@prepar/ui/Dialog';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatTimer } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { FailureText } from '../question/FailureText.tsx';
import type { SittingView } from './SimulationScreen.types.ts';

interface EndSimulationDialogProps {
  sitting: SittingView;
  isOpen: boolean;
  onClose: () => void;
  onEnd: () => void;
  onGoTo: (id: string) => void;
  /** Shows the flagged ones. */
  onFlagged: () => void;
}

/** Asks before the end, with what is half answered, blank, flagged and not sent yet; what is not whole is a press away. */
export function EndSimulationDialog({ sitting, isOpen, onClose, onEnd, onGoTo, onFlagged }: EndSimulationDialogProps) {
  const { t } = useWords();
  const { rows, unsent, clock, ending, failure } = sitting;
  const blank = rows.filter(({ state }) => state === 'blank');
  const half = rows.filter(({ state }) => state === 'half');
  const unfinished = rows.filter(({ state }) => state === 'blank' || state === 'half');
  const isWhole = unfinished.length === 0;
  const flagged = rows.filter(({ isFlagged }) => isFlagged).length;
  const answered = rows.length - unfinished.length;
  return (
    <Dialog
      title={t('simulation.end.title', { count: blank.length, half: half.length })}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('common.close')}
      isPending={ending !== 'no'}
      actions={
        <>
          <Button tone={isWhole ? 'secondary' : 'primary'} onPress={onClose} isDisabled={ending !== 'no'} focusOnMount>
            {t('simulation.end.cancel')}
          </Button>
          <Button
            tone={isWhole ? 'primary' : 'secondary'}
            onPress={onEnd}
            isPending={ending !== 'no'}
            pendingLabel={t(unsent > 0 ? 'simulation.end.sending' : 'simulation.end.pending')}
          >
            {t(unsent > 0 ? 'simulation.end.whenSent' : 'simulation.end.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">
          {clock.counts === 'left'
            ? t('simulation.end.text', { time: formatTimer(clock.seconds) })
            : t('simulation.end.untimed')}
        </Text>
        {failure && (
          <Callout tone="danger" live="alert">
            <FailureText failure={failure} fallback="simulation.end.failed" />
          </Callout>
        )}
        <DescriptionList
          layout="ruled"
          items={[
            {
              term: t('simulation.end.answered', { count: answered }),
              value: t('simulation.end.credits', { count: answered }),
            },
            ...(half.length > 0
              ? [
                  {
                    term: t('simulation.end.half', { count: half.length }),
                    value: t('simulation.end.halfText', { count: half.length }),
                  },
                ]
              : []),
            { term: t('simulation.end.blank', { count: blank.length }), value: t('simulation.end.blankText') },
            ...(flagged > 0
              ? [
                  {
                    term: t('simulation.end.flagged', { count: flagged }),
                    value: <Link onPress={onFlagged}>{t('simulation.end.showFlagged')}</Link>,
                  },
                ]
              : []),
            ...(unsent > 0 ? [{ term: t('simulation.end.unsent', { count: unsent }), value: '' }] : []),
          ]}
        />
        {!isWhole && unfinished.length <= mostListed && (
          <Stack gap={2}>
            <Text size="label">{t('simulation.end.blankOnes', { half: half.length })}</Text>
            <Inline gap={2}>
              {unfinished.map(({ id, number }) => (
                <Button key={id} size="s" tone="secondary" onPress={() => onGoTo(id)}>
                  {String(number)}
                </Button>
              ))}
            </Inline>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

/** More of them than these are found in the grid. */
const mostListed = 20;
