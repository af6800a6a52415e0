import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Grid } from '@prepar/ui/Grid';
import { Inline } from '@prepar/ui/Inline';
import { IntervalScale } from '@prepar/ui/IntervalScale';
import { Legend } from '@prepar/ui/Legend';
import { Link } from '@prepar/ui/Link';
import { Page } from '@prepar/ui/Page';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Stack } from '@prepar/ui/Stack';
import { StatStrip } from '@prepar/ui/StatStrip';
import { Text } from '@prepar/ui/Text';
import { UnitRow, type UnitState } from '@prepar/ui/UnitRow';
import { formatDateTime, formatPercentage, formatTimer, formatWholePercentage } from '../common/formats.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import { ReadinessChange } from '../readiness-change/ReadinessChange.tsx';
import { PacingSheet } from './PacingSheet.tsx';
import type { DomainView, ResultView, SimulationActions } from './SimulationScreen.types.ts';
import { strong } from '../common/strong.tsx';

export interface ResultPageProps {
  result: ResultView;
  actions: Pick<SimulationActions, 'review'>;
}

/** A margin so small is told in the headline. */
const closeMargin = 2;

/** What a simulation brought: the fact first, then what it proves, then where the points went. */
export function ResultPage({ result, actions }: ResultPageProps) {
  const { t, tag } = useWords();
  const { exam, right, needed, total, score, cut, toReview } = result;
  const margin = Math.abs(right - needed);
  const from = formatDateTime(result.startedAt) ?? '';
  const to = formatDateTime(result.endedAt) ?? '';
  const headline = right === needed ? 'at' : right > needed ? 'above' : 'below';
  return (
    <Page
      title={
        <FocusTarget of={result.endedAt} as="span">
          {t(`simulation.result.${headline}`, { margin: margin > 0 && margin <= closeMargin ? margin : 0 })}
        </FocusTarget>
      }
      back={{ label: t('common.practice'), href: result.practiceHref }}
      subtitle={t('simulation.result.subtitle', {
        code: exam.code,
        from,
        to: from === to ? 'none' : to.slice(-5),
        pace: t(`simulation.pace.${result.pace}`).toLocaleLowerCase(tag),
      })}
    >
      <Grid columns="7+5" align={result.readiness && result.interval ? 'stretch' : 'start'}>
        <Sheet label={t('simulation.result.score')}>
          <SheetBody>
            <Stack gap={5}>
              <Inline as="span" gap={2} align="baseline">
                <Text as="span" size="stat-l" numeric>
                  {right}
                </Text>{' '}
                <Text as="span" size="h3" tone="muted">
                  {t('simulation.result.of', { total })}
                </Text>{' '}
                <Text as="span" size="body-s" tone="muted">
                  {t('simulation.result.cut', {
                    score: formatPercentage(score, tag),
                    cut: formatWholePercentage(cut),
                    needed,
                  })}
                </Text>
              </Inline>
              {result.interval && <Scale result={result} interval={result.interval} />}
              <Text size="body-s">
                <Proof result={result} />
              </Text>
              {result.byTime && (
                <Text size="body-s" tone="muted">
                  {t('simulation.result.byTime')}
                </Text>
              )}
            </Stack>
          </SheetBody>
          <SheetFoot>
            <Inline stack="phone">
              {toReview > 0 ? (
                <Button size="l" onPress={() => actions.review('todo', null)}>
                  {t('simulation.result.review', { count: toReview })}
                </Button>
              ) : (
                <Button size="l" onPress={() => actions.review('all', null)}>
                  {t('simulation.result.reviewAll')}
                </Button>
              )}
              <ButtonLink href={result.missedHref ?? result.practiceHref} size="l" tone="secondary">
                {t(result.missedHref === null ? 'common.practice' : 'simulation.result.missed')}
              </ButtonLink>
            </Inline>
          </SheetFoot>
        </Sheet>
        <Sheet>
          <StatStrip
            frame="none"
            label={t('simulation.result.figures')}
            stats={[
              {
                label: t('simulation.result.wrong'),
                value: result.wrong,
                note: t('simulation.result.blank', { count: result.blank }),
              },
              {
                label: t('simulation.result.flagged'),
                value: result.flagged,
                note: t('simulation.result.flaggedWrong', { count: result.flaggedWrong }),
              },
              {
                label: t('simulation.result.time'),
                value: formatTimer(result.seconds),
                note:
                  result.limitSeconds === null
                    ? t('simulation.result.untimed')
                    : t('simulation.result.limit', { time: formatTimer(result.limitSeconds) }),
              },
              {
                label: t('simulation.result.credits'),
                value: result.credits,
                note: t('simulation.result.creditsNote'),
              },
            ]}
          />
          {result.readiness && (
            <SheetFoot>
              <ReadinessChange {...result.readiness} />
            </SheetFoot>
          )}
        </Sheet>
      </Grid>
      <Sheet
        title={t('simulation.result.domains')}
        action={
          <Legend
            items={[
              { shape: 'filled', label: t('simulation.result.rightOne') },
              { shape: 'hollow', label: t('simulation.result.wrongOne') },
              { shape: 'dashed', label: t('simulation.result.blankOne') },
            ]}
          />
        }
        actionOnPhone="foot"
      >
        <SheetRows middle="wide" density="compact">
          {result.domains.map((domain) => (
            <DomainRow
              key={domain.name}
              domain={domain}
              longest={Math.max(...result.domains.map(({ right, wrong, blank }) => right + wrong + blank))}
              onReview={() => actions.review('todo', domain.name)}
            />
          ))}
        </SheetRows>
        {result.interval && (
          <SheetFoot>
            <Text size="body-s" tone="muted">
              {t('simulation.result.domainsNote')}
            </Text>
          </SheetFoot>
        )}
      </Sheet>
      {result.pacing && <PacingSheet pacing={result.pacing} blank={result.blank} />}
    </Page>
  );
}

function Proof({ result: { interval, cut, total, blank } }: { result: ResultView }) {
  const { rich } = useWords();
  if (!interval) return rich('simulation.result.unmeasured', { blank, b: strong });
  const place = interval.low > cut ? 'surelyAbove' : interval.high < cut ? 'surelyBelow' : 'open';
  return rich(`simulation.result.${place}`, {
    total,
    low: formatWholePercentage(interval.low),
    high: formatWholePercentage(interval.high),
    b: strong,
  });
}

interface ScaleProps {
  result: ResultView;
  interval: NonNullable<ResultView['interval']>;
}

function Scale({ result: { score, cut }, interval }: ScaleProps) {
  const { t, tag } = useWords();
  const mark = (value: number) => ({ value, text: formatWholePercentage(value) });
  return (
    <IntervalScale
      label={t('simulation.result.scale', {
        score: formatPercentage(score, tag),
        low: formatWholePercentage(interval.low),
        high: formatWholePercentage(interval.high),
        cut: formatWholePercentage(cut),
      })}
      from={mark(score < 25 || interval.low < 25 ? 0 : 25)}
      to={mark(100)}
      low={mark(interval.low)}
      high={mark(interval.high)}
      point={score}
      cut={{ value: cut, text: t('simulation.result.cutMark', { cut: formatWholePercentage(cut) }) }}
    />
  );
}

interface DomainRowProps {
  domain: DomainView;
  /** Questions of the largest domain. */
  longest: number;
  onReview: () => void;
}

function DomainRow({ domain, longest, onReview }: DomainRowProps) {
  const { name, right, wrong, blank, interval, toReview } = domain;
  const { t, rich } = useWords();
  const units = (state: UnitState, length: number) => Array.from({ length }, () => state);
  return (
    <SheetRow
      title={name}
      {...(interval && {
        detail: t('simulation.result.range', {
          low: Math.round(interval.low),
          high: formatWholePercentage(interval.high),
        }),
      })}
      middle={
        <UnitRow
          longest={longest}
          units={[...units('filled', right), ...units('hollow', wrong), ...units('dashed', blank)]}
          label={t('simulation.result.units', { right, wrong, blank })}
        />
      }
      value={
        <Text as="span" size="label" numeric>
          {t('simulation.result.domain', { right, total: right + wrong + blank })}
        </Text>
      }
      end={
        toReview > 0 && (
          <Text as="span" size="body-s" wrap="none">
            <Link onPress={onReview} standalone>
              {rich('simulation.result.reviewIn', { count: toReview, domain: name, hidden: visuallyHidden })}
            </Link>
          </Text>
        )
      }
    />
  );
}
