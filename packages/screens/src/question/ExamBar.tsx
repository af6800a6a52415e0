import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ExamIdentity } from '../common/exam.types.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';

export interface ExamBarProps {
  exam: ExamIdentity;
  modalityName: string;
}

/** What is being practised, at the left of the top bar; below the monogram where there is no room beside it. */
export function ExamBar({ exam, modalityName }: ExamBarProps) {
  return (
    <Inline>
      <ProviderMark provider={exam.provider} size="bar" />
      <Stack gap={0}>
        <Text size="label" wrap="none">
          {exam.code}
        </Text>
        <Text size="caption" tone="muted">
          {modalityName}
        </Text>
      </Stack>
    </Inline>
  );
}
