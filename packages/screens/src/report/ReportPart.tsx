import { Button } from '@prepar/ui/Button';
import { Flag } from 'lucide-react';
import { useWords } from '../common/words.tsx';
import type { ReportActions, ReportState } from './report.types.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { ReportStatus } from './ReportStatus.tsx';

export interface ReportPartProps {
  state: ReportState;
  actions: ReportActions;
}

/** Below an answered question: the way to report it or, once that is done, what became of it. */
export function ReportPart({ state: { report, dialog, reportsHref }, actions }: ReportPartProps) {
  const { t } = useWords();
  return (
    <>
      {report ? (
        <ReportStatus report={report} reportsHref={reportsHref} />
      ) : (
        <div>
          <Button tone="ghost" icon={Flag} onPress={actions.open}>
            {t('report.open')}
          </Button>
        </div>
      )}
      {dialog && <ReportDialog dialog={dialog} actions={actions} />}
    </>
  );
}
