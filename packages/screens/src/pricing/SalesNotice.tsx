import { Button } from '@prepar/ui/Button';
import { FormError } from '@prepar/ui/FormError';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { SkeletonText } from '@prepar/ui/Skeleton';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';
import type { NoticeState, PricingActions } from './PricingScreen.types.ts';

export interface SalesNoticeProps {
  notice: Exclude<NoticeState, { status: 'unknown' }>;
  actions: PricingActions;
}

const strong = (parts: ReactNode[]) => <b>{parts}</b>;

/** Asks to be told, by e-mail, when purchases open. */
export function SalesNotice({ notice, actions }: SalesNoticeProps) {
  const words = useWords();
  const { t, rich } = words;
  const { status, email, failure } = notice;
  const isOn = status === 'on';
  const text = rich(isOn ? 'pricing.notice.on' : 'pricing.notice.off', { email, b: strong });
  return (
    <Sheet
      title={t('pricing.notice.title')}
      subtitle={<span aria-live="polite">{status === 'loading' ? <SkeletonText>{text}</SkeletonText> : text}</span>}
      actionOnPhone="foot"
      action={
        <Button
          tone={isOn ? 'secondary' : 'primary'}
          {...(!isOn && { icon: Mail })}
          isDisabled={status === 'loading'}
          isPending={status === 'saving'}
          pendingLabel={t('pricing.notice.pending')}
          onPress={isOn ? actions.withdrawNotice : actions.askForNotice}
        >
          {t(isOn ? 'pricing.notice.withdraw' : 'pricing.notice.ask')}
        </Button>
      }
    >
      {failure !== null && (
        <SheetBody>
          <FormError>{say(failure, words)}</FormError>
        </SheetBody>
      )}
    </Sheet>
  );
}
