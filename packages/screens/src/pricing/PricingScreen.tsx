import { Grid } from '@prepar/ui/Grid';
import { Page } from '@prepar/ui/Page';
import { siteConfig } from '../common/siteConfig.ts';
import { useWords } from '../common/words.tsx';
import { CreditPacks } from './CreditPacks.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { Plans } from './Plans.tsx';
import { PricingQuestions } from './PricingQuestions.tsx';
import type { PricingActions, PricingState } from './PricingScreen.types.ts';
import { SalesNotice } from './SalesNotice.tsx';

export interface PricingScreenProps {
  state: PricingState;
  actions: PricingActions;
}

/** What credits cost, by the month or once. Nothing can be bought yet, but people can ask to be told when it can. */
export function PricingScreen({ state, actions }: PricingScreenProps) {
  const { t } = useWords();
  return (
    <Page title={t('pricing.title')} subtitle={t('pricing.subtitle')}>
      <CurrentPlan credits={state.credits} plan={state.plan} />
      {state.notice.status !== 'unknown' && <SalesNotice notice={state.notice} actions={actions} />}
      <Plans current={state.plan} />
      <Grid columns="8+4">
        <CreditPacks />
        <PricingQuestions claims={siteConfig.claims} />
      </Grid>
    </Page>
  );
}
