import { Inline } from '@prepar/ui/Inline';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ExamIdentity } from '../common/exam.types.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords } from '../common/words.tsx';

export interface ExamBarProps {
  exam: ExamIdentity;
  modalityName: string;
  /** Credits left, in place of the modality on narrow windows; null while they are not known. */
  credits?: number | null;
  /** Whether narrow windows name the exam alone, where the way out needs the room. Default false. */
  isBrief?: boolean;
}

/** What is being practised, at the left of the top bar. */
export function ExamBar({ exam, modalityName, credits = null, isBrief = false }: ExamBarProps) {
  const { t } = useWords();
  const modality = (
    <Text size="caption" tone="muted">
      {modalityName}
    </Text>
  );
  return (
    <Inline wrap={false}>
      <Show from="lg">
        <ProviderMark provider={exam.provider} size="bar" />
      </Show>
      <Stack gap={0}>
        <Text size="label" wrap="anywhere">
          {exam.code}
        </Text>
        {credits === null && !isBrief ? (
          modality
        ) : (
          <>
            <Show from="lg">{modality}</Show>
            {credits !== null && (
              <Show until="lg">
                <Text size="caption" tone="muted">
                  {t('common.credits', { count: credits })}
                </Text>
              </Show>
            )}
          </>
        )}
      </Stack>
    </Inline>
  );
}
