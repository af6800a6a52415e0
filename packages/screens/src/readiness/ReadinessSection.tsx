import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Disclosure } from '@prepar/ui/Disclosure';
import { Grid } from '@prepar/ui/Grid';
import { Inline } from '@prepar/ui/Inline';
import { IntervalScale } from '@prepar/ui/IntervalScale';
import { Sheet, SheetFoot } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { UnitRow } from '@prepar/ui/UnitRow';
import { enoughAnswers } from '../common/examShares.ts';
import { formatExamTime, formatWholePercentage } from '../common/formats.ts';
import { strong } from '../common/strong.tsx';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import { chanceOfGuess, spanOf, written } from './figures.ts';
import type {
  MasteryView,
  ReadinessActions,
  ReadinessDetails,
  ReadinessLinks,
  ReadinessState,
  TrendState,
  WeaknessView,
} from './Readiness.types.ts';
import { ReadinessSheet } from './ReadinessSheet.tsx';
import { TrendSheet } from './TrendSheet.tsx';

export interface ReadinessSectionProps {
  state: ReadinessState;
  /** Null while there is nothing to show beside the card. */
  details: ReadinessDetails | null;
  trend: TrendState;
  actions: ReadinessActions;
  links: ReadinessLinks;
  examCode: string;
}

/** Readiness for an exam, its domains, and what to work on. */
export function ReadinessSection({ state, details, trend, actions, links, examCode }: ReadinessSectionProps) {
  const card = <ReadinessSheet state={state} actions={actions} links={links} examCode={examCode} />;
  if (!details) return <Grid columns="6+6">{card}</Grid>;
  return (
    <Stack gap="sheets">
      <Grid columns="5+7" align="stretch">
        {card}
        <TrendSheet state={trend} examCode={examCode} onRetry={actions.retryTrend} />
      </Grid>
      <MasterySheet mastery={details.mastery} cut={details.cut} />
      {details.weaknesses.length > 0 && <WeaknessesSheet {...details} />}
    </Stack>
  );
}

function MasterySheet({ mastery, cut }: Pick<ReadinessDetails, 'mastery' | 'cut'>) {
  const { t } = useWords();
  const hasFew = mastery.some(({ range, answered }) => range !== null && answered < enoughAnswers);
  return (
    <Sheet title={t('readiness.mastery')} subtitle={t('readiness.mastery.text', { cut: Math.round(cut) })}>
      <SheetRows middle="wide" endOnPhone="below">
        {mastery.map((domain) => (
          <MasteryRow key={domain.name} domain={domain} cut={cut} />
        ))}
      </SheetRows>
      <SheetFoot>
        <Stack gap={2}>
          {hasFew && (
            <Text size="caption" tone="muted">
              {t('readiness.mastery.few', { count: enoughAnswers })}
            </Text>
          )}
          <LevelKey />
        </Stack>
      </SheetFoot>
    </Sheet>
  );
}

const keys = ['BEGINNER', 'FAMILIAR', 'borderline', 'PROFICIENT', 'MASTERED', 'NO_DATA'] as const;

/** What each word for a domain stands for. */
function LevelKey() {
  const { t } = useWords();
  return (
    <Disclosure title={t('readiness.mastery.key')}>
      <Stack as="ul" gap={2}>
        {keys.map((key) => (
          <Text key={key} as="li" size="body-s">
            {strong([key === 'borderline' ? t('readiness.level.borderline') : t(`readiness.mastery.${key}`)])}:{' '}
            {t(`readiness.mastery.key.${key}`)}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}

function MasteryRow({ domain: { name, weight, answered, level, range }, cut }: { domain: MasteryView; cut: number }) {
  const { t } = useWords();
  const shown = range && written(range);
  // The word stands beside a range that also holds less than it says; of the exam that is called borderline too.
  const isUnsure = level === 'PROFICIENT' && range !== null && range.low < cut;
  return (
    <SheetRow
      title={name}
      detail={
        <Text as="span" size="caption" tone="muted">
          {t('readiness.mastery.weight', { weight: Math.round(weight) })}
        </Text>
      }
      {...(range &&
        shown && {
          middle: (
            <IntervalScale
              label={t('readiness.scale', { ...shown, cut: Math.round(cut) })}
              from={{ value: chanceOfGuess, text: formatWholePercentage(chanceOfGuess) }}
              to={{ value: 100, text: formatWholePercentage(100) }}
              low={{ value: range.low, text: String(shown.low) }}
              high={{ value: range.high, text: String(shown.high) }}
              isUnsure={answered < enoughAnswers}
              point={range.value}
              cut={{ value: cut, text: '' }}
              figures="hidden"
            />
          ),
          value: (
            <Text as="span" size="label" numeric wrap="none">
              {t('readiness.interval', spanOf(shown))}
            </Text>
          ),
        })}
      end={
        <>
          <Text as="div" size="label">
            {isUnsure ? t('readiness.level.borderline') : t(`readiness.mastery.${level}`)}
          </Text>
          <Text as="div" size="caption" tone="muted">
            {t('readiness.mastery.answers', { count: answered })}
          </Text>
        </>
      }
    />
  );
}

/** Without credits their return stands in place of the ways to questions. */
function WeaknessesSheet({ weaknesses, renewsInMinutes }: Pick<ReadinessDetails, 'weaknesses' | 'renewsInMinutes'>) {
  const { t, rich } = useWords();
  const canStart = renewsInMinutes === null;
  return (
    <Sheet
      title={t('readiness.weaknesses')}
      subtitle={t('readiness.weaknesses.text')}
      {...(canStart && {
        action: (
          <Text as="span" size="body-s" tone="muted">
            {t('readiness.weaknesses.price')}
          </Text>
        ),
      })}
    >
      <SheetRows endOnPhone="below">
        {weaknesses.map((weakness) => (
          <WeaknessRow key={weakness.startHref} weakness={weakness} canStart={canStart} />
        ))}
      </SheetRows>
      {!canStart && (
        <SheetFoot>
          <Text size="label">
            {rich('common.creditsBack', { time: formatExamTime(renewsInMinutes), m: (parts) => parts })}
          </Text>
        </SheetFoot>
      )}
    </Sheet>
  );
}

function WeaknessRow({ weakness, canStart }: { weakness: WeaknessView; canStart: boolean }) {
  const { t, rich } = useWords();
  const { name, domain, weight, answered, wrong, missed, questions, startHref } = weakness;
  const share = { weight: Math.round(weight) };
  return (
    <SheetRow
      title={name}
      detail={
        <>
          {name === domain
            ? t('readiness.mastery.weight', share)
            : t('readiness.weaknesses.domain', { domain, ...share })}
          , {t('readiness.weaknesses.evidence', { wrong, answered })}
        </>
      }
      {...(canStart && {
        end: (
          <ButtonLink size="s" tone="secondary" href={startHref}>
            {rich('readiness.weaknesses.practise', { name, count: questions, hidden: visuallyHidden })}
          </ButtonLink>
        ),
      })}
      {...(missed.length > 0 && {
        foot: (
          <Stack gap={1}>
            <Text size="caption" tone="muted">
              {t('readiness.weaknesses.missed')}
            </Text>
            <Stack as="ul" gap={1} label={t('readiness.weaknesses.missed')}>
              {missed.map((sentence) => (
                <Inline key={sentence} as="li" gap={2} wrap={false} align="baseline">
                  <UnitRow units={['hollow']} />
                  <Text as="span" size="body-s" tone="muted">
                    {sentence}
                  </Text>
                </Inline>
              ))}
            </Stack>
          </Stack>
        ),
      })}
    />
  );
}
