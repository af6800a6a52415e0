import { Page } from '@prepar/ui/Page';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetRows } from '@prepar/ui/SheetRows';
import { MoreFoot } from '../common/MoreFoot.tsx';
import { useWords } from '../common/words.tsx';
import { ListStandIn } from '../question/ListStandIn.tsx';
import { ReportItem } from './ReportItem.tsx';
import type { ReportsActions, ReportsState } from './ReportsScreen.types.ts';

export interface ReportsScreenProps {
  state: ReportsState;
  actions: ReportsActions;
}

/** Everything that one reported, and what became of it. */
export function ReportsScreen({ state, actions }: ReportsScreenProps) {
  const { t } = useWords();
  return (
    <Page
      title={t('reports.title')}
      subtitle={<Subtitle state={state} />}
      back={{ label: t('common.profile'), href: state.profileHref }}
      width="narrow"
    >
      {state.status === 'ready' ? (
        <Sheet label={t('reports.list')}>
          <SheetRows endOnPhone="next">
            {state.reports.rows.map((row) => (
              <ReportItem key={row.id} row={row} />
            ))}
          </SheetRows>
          <MoreFoot
            more={state.reports.more}
            onMore={actions.more}
            label={t('reports.more')}
            pendingLabel={t('common.loading')}
            failed={t('reports.moreFailed')}
          />
        </Sheet>
      ) : (
        <ListStandIn of="reports" state={state} onRetry={actions.retry} />
      )}
    </Page>
  );
}

function Subtitle({ state }: Pick<ReportsScreenProps, 'state'>) {
  const { t } = useWords();
  if (state.status !== 'ready') return t('reports.subtitle');
  const { sent, confirmed, credits } = state.reports.totals;
  return [
    t('reports.sent', { count: sent }),
    t('reports.confirmed', { count: confirmed }),
    t('reports.credits', { count: credits }),
  ].join(', ');
}
