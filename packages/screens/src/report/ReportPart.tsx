import { Button } from '@prepar/ui/Button';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Flag } from 'lucide-react';
import { useState } from 'react';
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
  const [hasAsked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    actions.open();
  };
  return (
    <>
      {report ? (
        // The button that opened the dialog is gone.
        <FocusTarget of={hasAsked ? report.sentAt : null}>
          <ReportStatus report={report} reportsHref={reportsHref} />
        </FocusTarget>
      ) : (
        <div>
          <Button tone="ghost" icon={Flag} onPress={open}>
            {t('report.open')}
          </Button>
        </div>
      )}
      {dialog && <ReportDialog dialog={dialog} actions={actions} />}
    </>
  );
}
