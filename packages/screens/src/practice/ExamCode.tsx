import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import type { ExamIdentity } from '../common/exam.types.ts';

export interface ExamCodeProps {
  exam: ExamIdentity;
  /** After the code: a level or a badge. */
  children?: ReactNode;
}

/** The code of an exam below its name. */
export function ExamCode({ exam, children }: ExamCodeProps) {
  return (
    <>
      <Text as="span" size="code" tone="muted">
        {exam.code}
      </Text>{' '}
      {children}
    </>
  );
}
