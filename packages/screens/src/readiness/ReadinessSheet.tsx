import { Badge } from '@prepar/ui/Badge';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Disclosure } from '@prepar/ui/Disclosure';
import { Divider } from '@prepar/ui/Divider';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { IntervalScale } from '@prepar/ui/IntervalScale';
import { Link } from '@prepar/ui/Link';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Tally } from '@prepar/ui/Tally';
import { Text } from '@prepar/ui/Text';
import { ArrowDown, ArrowUp, ArrowUpDown, Check, CircleDashed } from 'lucide-react';
import { FailedPart } from '../common/FailedPart.tsx';
import { formatLongDay, formatWholePercentage } from '../common/formats.ts';
import { StartOrWait } from '../common/StartOrWait.tsx';
import { strong } from '../common/strong.tsx';
import { useWords } from '../common/words.tsx';
import { chanceOfGuess, edgeOf, firstEstimate, inTen, spanOf, written } from './figures.ts';
import type {
  InsufficientView,
  ReadinessActions,
  ReadinessLinks,
  ReadinessState,
  ReadinessView,
} from './Readiness.types.ts';

export interface ReadinessSheetProps {
  state: ReadinessState;
  actions: Pick<ReadinessActions, 'retry'>;
  links: ReadinessLinks;
  /** The exam that it is about, where the page does not say so. */
  examCode?: string;
  /** short leaves out what the figures rest on, and the way to questions: for a page that has it. Default full. */
  length?: 'short' | 'full';
}

/** How ready somebody is for an exam: the interval first, then what can be concluded from it. */
export function ReadinessSheet({ state, actions, links, examCode, length = 'full' }: ReadinessSheetProps) {
  const { t } = useWords();
  return (
    <Sheet
      title={t('readiness.title')}
      {...(examCode !== undefined && { subtitle: examCode })}
      action={<LevelBadge state={state} />}
    >
      <SheetBody>
        <Content state={state} actions={actions} links={links} isShort={length === 'short'} />
      </SheetBody>
    </Sheet>
  );
}

const levels = {
  BELOW: { icon: ArrowDown, tone: 'outline', words: 'readiness.level.below' },
  BORDERLINE: { icon: ArrowUpDown, tone: 'outline', words: 'readiness.level.borderline' },
  ALMOST: { icon: ArrowUp, tone: 'outline', words: 'readiness.level.almost' },
  READY: { icon: Check, tone: 'accent', words: 'readiness.level.ready' },
} as const;

function LevelBadge({ state }: Pick<ReadinessSheetProps, 'state'>) {
  const { t } = useWords();
  switch (state.status) {
    case 'insufficient':
      return <Badge icon={CircleDashed}>{t('readiness.level.insufficient')}</Badge>;
    case 'known': {
      const isAlmost = state.level === 'BORDERLINE' && !state.missing.includes('SCORE');
      const { icon, tone, words } = levels[isAlmost ? 'ALMOST' : state.level];
      return (
        <Badge icon={icon} tone={tone}>
          {t(words)}
        </Badge>
      );
    }
    default:
      return null;
  }
}

interface ContentProps extends Pick<ReadinessSheetProps, 'state' | 'actions' | 'links'> {
  isShort: boolean;
}

function Content({ state, actions, links, isShort }: ContentProps) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('readiness.loading')}>
          <Stack gap={3}>
            <SkeletonLine size="stat" width="3/5" />
            <SkeletonBlock height="m" />
            <SkeletonLine />
            <SkeletonLine width="4/5" />
          </Stack>
        </Skeleton>
      );
    case 'failed':
      return <FailedPart onRetry={actions.retry}>{t('readiness.failed')}</FailedPart>;
    case 'insufficient':
      return <Insufficient state={state} links={links} isShort={isShort} />;
    default:
      return <Known state={state} links={links} isShort={isShort} />;
  }
}

interface PartProps<View> {
  state: View;
  links: ReadinessLinks;
  isShort: boolean;
}

function Insufficient({ state, links, isShort }: PartProps<InsufficientView>) {
  const { answers, right, domains, start, assumptions } = state;
  const { t, rich } = useWords();
  const { answers: wanted, perDomain, coverage } = firstEstimate;
  const counted = Math.min(answers, wanted);
  const isCounting = counted < wanted;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text size="stat-m">{t('readiness.missing', { count: wanted - counted })}</Text>
        <Text size="body-s" tone="muted">
          {t('readiness.missing.text')}
        </Text>
      </Stack>
      {(isCounting || !isShort) && (
        <Stack gap={1}>
          <Tally filled={right} hollow={counted - right} of={wanted} />
          <Text size="caption" tone="muted">
            {t('readiness.missing.of', { count: counted, all: wanted })}
          </Text>
        </Stack>
      )}
      {(!isCounting || !isShort) && (
        <DescriptionList
          items={domains.map(({ name, answered }) => ({
            term: name,
            value: t('readiness.missing.domain', { count: answered, missing: Math.max(0, perDomain - answered) }),
          }))}
        />
      )}
      {!isShort && (
        <>
          <Text size="body-s">
            {rich('readiness.missing.why', { answers: wanted, coverage, each: perDomain, b: strong })}
          </Text>
          <StartOrWait start={start} tone="secondary">
            {t('readiness.practise')}
          </StartOrWait>
          <Assumptions assumptions={assumptions} />
        </>
      )}
      <More links={links} />
    </Stack>
  );
}

function Known({ state, links, isShort }: PartProps<ReadinessView>) {
  const { t } = useWords();
  const score = written(state.score);
  const chance = written(state.chance);
  const ten = inTen(chance);
  const inEvery10 = t('readiness.chance.tally', { ...spanOf(ten), how: ten.how });
  const cut = Math.round(state.cut);
  // On one side of the cut the interval and the chance seem to differ.
  const isOneSided = state.score.low >= state.cut || state.level === 'BELOW';
  return (
    <Stack gap={4}>
      <Inline align="baseline" gap={2}>
        <Text as="span" size="stat-l" numeric>
          {t('readiness.interval', spanOf(score))}
        </Text>
        <Text as="span" size="body-s" tone="muted">
          {t('readiness.point', { value: score.value, count: state.answers })}
        </Text>
      </Inline>
      <IntervalScale
        label={t('readiness.scale', { ...score, cut })}
        from={{ value: chanceOfGuess, text: formatWholePercentage(chanceOfGuess) }}
        to={{ value: 100, text: formatWholePercentage(100) }}
        low={{ value: state.score.low, text: String(score.low) }}
        high={{ value: state.score.high, text: String(score.high) }}
        point={state.score.value}
        cut={{ value: state.cut, text: t('readiness.cut', { cut }) }}
      />
      <Conclusion state={state} />
      <Divider />
      <Stack gap={2}>
        <Inline justify="between" align="baseline">
          <Heading level={3} size="label">
            {t('readiness.chance')}
          </Heading>
          <Text as="span" size="label" numeric>
            {t('readiness.interval', spanOf(chance))}
          </Text>
        </Inline>
        {!isShort && (
          <>
            <Tally filled={ten.low} hatched={ten.high - ten.low} of={10} />
            <Text size="caption" tone="muted">
              {t('readiness.chance.text', {
                inEvery10,
                high: ten.high,
                value: chance.value,
                confidence: state.confidence ?? 'none',
              })}
              {isOneSided && ` ${t('readiness.chance.why')}`}
            </Text>
          </>
        )}
      </Stack>
      {!isShort && <Assumptions assumptions={state.assumptions} />}
      <More links={links} />
    </Stack>
  );
}

/** The conclusion, its reason, and one thing to do. */
function Conclusion({ state: { level, missing, cut, score } }: { state: ReadinessView }) {
  const { t, rich } = useWords();
  const { low, high } = written(score);
  const over = t('readiness.over', { edge: edgeOf(low, cut) });
  if (level === 'READY') return <Text size="body-s">{rich('readiness.ready', { over, b: strong })}</Text>;
  if (level === 'BELOW')
    return (
      <Text size="body-s">{rich('readiness.below', { cut: Math.round(cut), edge: edgeOf(high, cut), b: strong })}</Text>
    );
  if (missing.includes('SCORE')) return <Text size="body-s">{rich('readiness.within', { b: strong })}</Text>;
  const first = missing.find((one) => one !== 'SCORE');
  return <Text size="body-s">{rich('readiness.lacks', { over, b: strong, lack: first ?? 'none' })}</Text>;
}

function Assumptions({ assumptions }: { assumptions: readonly string[] }) {
  const { t } = useWords();
  return (
    <Disclosure title={t('readiness.assumptions')}>
      <Stack gap={2}>
        {assumptions.map((sentence) => (
          <Text key={sentence} size="body-s" tone="muted">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}

/** Where more is said of the figure. */
function More({ links }: { links: ReadinessLinks }) {
  const { t, tag } = useWords();
  return (
    <Inline gap={5}>
      <Text as="span" size="body-s">
        <Link href={links.plan.href} standalone>
          {links.plan.date === null
            ? t('readiness.plan')
            : t('readiness.plan.date', { date: formatLongDay(links.plan.date, tag) })}
        </Link>
      </Text>
      <Text as="span" size="body-s">
        <Link href={links.method} standalone>
          {t('readiness.method')}
        </Link>
      </Text>
    </Inline>
  );
}
