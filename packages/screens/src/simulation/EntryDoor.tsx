import { Play } from 'lucide-react';
import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Callout } from '@prepar/ui/Callout';
import { Meter } from '@prepar/ui/Meter';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { formatTimeOfDay, formatTimer } from '../common/formats.ts';
import { FreeWork, hasFreeWork } from '../common/FreeWork.tsx';
import { useWords } from '../common/words.tsx';
import { FailureText } from '../question/FailureText.tsx';
import type { Door, EntryView, SimulationActions } from './SimulationScreen.types.ts';
import { strong } from '../common/strong.tsx';

interface EntryDoorProps {
  entry: EntryView;
  actions: Pick<SimulationActions, 'start' | 'resume'>;
}

/** The one action of the start: begin, go on, or what is missing for it. */
export function EntryDoor({ entry, actions }: EntryDoorProps) {
  const { t } = useWords();
  const { door, questions } = entry;
  switch (door.kind) {
    case 'running':
      return (
        <DoorSheet
          title={t('simulation.running.title')}
          figure={formatTimer(door.clock.seconds)}
          unit={t(door.clock.counts === 'left' ? 'simulation.clock.leftUnit' : 'simulation.clock.passedUnit')}
          share={door.answered / questions}
          text={t('simulation.running.text', { answered: door.answered, total: questions, flagged: door.flagged })}
        >
          <Button icon={Play} fullWidth size="l" onPress={actions.resume}>
            {t('simulation.running.resume', { number: door.number })}
          </Button>
        </DoorSheet>
      );
    case 'outOfCredits':
      return (
        <DoorSheet
          title={t('simulation.credits.title')}
          figure={String(door.left)}
          unit={t('simulation.of', { total: questions })}
          share={door.left / questions}
          text={t('simulation.credits.text', { total: questions, missing: questions - door.left })}
        >
          <Instead door={door} practiceHref={entry.practiceHref} />
        </DoorSheet>
      );
    default:
      return <Start entry={entry} onStart={actions.start} />;
  }
}

/** What can be done instead: reviews and past answers cost nothing, practice what credits are left. */
function Instead({ door, practiceHref }: { door: Extract<Door, { kind: 'outOfCredits' }>; practiceHref: string }) {
  const { t } = useWords();
  const { left, freeWork, pricingHref } = door;
  const isDue = freeWork.due !== null;
  const practice = left > 0 && (
    <ButtonLink href={practiceHref} size="l" tone={isDue ? 'secondary' : 'primary'}>
      {t('simulation.credits.practise')}
    </ButtonLink>
  );
  return (
    <Stack gap={3}>
      {hasFreeWork(freeWork) && (
        <Text size="body-s" tone="muted">
          {t('common.free.text')}
        </Text>
      )}
      <Stack gap={2}>
        {!isDue && practice}
        <FreeWork work={freeWork} size="l" tone={isDue || left === 0 ? 'primary' : 'secondary'} />
        {isDue && practice}
        <ButtonLink href={pricingHref} tone="ghost">
          {t('common.creditsPlans')}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

function Start({ entry, onStart }: { entry: EntryView; onStart: () => void }) {
  const { t, rich } = useWords();
  const { door, endsAt, minutes } = entry;
  const isStarting = door.kind === 'open' && door.isStarting;
  return (
    <Sheet title={t('simulation.start.title')} titleSize="h3">
      <SheetBody>
        <Stack gap={4}>
          <Text size="body-s" tone="muted">
            {endsAt === null
              ? t('simulation.start.untimed')
              : rich('simulation.start.ends', { minutes, time: formatTimeOfDay(endsAt), b: strong })}
          </Text>
          {door.kind === 'open' && door.failure && (
            <Callout tone="danger" title={t('simulation.start.failed')} live="alert">
              <FailureText failure={door.failure} fallback="simulation.start.failedText" />
            </Callout>
          )}
          {door.kind === 'offline' && (
            <Callout tone="info" live="status">
              {t('simulation.start.offline')}
            </Callout>
          )}
          <Button
            icon={Play}
            size="l"
            fullWidth
            onPress={onStart}
            isDisabled={door.kind === 'offline'}
            isPending={isStarting}
            pendingLabel={t('simulation.start.pending')}
          >
            {t(door.kind === 'open' && door.failure ? 'common.retry' : 'simulation.start.action')}
          </Button>
          {entry.endsPractice && (
            <Text size="body-s" tone="muted">
              {entry.endsPractice.name === null
                ? t('simulation.start.endsPractice')
                : rich('simulation.start.endsPracticeIn', { name: entry.endsPractice.name, b: strong })}
            </Text>
          )}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

interface DoorSheetProps {
  title: string;
  figure: string;
  unit: string;
  /** 0 to 1. */
  share: number;
  text: string;
  children: ReactNode;
}

/** A figure, how far it goes, a sentence, and what to do. */
export function DoorSheet({ title, figure, unit, share, text, children }: DoorSheetProps) {
  return (
    <Sheet title={title} titleSize="h3">
      <SheetBody>
        <Stack gap={3}>
          <Text>
            <Text as="span" size="stat-m" numeric>
              {figure}
            </Text>{' '}
            <Text as="span" size="body-s" tone="muted">
              {unit}
            </Text>
          </Text>
          <Meter label={title} value={share * 100} valueText={`${figure} ${unit}`} valuePlace="hidden" />
          <Text size="body-s" tone="muted">
            {text}
          </Text>
          {children}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
