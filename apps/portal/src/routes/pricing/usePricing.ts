import type { Result } from '@prepar/api-client/failure';
import type { Sentence } from '@prepar/screens/common/sentence.ts';
import type { PricingActions, PricingState } from '@prepar/screens/pricing/PricingScreen.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useAccountInfo, useBalance } from '../../data/credits.ts';
import { sentenceOr } from '../../data/failures.ts';
import { useUser } from '../../session/useUser.ts';

export function usePricing(): { state: PricingState; actions: PricingActions } {
  const { email } = useUser();
  const { data: account, mutate } = useAccountInfo();
  const { isKnown, credits } = useBalance();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Sentence | null>(null);

  const save = async (call: Promise<Result<unknown>>, salesNotice: boolean) => {
    setSaving(true);
    setFailure(null);
    const result = await call;
    if (result.ok) await mutate((before) => before && { ...before, salesNotice }, { revalidate: false });
    else setFailure(sentenceOr(result.failure, 'pricing.notice.error'));
    setSaving(false);
  };
  const status = isSaving ? 'saving' : !account ? 'loading' : account.salesNotice ? 'on' : 'off';
  return {
    state: {
      credits: isKnown ? credits : 'loading',
      plan: account?.plan ?? null,
      notice: !account && isKnown ? { status: 'unknown' } : { status, email, failure },
    },
    actions: {
      askForNotice: () => void save(api.account.requestSalesNotice(), true),
      withdrawNotice: () => void save(api.account.withdrawSalesNotice(), false),
    },
  };
}
