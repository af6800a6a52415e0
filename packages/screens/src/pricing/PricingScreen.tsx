import { Grid } from '@prepar/ui/Grid';
import { Page } from '@prepar/ui/Page';
import { siteConfig } from '../common/siteConfig.ts';
import { useWords } from '../common/words.tsx';
import { CreditPacks } from './CreditPacks.tsx';
import { Plans } from './Plans.tsx';
import { PricingQuestions } from './PricingQuestions.tsx';

/** What credits cost, by the month or once. Nothing can be bought yet, so the page has no state and no actions. */
export function PricingScreen() {
  const { t } = useWords();
  return (
    <Page title={t('pricing.title')} subtitle={t('pricing.subtitle')}>
      <Plans />
      <Grid columns="7+5">
        <CreditPacks />
        <PricingQuestions claims={siteConfig.claims} />
      </Grid>
    </Page>
  );
}
