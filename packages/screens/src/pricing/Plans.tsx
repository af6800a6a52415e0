import { Badge } from '@prepar/ui/Badge';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Icon } from '@prepar/ui/Icon';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetFoot } from '@prepar/ui/Sheet';
import { SheetCell, SheetGrid } from '@prepar/ui/SheetGrid';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Check } from 'lucide-react';
import { formatNumber, formatReais } from '../common/formats.ts';
import { freeCredits } from '../common/freeCredits.ts';
import { useWords } from '../common/words.tsx';
import { freePlan, type Plan, plans } from './plans.ts';
import { SoonButton } from './SoonButton.tsx';

/** The plans side by side, and what all of them include. `current` is the id of the one that somebody has. */
export function Plans({ current }: { current: string | null }) {
  const { t } = useWords();
  return (
    <Sheet
      title={t('pricing.plans')}
      action={
        <Text as="span" size="body-s" tone="muted">
          {t('pricing.plansNote')}
        </Text>
      }
    >
      <SheetGrid columns={4}>
        {plans.map((plan) => (
          <PlanCell key={plan.id} plan={plan} isCurrent={plan.id === current} />
        ))}
      </SheetGrid>
      <SheetFoot>
        <Inline gap={6}>
          <Text as="span" size="label">
            {t('pricing.everyPlan')}
          </Text>
          <Inline as="ul" gap={6}>
            {[
              t('pricing.everyPlan.daily', { count: freeCredits }),
              t('pricing.everyPlan.exams'),
              t('pricing.everyPlan.explanations'),
            ].map((item) => (
              <Text key={item} as="li" size="body-s" tone="muted">
                {item}
              </Text>
            ))}
          </Inline>
        </Inline>
      </SheetFoot>
    </Sheet>
  );
}

function PlanCell({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  const { t, tag } = useWords();
  const { name, price, credits, isPopular } = plan;
  const count = formatNumber(credits.count, tag);
  return (
    <SheetCell
      title={t('pricing.planName', { name })}
      titleSize="h2"
      tone={isCurrent ? 'current' : isPopular ? 'featured' : 'default'}
      {...(isPopular && { note: <Badge tone="mark">{t('pricing.popular')}</Badge> })}
      foot={
        isCurrent || plan === freePlan ? (
          <Inline gap={2}>
            <Icon of={Check} size="s" />
            <Text as="span" size="label">
              {t(isCurrent ? 'pricing.current' : 'pricing.included')}
            </Text>
          </Inline>
        ) : (
          <SoonButton fullWidth>{t('pricing.choosePlan', { plan: name })}</SoonButton>
        )
      }
    >
      <Stack gap={3}>
        <Text size="stat-m">
          {formatReais(price, tag)}{' '}
          <Text as="span" size="body-s" tone="muted">
            {t(price === 0 ? 'pricing.free' : 'pricing.perMonth')}
          </Text>
        </Text>
        <DescriptionList
          layout="ruled"
          numeric
          strong
          items={[
            {
              term: t('pricing.credits'),
              value: t(credits.every === 'day' ? 'pricing.creditsPerDay' : 'pricing.creditsPerMonth', { count }),
            },
            {
              term: t('pricing.perQuestion'),
              value: price === 0 ? t('pricing.noCost') : formatReais(price / credits.count, tag),
            },
          ]}
        />
      </Stack>
    </SheetCell>
  );
}
