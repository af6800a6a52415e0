import { Button } from '@prepar/ui/Button';
import { FormError } from '@prepar/ui/FormError';
import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import type { PlanReady } from './PlanScreen.types.ts';

interface GoalPartProps {
  /** Questions a day that the plan takes. */
  perDay: number;
  goal: NonNullable<PlanReady['goal']>;
  onSave: (perDay: number) => void;
}

/** Makes the plan the daily goal, or says that the goal is enough as it is. */
export function GoalPart({ perDay, goal: { value, saving }, onSave }: GoalPartProps) {
  const { t } = useWords();
  return (
    <Stack gap={3}>
      <FormError>{saving === 'failed' && t('plan.goal.failed')}</FormError>
      {value >= perDay ? (
        <Text size="body-s">{t('plan.goal.enough', { count: value })}</Text>
      ) : (
        <Inline stack="phone">
          <Button onPress={() => onSave(perDay)} isPending={saving === 'running'} pendingLabel={t('plan.date.saving')}>
            {t('plan.goal.use', { count: perDay })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
