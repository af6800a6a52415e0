import { Disclosure } from '@prepar/ui/Disclosure';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { supportMail } from '../common/supportMail.tsx';
import { freeCredits } from '../common/freeCredits.ts';
import { useWords } from '../common/words.tsx';

export interface PricingQuestionsProps {
  /** Promises of the owner; without one its question is not there. The pass rate is in per cent. */
  claims: { passRate: number | null; refund: boolean };
}

/** What people ask before they pay. */
export function PricingQuestions({ claims }: PricingQuestionsProps) {
  const { t, rich } = useWords();
  return (
    <Sheet title={t('pricing.faq')}>
      <SheetBody>
        <Disclosure title={t('pricing.faq.kinds.question')}>{t('pricing.faq.kinds.answer')}</Disclosure>
        <Disclosure title={t('pricing.faq.credits.question')}>
          {t('pricing.faq.credits.answer', { count: freeCredits })}
        </Disclosure>
        <Disclosure title={t('pricing.faq.empty.question')}>{t('pricing.faq.empty.answer')}</Disclosure>
        <Disclosure title={t('pricing.faq.expiry.question')}>{t('pricing.faq.expiry.answer')}</Disclosure>
        <Disclosure title={t('pricing.faq.soon.question')}>
          {t('pricing.faq.soon.answer', { count: freeCredits })}
        </Disclosure>
        {claims.passRate !== null && (
          <Disclosure title={t('pricing.faq.passRate.question')}>
            {t('pricing.faq.passRate.answer', { rate: `${claims.passRate}%` })}
          </Disclosure>
        )}
        {claims.refund && (
          <Disclosure title={t('pricing.faq.refund.question')}>
            {rich('pricing.faq.refund.answer', supportMail)}
          </Disclosure>
        )}
      </SheetBody>
    </Sheet>
  );
}
