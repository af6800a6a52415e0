import { Avatar } from '@prepar/ui/Avatar';
import { Badge } from '@prepar/ui/Badge';
import { Button } from '@prepar/ui/Button';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Drawer, DrawerSection } from '@prepar/ui/Drawer';
import { Inline } from '@prepar/ui/Inline';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Ban, ShieldCheck } from 'lucide-react';
import { displayName, initials } from '../common/displayName.ts';
import { formatDateTime, formatDollars, formatList, formatNumber, formatPercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { BreakableAddress } from '../common/BreakableAddress.tsx';
import { AdminFailed } from './AdminFailed.tsx';
import type { PersonActions, PersonDetails, PersonState } from './AdminPersonDrawer.types.ts';
import { PersonConfirm } from './PersonConfirm.tsx';
import { PersonCredits } from './PersonCredits.tsx';
import { PersonLog } from './PersonLog.tsx';
import { StatusBadge } from './PersonName.tsx';
import { PersonPlan } from './PersonPlan.tsx';

export interface AdminPersonDrawerProps {
  state: PersonState;
  actions: PersonActions;
}

/** One account: what it did, and what can be done for it. It is open as long as it is rendered. */
export function AdminPersonDrawer({ state, actions }: AdminPersonDrawerProps) {
  const { t } = useWords();
  const person = state.status === 'ready' ? state.details.person : state.person;
  const name = displayName(person, t('common.genericUser'));
  return (
    <>
      <Drawer
        isOpen
        title={name}
        start={<Avatar initials={initials(name)} />}
        detail={
          <Stack gap={2} align="start">
            <Text size="body-s" tone="muted" wrap="anywhere">
              <BreakableAddress address={person.email} />
            </Text>
            <Inline gap={2}>
              <StatusBadge isSuspended={person.isSuspended} />
              {person.isAdministrator && <Badge tone="outline">{t('admin.person.administrator')}</Badge>}
            </Inline>
          </Stack>
        }
        onClose={actions.close}
        closeLabel={t('common.close')}
        {...(state.status === 'ready' && { foot: <Foot details={state.details} actions={actions} /> })}
      >
        <Content state={state} actions={actions} />
      </Drawer>
      {state.status === 'ready' && state.task !== null && (
        <PersonConfirm
          person={person}
          freeCredits={state.details.freeCredits}
          task={state.task}
          isPending={state.isPending}
          failure={state.failure}
          actions={actions}
        />
      )}
    </>
  );
}

function Content({ state, actions }: AdminPersonDrawerProps) {
  const { t } = useWords();
  if (state.status === 'loading')
    return (
      <DrawerSection>
        <Skeleton label={t('admin.person.loading')}>
          <SkeletonBlock height="l" />
        </Skeleton>
      </DrawerSection>
    );
  if (state.status === 'failed') {
    return (
      <DrawerSection>
        <AdminFailed level={3} failure={state.failure} onRetry={actions.retry} />
      </DrawerSection>
    );
  }
  const { details } = state;
  // What was done stands in the log, and empties the forms that asked for it.
  const done = details.log[0]?.at ?? '';
  return (
    <>
      <DrawerSection>
        <Facts details={details} />
      </DrawerSection>
      <DrawerSection>
        <PersonPlan key={`${details.person.plan} ${done}`} plan={details.person.plan} onAsk={actions.ask} />
      </DrawerSection>
      <DrawerSection>
        <PersonCredits key={done} details={details} onAsk={actions.ask} />
      </DrawerSection>
      <DrawerSection>
        <PersonLog log={details.log} />
      </DrawerSection>
    </>
  );
}

function Facts({ details }: { details: PersonDetails }) {
  const { t, tag } = useWords();
  const { person, createdAt, cost, exams } = details;
  const answers = formatNumber(person.attempts, tag);
  return (
    <DescriptionList
      items={[
        { term: t('admin.person.since'), value: formatDateTime(createdAt) },
        {
          term: t('admin.people.lastStudy'),
          value: person.lastAttempt === null ? t('admin.people.never') : formatDateTime(person.lastAttempt),
        },
        {
          term: t('admin.people.answers'),
          value:
            person.attempts === 0
              ? answers
              : t('admin.person.answers', { answers, accuracy: formatPercentage(person.accuracy, tag) }),
        },
        { term: t('admin.totalAICost'), value: formatDollars(cost) },
        {
          term: t('admin.section.exams'),
          value: exams.length === 0 ? t('admin.person.noExam') : formatList(exams, tag),
        },
      ]}
    />
  );
}

function Foot({ details, actions }: { details: PersonDetails; actions: PersonActions }) {
  const { t } = useWords();
  if (details.person.isSuspended)
    return (
      <Button tone="secondary" icon={ShieldCheck} onPress={() => actions.ask({ kind: 'reactivate' })}>
        {t('admin.person.reactivate')}
      </Button>
    );
  if (details.guard !== null)
    return (
      <Text size="body-s" tone="muted">
        {t(`admin.person.guard.${details.guard}`)}
      </Text>
    );
  return (
    <Button tone="secondary" icon={Ban} onPress={() => actions.ask({ kind: 'suspend' })}>
      {t('admin.person.suspend')}
    </Button>
  );
}
