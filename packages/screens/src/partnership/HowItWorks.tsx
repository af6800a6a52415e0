import { Bubble } from '@prepar/ui/Bubble';
import { Heading } from '@prepar/ui/Heading';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetCell, SheetGrid } from '@prepar/ui/SheetGrid';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';

const steps = [1, 2, 3] as const;

/** From the form to the first question, in three steps. */
export function HowItWorks({ id }: { id: string }) {
  const { t } = useWords();
  return (
    <Stack as="section" gap={8} id={id}>
      <Heading level={2} size="display-2">
        {t('partnership.how')}
      </Heading>
      <Sheet>
        <SheetGrid columns={3} as="ol">
          {steps.map((step) => (
            <SheetCell
              key={step}
              title={t(`partnership.step.${step}.title`)}
              lead={
                <Bubble size="l" state="filled">
                  {step}
                </Bubble>
              }
            >
              <Text size="body-s" tone="muted">
                {t(`partnership.step.${step}.text`)}
              </Text>
            </SheetCell>
          ))}
        </SheetGrid>
      </Sheet>
    </Stack>
  );
}
