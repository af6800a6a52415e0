import { Grid } from '@prepar/ui/Grid';
import { Link } from '@prepar/ui/Link';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonLine, SkeletonText } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { type Stat, StatStrip } from '@prepar/ui/StatStrip';
import { Text } from '@prepar/ui/Text';
import { formatDateTime, formatNumber } from '../common/formats.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { supportMail } from '../common/supportMail.tsx';
import { useWords, type Words } from '../common/words.tsx';
import { freePlan, planName } from '../pricing/plans.ts';
import { passwordChange } from './accountDates.ts';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';
import type { AccountState, AccountView } from './ProfileScreen.types.ts';

export interface AccountInfoProps {
  state: AccountState;
  /** Where all that one reported is. */
  reportsHref: string;
  onRetry: () => void;
}

const facts = ['memberSince', 'lastPasswordChange', 'creditsUsed', 'creditsRemaining'] as const;

/** Age, credits and state of the account. What could not be loaded is a dash, with a small way to try again. */
export function AccountInfo({ state, reportsHref, onRetry }: AccountInfoProps) {
  const words = useWords();
  const { t, rich } = words;
  const title = t('profile.account');
  const retry = (
    <RetryButton size="s" onPress={onRetry}>
      {rich('profile.retryAccount', { hidden: visuallyHidden })}
    </RetryButton>
  );
  switch (state.status) {
    case 'loading':
      return (
        <Sheet title={title}>
          <SheetBody>
            <AccountSkeleton />
          </SheetBody>
          <Foot state={state} reportsHref={reportsHref} />
        </Sheet>
      );
    case 'failed':
      return (
        <Sheet title={title} action={retry}>
          <Facts
            stats={facts.map((fact) => ({
              label: t(`profile.${fact}`),
              value: rich('profile.notLoaded', { hidden: visuallyHidden }),
            }))}
          />
          <Foot state={state} reportsHref={reportsHref} />
        </Sheet>
      );
    default:
      return (
        <Sheet title={title} action={<AccountStatusBadge word={state.account.accountStatus} />}>
          <Facts stats={accountStats(state.account, words)} />
          <Foot state={state} reportsHref={reportsHref} />
        </Sheet>
      );
  }
}

function Facts({ stats }: { stats: Stat[] }) {
  const { t } = useWords();
  return <StatStrip frame="none" size="s" label={t('profile.accountFacts')} stats={stats} />;
}

/** What one reported, and where the terms promise that a subscription is cancelled: nobody pays for a plan yet. */
function Foot({ state, reportsHref }: Pick<AccountInfoProps, 'state' | 'reportsHref'>) {
  const { t } = useWords();
  return (
    <SheetFoot>
      <Stack gap={3}>
        <Text as="span" size="label">
          <Link href={reportsHref} standalone>
            {t('profile.reports')}
          </Link>
        </Text>
        <Text size="body-s" tone="muted">
          <Subscription state={state} />
        </Text>
      </Stack>
    </SheetFoot>
  );
}

function Subscription({ state }: Pick<AccountInfoProps, 'state'>) {
  const { rich } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <SkeletonText>
          {rich('profile.subscription', { ...supportMail, plan: freePlan.name, mail: (parts) => parts })}
        </SkeletonText>
      );
    case 'failed':
      return rich('profile.subscription.unknown', supportMail);
    default:
      return rich('profile.subscription', { ...supportMail, plan: planName(state.account.plan) });
  }
}

function accountStats(account: AccountView, { t, tag }: Words): Stat[] {
  const { date, isCreation } = passwordChange(account);
  const figure = (dateTime: string | null) => {
    const [day = '', hour] = dateTime?.split(' ') ?? [t('profile.invalidDate')];
    return { value: day, ...(hour !== undefined && { unit: hour }) };
  };
  return [
    { label: t('profile.memberSince'), ...figure(formatDateTime(account.memberSince)) },
    {
      label: t('profile.lastPasswordChange'),
      ...figure(date),
      ...(isCreation && { note: t('profile.accountCreation') }),
    },
    { label: t('profile.creditsUsed'), value: formatNumber(account.creditsUsed, tag) },
    { label: t('profile.creditsRemaining'), value: formatNumber(account.creditsRemaining, tag) },
  ];
}

function AccountSkeleton() {
  const { t } = useWords();
  return (
    <Skeleton label={t('profile.loadingAccount')}>
      <Grid columns={4} gap={6}>
        {facts.map((fact) => (
          <Stack key={fact} gap={3}>
            <SkeletonLine width="4/5" />
            <SkeletonLine size="title" width="3/5" />
          </Stack>
        ))}
      </Grid>
    </Skeleton>
  );
}
