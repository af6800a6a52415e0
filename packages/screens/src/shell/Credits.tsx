import { Badge } from '@prepar/ui/Badge';
import { Inline } from '@prepar/ui/Inline';
import { Text } from '@prepar/ui/Text';
import { Ticket } from 'lucide-react';
import { CreditBubbles } from '../common/CreditBubbles.tsx';
import { formatExamTime } from '../common/formats.ts';
import { freeCredits } from '../common/freeCredits.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import type { ShellCredits } from './shell.types.ts';

/** Credits left in two words, or when they come back, on the way to more of them. */
export function CreditsBadge({ credits: { left, renewsInMinutes }, href }: { credits: ShellCredits; href: string }) {
  const { t, rich } = useWords();
  return (
    <Badge tone="accent" icon={Ticket} href={href}>
      {left > 0
        ? t('common.credits', { count: left })
        : rich('shell.creditsGone', { time: formatExamTime(renewsInMinutes), hidden: visuallyHidden })}
    </Badge>
  );
}

/** The same with today's credits as bubbles. */
export function CreditsLeft({ credits: { left, renewsInMinutes } }: { credits: ShellCredits }) {
  const { t } = useWords();
  const label = left === 0 ? 'shell.creditsBack' : left > freeCredits ? 'shell.creditsAll' : 'shell.creditsToday';
  return (
    <>
      <Text size="caption" tone="muted">
        {t(label, { used: freeCredits - left })}
      </Text>
      <Inline justify="between">
        <CreditBubbles left={left} />
        <Text as="span" size="label" numeric>
          {left > 0 ? t('shell.creditsLeft', { count: left }) : formatExamTime(renewsInMinutes)}
        </Text>
      </Inline>
    </>
  );
}
