import { Inline } from '@prepar/ui/Inline';
import { SegmentedControl } from '@prepar/ui/SegmentedControl';
import { Stack } from '@prepar/ui/Stack';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';

export interface ExamChoiceProps {
  exams: readonly { id: string; code: string }[];
  /** Id of the exam that is shown. */
  value: string;
  onChange: (examId: string) => void;
  /** What is shown of it. */
  children: ReactNode;
}

/** One of several exams at a time; nothing to choose where there is only one. */
export function ExamChoice({ exams, value, onChange, children }: ExamChoiceProps) {
  const { t } = useWords();
  return (
    <Stack gap="sheets">
      {exams.length > 1 && (
        <Inline justify="end">
          <SegmentedControl
            label={t('readiness.exam')}
            isLabelHidden
            options={exams.map(({ id, code }) => ({ value: id, label: code }))}
            value={value}
            onChange={onChange}
          />
        </Inline>
      )}
      {children}
    </Stack>
  );
}
