import { Button } from '@prepar/ui/Button';
import { Inline } from '@prepar/ui/Inline';
import { Page } from '@prepar/ui/Page';
import { SectionLinks } from '@prepar/ui/SectionLinks';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Download, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { AdminFailed } from './AdminFailed.tsx';
import { AdminAnalytics } from './AdminAnalytics.tsx';
import { AdminExams } from './AdminExams.tsx';
import { AdminOverview } from './AdminOverview.tsx';
import { AdminQuestions } from './AdminQuestions.tsx';
import { type AdminActions, type AdminSectionLinks, adminSections, type AdminState } from './AdminScreen.types.ts';
import { AdminSecurity } from './AdminSecurity.tsx';
import { PeriodControl } from './PeriodControl.tsx';
import { AdminUsers } from './AdminUsers.tsx';

export interface AdminScreenProps {
  state: AdminState;
  actions: AdminActions;
  sections: AdminSectionLinks;
  /** The list of people, which loads by itself. */
  people: ReactNode;
  /** Questions to decide on, which load by themselves. */
  quality: ReactNode;
}

/** What administrators see of the whole platform. */
export function AdminScreen({ state, actions, sections, people, quality }: AdminScreenProps) {
  const { t } = useWords();
  const date = state.status === 'ready' ? formatDateTime(state.figures.generatedAt) : null;
  return (
    <Page
      title={t('common.admin')}
      subtitle={date === null ? state.email : t('admin.subtitle', { email: state.email, date })}
      action={
        state.status === 'ready' && (
          <Inline grow="phone">
            <Button
              tone="secondary"
              icon={RefreshCw}
              isPending={state.isRefreshing}
              pendingLabel={t('admin.refreshing')}
              onPress={actions.refresh}
            >
              {t('admin.refresh')}
            </Button>
            <Button tone="secondary" icon={Download} onPress={actions.openExport}>
              {t('admin.export')}
            </Button>
          </Inline>
        )
      }
    >
      <SectionLinks
        label={t('admin.sections')}
        items={adminSections.map((section) => ({
          href: sections[section],
          label: t(`admin.section.${section}`),
          isCurrent: section === state.section,
          ...(section === 'quality' && state.waiting !== null && state.waiting > 0 && { count: state.waiting }),
        }))}
        {...(state.section !== 'quality' && {
          end: <PeriodControl period={state.period} onChange={actions.choosePeriod} />,
        })}
      />
      {state.section === 'users' && people}
      <AdminContent state={state} actions={actions} sections={sections} quality={quality} />
      {state.section === 'overview' && <AdminSecurity usesTotp={state.usesTotp} onEnrol={actions.enrolTotp} />}
    </Page>
  );
}

function AdminContent({ state, actions, sections, quality }: Omit<AdminScreenProps, 'people'>) {
  const { t } = useWords();
  if (state.section === 'quality') return quality;
  if (state.status === 'loading') {
    return (
      <Skeleton label={t('admin.loading')}>
        <Stack gap={6}>
          <SkeletonBlock height="m" />
          <SkeletonBlock height="l" />
        </Stack>
      </Skeleton>
    );
  }
  if (state.status === 'failed') {
    return <AdminFailed level={2} failure={state.failure} onRetry={actions.refresh} />;
  }
  const { figures } = state;
  switch (state.section) {
    case 'overview':
      return <AdminOverview figures={figures} usersLink={sections.users} />;
    case 'users':
      return <AdminUsers figures={figures} />;
    case 'exams':
      return <AdminExams figures={figures} onOpen={actions.openExam} />;
    case 'questions':
      return <AdminQuestions figures={figures} />;
    case 'analytics':
      return <AdminAnalytics figures={figures} />;
  }
}
