import { Heading } from '@prepar/ui/Heading';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatDateTime } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { PersonLogEntry } from './AdminPersonDrawer.types.ts';

/** What was done with an account, by whom and why. */
export function PersonLog({ log }: { log: readonly PersonLogEntry[] }) {
  const { t } = useWords();
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('admin.person.log')}</Heading>
      {log.length === 0 ? (
        <Text size="body-s" tone="muted">
          {t('admin.person.noLog')}
        </Text>
      ) : (
        <Stack as="ul" gap={3}>
          {log.map((entry, place) => (
            // Two answers may get their credit back at one moment.
            <LogRow key={`${entry.at} ${entry.kind} ${log.length - place}`} entry={entry} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function LogRow({ entry }: { entry: PersonLogEntry }) {
  const { t } = useWords();
  const { kind, reason, credits, plan, by, at } = entry;
  const what = {
    suspended: () => t('admin.people.suspended'),
    reactivated: () => t('admin.person.log.reactivated'),
    planChanged: () =>
      t('admin.person.log.planChanged', { plan: t(`admin.plan.${plan ?? 'free'}`), credits: credits ?? 0 }),
    creditReturned: () => t('admin.person.log.creditReturned', { credits: credits ?? 0 }),
    creditsGranted: () => t('admin.person.log.creditsGranted', { credits: credits ?? 0 }),
  }[kind]();
  return (
    <Stack as="li" gap={0}>
      <Text size="body-s">
        <strong>{what}</strong>
        {reason !== null && `: ${reason}`}
      </Text>
      <Text size="caption" tone="muted">
        {formatDateTime(at)}, {by ?? t('admin.person.automatic')}
      </Text>
    </Stack>
  );
}
