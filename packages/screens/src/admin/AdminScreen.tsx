import { Button } from '@prepar/ui/Button';
import { ErrorState } from '@prepar/ui/ErrorState';
import { Page } from '@prepar/ui/Page';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { formatDateTime } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { AdminActions, AdminState } from './AdminScreen.types.ts';
import { AdminTotalsStrip } from './AdminTotalsStrip.tsx';

export interface AdminScreenProps {
  state: AdminState;
  actions: AdminActions;
}

/** What administrators see of the whole platform. */
export function AdminScreen({ state, actions }: AdminScreenProps) {
  const { t } = useWords();
  const date = state.status === 'ready' ? formatDateTime(state.totals.generatedAt) : null;
  return (
    <Page
      title={t('admin.title')}
      subtitle={date === null ? state.email : t('admin.subtitle', { email: state.email, date })}
      action={
        state.status === 'ready' && (
          <Button
            tone="secondary"
            icon={RefreshCw}
            isPending={state.isRefreshing}
            pendingLabel={t('admin.refreshing')}
            onPress={actions.refresh}
          >
            {t('admin.refresh')}
          </Button>
        )
      }
    >
      <AdminContent state={state} actions={actions} />
    </Page>
  );
}

function AdminContent({ state, actions }: AdminScreenProps) {
  const { t } = useWords();
  if (state.status === 'ready') return <AdminTotalsStrip totals={state.totals} />;
  if (state.status === 'loading') {
    return (
      <Skeleton label={t('admin.loading')}>
        <SkeletonBlock height="m" />
      </Skeleton>
    );
  }
  const isRefused = state.failure === 'refused';
  return (
    <ErrorState
      level={2}
      title={t(isRefused ? 'admin.loadError' : 'admin.connectionError')}
      action={
        <RetryButton icon={RefreshCw} onPress={actions.refresh}>
          {t('common.retry')}
        </RetryButton>
      }
    >
      {t(isRefused ? 'admin.loadErrorText' : 'admin.connectionErrorText')}
    </ErrorState>
  );
}
