import { Button } from '@prepar/ui/Button';
import { Form } from '@prepar/ui/Form';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Select } from '@prepar/ui/Select';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useId, useState } from 'react';
import { formatNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { type PlanName, planNames } from './AdminPeople.types.ts';
import type { PersonTask } from './AdminPersonDrawer.types.ts';
import { planCredits } from './planCredits.ts';

export interface PersonPlanProps {
  plan: PlanName;
  onAsk: (task: PersonTask) => void;
}

/** Chooses another plan. */
export function PersonPlan({ plan, onAsk }: PersonPlanProps) {
  const { t, tag } = useWords();
  const [chosen, setChosen] = useState(plan);
  const isSame = chosen === plan;
  const noteId = useId();
  const credits = planCredits[chosen];
  return (
    <Stack gap={2}>
      <Heading level={3}>{t('admin.people.plan')}</Heading>
      <Form onSubmit={() => onAsk({ kind: 'plan', plan: chosen, credits })}>
        <Inline gap={3} wrap={false} grow="phone">
          <Select
            label={t('admin.people.plan')}
            isLabelHidden
            value={chosen}
            onChange={setChosen}
            options={planNames.map((value) => ({ value, label: t(`admin.plan.${value}`) }))}
          />
          <Button type="submit" tone="secondary" isDisabled={isSame} describedBy={noteId}>
            {t('admin.person.changePlan')}
          </Button>
        </Inline>
      </Form>
      <Text id={noteId} size="caption" tone="muted">
        {isSame
          ? t('admin.person.planSame')
          : t('admin.person.planNote', { credits, shown: formatNumber(credits, tag) })}
      </Text>
    </Stack>
  );
}
