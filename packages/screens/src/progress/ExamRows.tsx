import { Badge } from '@prepar/ui/Badge';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Skeleton, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { FailedPart } from '../common/FailedPart.tsx';
import { formatDateTime, formatPercentage } from '../common/formats.ts';
import { FreeWork } from '../common/FreeWork.tsx';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import { firstReading } from './firstReading.ts';
import type { ExamMetricsView, ExamProgressView } from './ProgressScreen.types.ts';

export interface ExamRowsProps {
  exams: readonly ExamProgressView[];
  onRetry: (examId: string) => void;
}

/** Every exam: what was answered so far, what to practise next, and the way there. */
export function ExamRows({ exams, onRetry }: ExamRowsProps) {
  const { t, tag, rich } = useWords();
  return (
    <SheetRows middle="wide" endOnPhone="below">
      {exams.map((exam) => {
        const { id, code, name, provider, practise, metrics } = exam;
        return (
          <SheetRow
            key={id}
            start={<ProviderMark provider={provider} />}
            title={
              <Heading level={3} size="label">
                {name}
              </Heading>
            }
            {...(typeof metrics === 'object' && {
              detail:
                metrics.accuracy === null
                  ? t('progress.few.answers', { count: 0 })
                  : t('progress.exam.answers', { right: metrics.right, wrong: metrics.wrong }),
              ...(metrics.accuracy !== null && {
                value: (
                  <Text as="span" size="h3" numeric>
                    {formatPercentage(metrics.accuracy, tag)}
                  </Text>
                ),
              }),
            })}
            middle={
              <Stack gap={2}>
                <Metrics code={code} metrics={metrics} onRetry={() => onRetry(id)} />
              </Stack>
            }
            end={
              'href' in practise ? (
                <ButtonLink size="s" tone="secondary" href={practise.href}>
                  {rich('progress.practise', { code, hidden: visuallyHidden })}
                </ButtonLink>
              ) : (
                <FreeWork work={practise} tone="secondary" size="s" examCode={code} />
              )
            }
          />
        );
      })}
    </SheetRows>
  );
}

interface MetricsProps {
  code: string;
  metrics: ExamProgressView['metrics'];
  onRetry: () => void;
}

function Metrics({ code, metrics, onRetry }: MetricsProps) {
  const { t, rich } = useWords();
  switch (metrics) {
    case 'loading':
      return (
        <Skeleton label={t('progress.metricsLoading', { code })}>
          <SkeletonLine width="3/5" />
        </Skeleton>
      );
    case 'failed':
      return (
        <FailedPart onRetry={onRetry} retryLabel={rich('progress.retryMetrics', { code, hidden: visuallyHidden })}>
          {t('progress.metricsFailed')}
        </FailedPart>
      );
    default:
      return <Review metrics={metrics} />;
  }
}

/** What to practise next, and when the last answer was. */
function Review({ metrics: { focusAreas, lastAttempt } }: { metrics: ExamMetricsView }) {
  const { t } = useWords();
  const when = lastAttempt === null ? null : formatDateTime(lastAttempt);
  return (
    <>
      {focusAreas === null || focusAreas.length === 0 ? (
        <Text size="body-s" tone="muted">
          {focusAreas === null ? t('progress.focusAreas.few', { count: firstReading }) : t('progress.focusAreas.none')}
        </Text>
      ) : (
        <Stack gap={1}>
          <Text size="caption" tone="muted">
            {t('progress.focusAreas')}
          </Text>
          <Inline as="ul" gap={2}>
            {focusAreas.map((area) => (
              <Inline as="li" key={area}>
                <Badge>{area}</Badge>
              </Inline>
            ))}
          </Inline>
        </Stack>
      )}
      {when !== null && (
        <Text size="caption" tone="muted">
          {t('progress.lastAttempt', { when })}
        </Text>
      )}
    </>
  );
}
