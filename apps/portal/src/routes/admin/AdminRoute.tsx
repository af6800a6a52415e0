import { AdminScreen } from '@prepar/screens/admin/AdminScreen';
import { AdminShell } from '@prepar/screens/shell/AdminShell';
import { useWords } from '@prepar/screens/common/words';
import { onDemand } from '@prepar/screens/common/onDemand.ts';
import { Suspense, useState } from 'react';
import { useAccountInfo } from '../../data/credits.ts';
import { useUser } from '../../session/useUser.ts';
import { links } from '../links.ts';
import { countRows, exportTables, saveFiles } from './exportFiles.ts';
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
const AdminExportDialog = onDemand(() => import('@prepar/screens/admin/AdminExportDialog'), 'AdminExportDialog');

export function AdminRoute() {
  const words = useWords();
  const account = useAccountInfo();
  const waiting = useWaiting();
  const totp = useTotp(() => void account.mutate());
  const { state, refresh, choosePeriod, sections } = useAdmin();
  const figures = state.status === 'ready' ? state.figures : null;
  const exam = useExamDetails(figures?.exams ?? [], state.period);
  const [isExporting, setExporting] = useState(false);
  const tables = isExporting && figures ? exportTables(figures, words) : null;
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
        {tables && figures && (
          <AdminExportDialog
            rows={countRows(tables)}
            actions={{
              save: (files) => {
                saveFiles(tables, files, figures.generatedAt.slice(0, 10), words);
                setExporting(false);
              },
              close: () => setExporting(false),
            }}
          />
        )}
      </Suspense>
    </AdminShell>
  );
}
