import { Button } from '@prepar/ui/Button';
import { DatePicker } from '@prepar/ui/DatePicker';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Form } from '@prepar/ui/Form';
import { FormError } from '@prepar/ui/FormError';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import type { PlanActions, PlanReady } from './PlanScreen.types.ts';

interface DateSheetProps {
  state: PlanReady;
  actions: Pick<PlanActions, 'saveDate' | 'removeDate'>;
}

/** The day of the exam: chosen, changed, removed. */
export function DateSheet({ state, actions }: DateSheetProps) {
  const { t } = useWords();
  const { examCode, examName, date, today, from, until, saving, plan } = state;
  const [saved, setSaved] = useState(date);
  const [day, setDay] = useState(date);
  const [isTried, setTried] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [removals, setRemovals] = useState(0);
  if (saved !== date) {
    if (isRemoving && date === null) setRemovals(removals + 1);
    setRemoving(false);
    setSaved(date);
    setDay(date);
    setTried(false);
  }
  const isWrong = day === null || day < from || day > until;
  const isPending = saving === 'running';
  const save = () => {
    setTried(true);
    setRemoving(false);
    if (!isWrong) actions.saveDate(day);
  };
  return (
    <Sheet title={t('plan.date')} subtitle={`${examCode}, ${examName}`}>
      <SheetBody>
        <Form onSubmit={save} isPending={isPending}>
          <Stack gap={4}>
            <FormError>{saving === 'failed' && t('plan.date.saveFailed')}</FormError>
            {/* The button that removed it is gone with the date. */}
            <FocusTarget of={removals === 0 ? null : removals}>
              <DatePicker
                label={t('plan.date.label')}
                hint={plan.kind === 'known' ? t('plan.date.in', { count: plan.daysLeft }) : t('plan.date.hint')}
                calendar="inline"
                value={day}
                onChange={setDay}
                today={today}
                min={from}
                max={until}
                {...(isTried && isWrong && { errorMessage: t('plan.date.wrong') })}
              />
            </FocusTarget>
            <Inline gap={3} stack="phone">
              <Button
                type="submit"
                tone={plan.kind === 'none' ? 'primary' : 'secondary'}
                isPending={isPending && !isRemoving}
                isDisabled={isPending && isRemoving}
                pendingLabel={t('plan.date.saving')}
              >
                {t('plan.date.save')}
              </Button>
              {date !== null && (
                <Button
                  tone="ghost"
                  onPress={() => {
                    setRemoving(true);
                    actions.removeDate();
                  }}
                  isPending={isPending && isRemoving}
                  isDisabled={isPending && !isRemoving}
                  pendingLabel={t('plan.date.saving')}
                >
                  {t('plan.date.remove')}
                </Button>
              )}
            </Inline>
          </Stack>
        </Form>
      </SheetBody>
    </Sheet>
  );
}
