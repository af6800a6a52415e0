import { Button } from '@prepar/ui/Button';
import { Dialog } from '@prepar/ui/Dialog';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import { HistoryFilterFields } from './HistoryFilterFields.tsx';
import type { HistoryFilter, HistoryView } from './HistoryScreen.types.ts';

export interface HistoryFilterDialogProps {
  exams: HistoryView['exams'];
  filter: HistoryFilter;
  onApply: (filter: HistoryFilter) => void;
  onClose: () => void;
}

/** The filters on a phone: nothing changes below until they are applied. */
export function HistoryFilterDialog({ exams, filter, onApply, onClose }: HistoryFilterDialogProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState(filter);
  return (
    <Dialog
      title={t('answers.filter.title')}
      isOpen
      onClose={onClose}
      closeLabel={t('common.close')}
      onSubmit={() => onApply(draft)}
      actions={<Button type="submit">{t('answers.filter.apply')}</Button>}
    >
      <HistoryFilterFields
        exams={exams}
        value={draft}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
      />
    </Dialog>
  );
}
