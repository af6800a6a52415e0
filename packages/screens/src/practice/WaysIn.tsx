import { Badge } from '@prepar/ui/Badge';
import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { InfinitySign } from '@prepar/ui/InfinitySign';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetCell, SheetGrid } from '@prepar/ui/SheetGrid';
import { Skeleton, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useId } from 'react';
import { formatExamTime, formatWholePercentage } from '../common/formats.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords, type Words } from '../common/words.tsx';
import type { CreditsNote, ModalityView, OpenedExam, WeakPoint } from './PracticeScreen.types.ts';

export interface WaysInProps {
  exam: OpenedExam;
  credits: CreditsNote;
}

/** Where to begin: the weak point, then the ways through the whole exam. */
export function WaysIn({ exam: { weakPoint, ways, paused }, credits }: WaysInProps) {
  const { t } = useWords();
  // The question that was left open is then the main action of the page.
  const isMain = paused === null;
  const count = ways.length + (weakPoint ? 1 : 0);
  return (
    <Sheet label={t('practice.ways')}>
      <SheetGrid columns={count > 2 ? 3 : 2}>
        {weakPoint === 'loading' ? (
          <WeakPlace />
        ) : (
          weakPoint && <WeakCell weakPoint={weakPoint} mayAnswer={credits.left !== 0} isMain={isMain} />
        )}
        {ways.map((way, index) => (
          <WayCell key={way.id} way={way} credits={credits} isMain={isMain && index === 0 && !weakPoint} />
        ))}
      </SheetGrid>
    </Sheet>
  );
}

/** As tall as the weak point that will stand there. */
function WeakPlace() {
  const { t } = useWords();
  return (
    <SheetCell>
      <Skeleton label={t('practice.weak.badge')}>
        <Stack gap={3}>
          <SkeletonLine size="title" width="4/5" />
          <SkeletonLine size="stat" width="3/5" />
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="4/5" />
          <SkeletonLine size="control" width="3/5" />
        </Stack>
      </Skeleton>
    </SheetCell>
  );
}

interface WeakCellProps {
  weakPoint: WeakPoint;
  mayAnswer: boolean;
  isMain: boolean;
}

function WeakCell({ weakPoint, mayAnswer, isMain }: WeakCellProps) {
  const { name, domain, weight, answered, wrong, href, reread } = weakPoint;
  const { t, rich } = useWords();
  return (
    <SheetCell
      title={name}
      note={<Badge tone="mark">{t('practice.weak.badge')}</Badge>}
      foot={
        mayAnswer ? (
          <ButtonLink href={href} tone={isMain ? 'primary' : 'secondary'}>
            {t('practice.weak.start')}
          </ButtonLink>
        ) : (
          reread && (
            <ButtonLink href={reread.href} tone="secondary">
              {rich('practice.reread', { count: reread.count, modality: domain, hidden: (parts) => parts })}
            </ButtonLink>
          )
        )
      }
    >
      <Stack gap={1}>
        <Text>
          <Text as="span" size="stat-m">
            {wrong}
          </Text>{' '}
          <Text as="span" size="body-s" tone="muted">
            {t('practice.weak.figures', { wrong, count: answered })}
          </Text>
        </Text>
        <Text size="body-s" tone="muted">
          {name !== domain && `${domain}, `}
          {t('practice.weight', { weight: formatWholePercentage(weight) })}. {t('practice.weak.why')}
        </Text>
      </Stack>
    </SheetCell>
  );
}

interface WayCellProps {
  way: ModalityView;
  credits: CreditsNote;
  isMain: boolean;
}

/** One way through the exam. An inactive one says so and cannot be started. */
function WayCell({ way, credits, isMain }: WayCellProps) {
  const words = useWords();
  const { t } = words;
  const reasonId = useId();
  const { name, description, isActive, questionCount } = way;
  return (
    <SheetCell
      title={name}
      note={questionsNote(questionCount, words)}
      foot={<Start way={way} credits={credits} isMain={isMain} reasonId={reasonId} />}
    >
      <Stack gap={1}>
        {description !== '' && (
          <Text size="body-s" tone="muted">
            {description}
          </Text>
        )}
        {isActive && (
          <Text size="body-s" tone="muted">
            {costOf(way, credits, words)}
          </Text>
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

/** Credits that are missing before a simulation can start; practice asks for one at a time. One that runs has started. */
function missingFor({ kind, isRunning, questionCount }: ModalityView, left: number | null): number {
  if (kind !== 'simulation' || isRunning || typeof questionCount !== 'number' || left === null) return 0;
  return Math.max(0, questionCount - left);
}

function costOf(way: ModalityView, { left }: CreditsNote, { t }: Words): string {
  const { kind, questionCount } = way;
  const missing = missingFor(way, left);
  if (missing > 0 && typeof questionCount === 'number')
    return t('practice.credits.missing', { count: questionCount, missing });
  const cost =
    kind === 'simulation' && typeof questionCount === 'number'
      ? t('practice.credits.simulation', { count: questionCount })
      : t('practice.credits.title');
  return left !== null && left > 0 ? `${cost} ${t('practice.credits.left', { count: left })}` : cost;
}

function Start({ way, credits, isMain, reasonId }: WayCellProps & { reasonId: string }) {
  const { t, rich } = useWords();
  const { name, kind, isActive, isRunning, trainingHref } = way;
  const start = rich(kind === 'simulation' ? 'practice.startSimulation' : 'practice.start', {
    modality: name,
    hidden: visuallyHidden,
  });
  if (!isActive) {
    return (
      <Button tone="secondary" isDisabled describedBy={reasonId}>
        {start}
      </Button>
    );
  }
  if (isRunning) {
    return (
      <ButtonLink href={trainingHref} tone={isMain ? 'primary' : 'secondary'}>
        {t('practice.backToSimulation')}
      </ButtonLink>
    );
  }
  if (missingFor(way, credits.left) > 0) {
    return (
      <ButtonLink href={credits.pricingHref} tone="ghost" flush>
        {t('common.creditsPlans')}
      </ButtonLink>
    );
  }
  if (credits.left === 0)
    return (
      credits.renewsInMinutes !== null && (
        <Text size="body-s">
          {rich('common.creditsBack', { time: formatExamTime(credits.renewsInMinutes), m: (parts) => parts })}
        </Text>
      )
    );
  return (
    <ButtonLink href={trainingHref} tone={isMain ? 'primary' : 'secondary'}>
      {start}
    </ButtonLink>
  );
}

function questionsNote(count: ModalityView['questionCount'], { t, rich }: Words) {
  if (count === null) return undefined;
  if (count !== 'infinite') return t('practice.questions', { count });
  return rich('practice.endlessQuestions', { sign: () => <InfinitySign label={t('practice.endless')} /> });
}
