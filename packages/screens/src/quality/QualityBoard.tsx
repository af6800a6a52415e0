import { ActionRow, ActionRows } from '@prepar/ui/ActionRows';
import { EmptyState } from '@prepar/ui/EmptyState';
import { SegmentedControl } from '@prepar/ui/SegmentedControl';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { StatStrip } from '@prepar/ui/StatStrip';
import { ChevronRight } from 'lucide-react';
import { AdminFailed } from '../admin/AdminFailed.tsx';
import { formatDateTime, formatNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { BoardActions, BoardState, QualityRow } from './quality.types.ts';

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
          stats={(['waiting', 'quarantined', 'openReports', 'out'] as const).map((name) => ({
            label: t(`quality.count.${name}`),
            value: formatNumber(counts[name], tag),
            note: t(`quality.count.${name}.note`),
          }))}
        />
      )}
      <Sheet title={t('quality.title')} subtitle={t('quality.text')}>
        <SheetBody>
          <Stack gap={4}>
            <SegmentedControl
              label={t('quality.view')}
              isLabelHidden
              value={state.view}
              onChange={actions.show}
              options={(['waiting', 'out'] as const).map((value) => ({ value, label: t(`quality.view.${value}`) }))}
            />
            <Rows state={state} actions={actions} />
          </Stack>
        </SheetBody>
      </Sheet>
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
          <EmptyState level={3} title={t(`quality.none.${state.view}`)}>
            {t(`quality.none.${state.view}.text`)}
          </EmptyState>
        );
      return (
        <ActionRows>
          {state.rows.map((row) => (
            <Row key={row.id} row={row} onOpen={() => actions.open(row)} />
          ))}
        </ActionRows>
      );
  }
}

function Row({ row, onOpen }: { row: QualityRow; onOpen: () => void }) {
  const { t } = useWords();
  const { prompt, examCode, domain, reason, reports, since } = row;
  const detail = [
    reason && t(`quality.reason.${reason}`),
    examCode,
    domain,
    reports > 0 && t('quality.reports', { count: reports }),
    formatDateTime(since),
  ];
  return (
    <ActionRow
      title={prompt.replaceAll(/\s*\n\s*/g, ' ')}
      detail={detail.filter(Boolean).join(', ')}
      icon={ChevronRight}
      onPress={onOpen}
    />
  );
}
