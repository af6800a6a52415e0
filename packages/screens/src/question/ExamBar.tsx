import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ExamIdentity } from '../common/exam.types.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';

export interface ExamBarProps {
  exam: ExamIdentity;
  modalityName: string;
}

/** What is being practised, at the left of the top bar. */
export function ExamBar({ exam, modalityName }: ExamBarProps) {
  return (
    <Inline wrap={false}>
      <ProviderMark provider={exam.provider} size="bar" />
      <Stack gap={0}>
        <Text size="label" wrap="cut">
          {exam.code}
        </Text>
        <Text size="caption" tone="muted" wrap="cut">
          {modalityName}
        </Text>
      </Stack>
    </Inline>
  );
}
