import { ActionRow, ActionRows } from '@prepar/ui/ActionRows';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Button } from '@prepar/ui/Button';
import { FormError } from '@prepar/ui/FormError';
import { Select } from '@prepar/ui/Select';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { StatStrip } from '@prepar/ui/StatStrip';
import { ChevronRight } from 'lucide-react';
import { AdminFailed } from '../admin/AdminFailed.tsx';
import { formatDateTime, formatNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { openingOf } from '../question/splitPrompt.ts';
import { figuresInWords } from './figuresInWords.ts';
import { QualityCharts } from './QualityCharts.tsx';
import { ReasonBadge } from './ReasonBadge.tsx';
import { type BoardActions, type BoardState, boardViews, type QualityRow } from './quality.types.ts';

export interface QualityBoardProps {
  state: BoardState;
  actions: BoardActions;
}

/** Questions that wait for a decision, or were taken out of circulation. A row opens the question. */
export function QualityBoard({ state, actions }: QualityBoardProps) {
  const { t, tag } = useWords();
  const counts = state.status === 'ready' ? state.counts : null;
  return (
    <>
      {counts && (
        <StatStrip
          label={t('quality.counts')}
          stats={(['waiting', 'quarantined', 'odd', 'openReports', 'out'] as const).map((name) => ({
            label: t(`quality.count.${name}`),
            value: formatNumber(counts[name], tag),
            note: t(`quality.count.${name}.note`),
          }))}
        />
      )}
      <Sheet title={t('quality.title')} subtitle={t('quality.text')}>
        <SheetBody>
          <Stack gap={4}>
            <Select
              label={t('quality.view')}
              layout="row"
              value={state.view}
              onChange={actions.show}
              options={boardViews.map((value) => ({ value, label: t(`quality.view.${value}`) }))}
            />
            <Rows state={state} actions={actions} />
          </Stack>
        </SheetBody>
      </Sheet>
      {state.overview && <QualityCharts overview={state.overview} />}
    </>
  );
}

function Rows({ state, actions }: QualityBoardProps) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('quality.loading')}>
          <SkeletonBlock height="m" />
        </Skeleton>
      );
    case 'failed':
      return <AdminFailed level={3} failure={state.failure} onRetry={actions.retry} />;
    case 'ready':
      if (state.rows.length === 0)
        return (
          <EmptyState level={3} title={t(state.view === 'out' ? 'quality.none.out' : 'quality.none.waiting')}>
            {t(state.view === 'out' ? 'quality.none.out.text' : 'quality.none.waiting.text')}
          </EmptyState>
        );
      return (
        <Stack gap={4}>
          <ActionRows>
            {state.rows.map((row) => (
              <Row key={row.id} row={row} onOpen={() => actions.open(row)} />
            ))}
          </ActionRows>
          <FormError>{state.more === 'failed' && t('quality.moreFailed')}</FormError>
          {state.more !== 'none' && (
            <Inline>
              <Button
                tone="secondary"
                onPress={actions.more}
                isPending={state.more === 'loading'}
                pendingLabel={t('quality.loading')}
              >
                {t('quality.more')}
              </Button>
            </Inline>
          )}
        </Stack>
      );
  }
}

function Row({ row, onOpen }: { row: QualityRow; onOpen: () => void }) {
  const words = useWords();
  const { t } = words;
  const { prompt, examCode, domain, reason, reports, since, oddities, figures } = row;
  const [gravest] = oddities;
  const detail = [
    gravest && t(`quality.odd.${gravest}.short`),
    reports > 0 && t('quality.reports', { count: reports }),
    examCode,
    domain,
    figures && figuresInWords(figures, words),
    formatDateTime(since),
  ];
  return (
    <ActionRow
      title={openingOf(prompt)}
      {...(reason && { note: <ReasonBadge reason={reason} /> })}
      detail={detail.filter(Boolean).join(', ')}
      icon={ChevronRight}
      onPress={onOpen}
    />
  );
}
