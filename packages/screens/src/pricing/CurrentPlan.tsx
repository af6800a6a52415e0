import { Inline } from '@prepar/ui/Inline';
import { Sheet } from '@prepar/ui/Sheet';
import { SkeletonText } from '@prepar/ui/Skeleton';
import { Text } from '@prepar/ui/Text';
import { CreditBubbles } from '../common/CreditBubbles.tsx';
import { formatExamTime, formatNumber } from '../common/formats.ts';
import { freeCredits } from '../common/freeCredits.ts';
import { useWords } from '../common/words.tsx';
import { planName } from './plans.ts';
import type { PricingState } from './PricingScreen.types.ts';

/** The plan that somebody has, and what is left of today's credits. */
export function CurrentPlan({ credits, plan }: Pick<PricingState, 'credits' | 'plan'>) {
  const { t } = useWords();
  const title = plan === null ? t('pricing.current') : t('pricing.current.title', { plan: planName(plan) });
  const text = (minutes: number, left = 0) =>
    t(left > freeCredits ? 'pricing.current.granted' : 'pricing.current.text', {
      count: freeCredits,
      time: formatExamTime(minutes),
    });
  if (credits === null) return <Sheet title={title} subtitle={t('pricing.current.short', { count: freeCredits })} />;
  if (credits !== 'loading')
    return (
      <Sheet
        title={title}
        subtitle={text(credits.renewsInMinutes, credits.left)}
        action={<Balance left={credits.left} />}
      />
    );
  return (
    <Sheet
      title={title}
      subtitle={<SkeletonText>{text(usualMinutes)}</SkeletonText>}
      action={
        <SkeletonText>
          <Balance left={freeCredits} />
        </SkeletonText>
      }
    />
  );
}

/** As long as most waits, in words. */
const usualMinutes = 10 * 60 + 30;

/** Bubbles that are filled for credits used, as long as nobody has more than those of a day. */
function Balance({ left }: { left: number }) {
  const { t, tag } = useWords();
  const isToday = left <= freeCredits;
  return (
    <Inline gap={2}>
      <CreditBubbles left={left} size="m" />
      <Text as="span" size="label" numeric>
        {isToday
          ? t('pricing.current.left', { left, used: freeCredits - left })
          : t('pricing.current.more', { left: formatNumber(left, tag) })}
      </Text>
    </Inline>
  );
}
