import { AdminScreen } from '@prepar/screens/admin/AdminScreen';
import { AdminShell } from '@prepar/screens/shell/AdminShell';
import { onDemand } from '@prepar/screens/common/onDemand.ts';
import { Suspense, useState } from 'react';
import { useAccountInfo } from '../../data/credits.ts';
import { useUser } from '../../session/useUser.ts';
import { links } from '../links.ts';
import { useAdmin } from './useAdmin.ts';
import { useWaiting } from './useQuality.ts';
import { useExamDetails } from './useExamDetails.ts';
import { useTotp } from './useTotp.ts';
import { useYear } from '../../useYear.ts';

// Not in the first section.
const PeopleRoute = onDemand(() => import('./PeopleRoute.tsx'), 'PeopleRoute');
const QualityRoute = onDemand(() => import('./QualityRoute.tsx'), 'QualityRoute');
// Needed once by each administrator.
const TotpDialog = onDemand(() => import('@prepar/screens/admin/TotpDialog'), 'TotpDialog');
const AdminExamDialog = onDemand(() => import('@prepar/screens/admin/AdminExamDialog'), 'AdminExamDialog');
const AdminExport = onDemand(() => import('./AdminExport.tsx'), 'AdminExport');

export function AdminRoute() {
  const account = useAccountInfo();
  const waiting = useWaiting();
  const totp = useTotp(() => void account.mutate());
  const { state, refresh, choosePeriod, sections } = useAdmin();
  const figures = state.status === 'ready' ? state.figures : null;
  const exam = useExamDetails(figures?.exams ?? [], state.period);
  const [isExporting, setExporting] = useState(false);
  return (
    <AdminShell links={links} user={useUser()} year={useYear()}>
      <AdminScreen
        state={{ ...state, usesTotp: account.data?.usesTotp ?? null, waiting }}
        actions={{
          refresh,
          choosePeriod,
          openExport: () => setExporting(true),
          openExam: exam.open,
          enrolTotp: totp.open,
        }}
        sections={sections}
        quality={
          <Suspense>
            <QualityRoute />
          </Suspense>
        }
        people={
          <Suspense>
            <PeopleRoute />
          </Suspense>
        }
      />
      <Suspense>
        {totp.state && <TotpDialog state={totp.state} actions={totp.actions} />}
        {exam.state && <AdminExamDialog state={exam.state} actions={exam.actions} />}
        {isExporting && figures && <AdminExport figures={figures} onClose={() => setExporting(false)} />}
      </Suspense>
    </AdminShell>
  );
}
