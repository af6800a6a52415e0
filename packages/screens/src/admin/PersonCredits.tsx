import { Button } from '@prepar/ui/Button';
import { Form } from '@prepar/ui/Form';
import { Heading } from '@prepar/ui/Heading';
import { NumberField } from '@prepar/ui/NumberField';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { TextField } from '@prepar/ui/TextField';
import { useState } from 'react';
import { formatNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { PersonDetails, PersonTask } from './AdminPersonDrawer.types.ts';

export interface PersonCreditsProps {
  details: PersonDetails;
  onAsk: (task: PersonTask) => void;
}

const most = 10_000;

/** Gives credits, with the reason that goes into the log. */
export function PersonCredits({ details, onAsk }: PersonCreditsProps) {
  const { t, tag } = useWords();
  const [amount, setAmount] = useState(50);
  const [reason, setReason] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const ask = () => {
    const isMissing = reason.trim() === '';
    setIncomplete(isMissing);
    if (!isMissing) onAsk({ kind: 'credits', amount, reason: reason.trim() });
  };
  const { credits } = details.person;
  return (
    <Stack gap={3}>
      <Stack gap={0}>
        <Heading level={3}>{t('admin.people.credits')}</Heading>
        <Text size="body-s" tone="muted">
          {t('admin.person.creditsNow', { credits: formatNumber(credits, tag), free: details.freeCredits })}
        </Text>
      </Stack>
      <Form onSubmit={ask}>
        <Stack gap={3}>
          <NumberField
            label={t('admin.person.amount')}
            value={amount}
            onChange={setAmount}
            min={1}
            max={most}
            decreaseLabel={t('admin.person.less')}
            increaseLabel={t('admin.person.more')}
          />
          <TextField
            label={t('admin.person.reason')}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setIncomplete(false);
            }}
            maxLength={300}
            {...(isIncomplete && { errorMessage: t('admin.person.reasonRequired') })}
          />
          <Button type="submit" tone="secondary">
            {t('admin.person.give', { count: amount })}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
