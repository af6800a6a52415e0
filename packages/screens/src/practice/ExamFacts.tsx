import { Inline } from '@prepar/ui/Inline';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { formatDateTime, formatExamTime, formatWholePercentage } from '../common/formats.ts';
import { examLevelName } from '../common/levels.ts';
import { strong } from '../common/strong.tsx';
import { useWords } from '../common/words.tsx';
import type { OpenedExam } from './PracticeScreen.types.ts';

/** Level, questions, length and day of enrolment, in one line. */
export function ExamFacts({ exam }: { exam: OpenedExam }) {
  const words = useWords();
  const { t, rich } = words;
  const date = exam.enrolledOn === null ? null : formatDateTime(exam.enrolledOn);
  return (
    <Inline as="ul" gap={5}>
      <Fact>
        {strong([examLevelName(exam.level, words)])}{' '}
        <Text as="span" size="code">
          {exam.code}
        </Text>
      </Fact>
      <Fact>{rich('practice.facts.questions', { count: exam.totalQuestions, b: strong })}</Fact>
      <Fact>{rich('practice.facts.duration', { time: formatExamTime(exam.durationMinutes), b: strong })}</Fact>
      <Fact>{rich('practice.facts.cut', { cut: formatWholePercentage(exam.cut), b: strong })}</Fact>
      {date !== null && <Fact>{t('practice.facts.enrolledOn', { date })}</Fact>}
    </Inline>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <Text as="li" size="body-s" tone="muted">
      {children}
    </Text>
  );
}
