import { Avatar } from '@prepar/ui/Avatar';
import { Badge } from '@prepar/ui/Badge';
import { Inline } from '@prepar/ui/Inline';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Ban, Check } from 'lucide-react';
import { displayName, initials } from '../common/displayName.ts';
import { useWords } from '../common/words.tsx';
import { BreakableAddress } from '../common/BreakableAddress.tsx';
import type { AdminPerson } from './AdminPeople.types.ts';

/** Name and address of a person beside their initials; where no column says it, their plan and that they are suspended. */
export function PersonName({ person }: { person: AdminPerson }) {
  const { t } = useWords();
  const name = displayName(person, t('common.genericUser'));
  return (
    <Inline gap={3} wrap={false}>
      <Avatar initials={initials(name)} size="s" tone="quiet" />
      <Stack gap={0}>
        <Text as="span" size="inherit" weight="strong" wrap="anywhere">
          {name}
        </Text>
        <Text as="span" size="caption" tone="muted" wrap="anywhere">
          <BreakableAddress address={person.email} />
        </Text>
        <Show until="lg">
          <Inline gap={2}>
            <Text as="span" size="caption" tone="muted">
              {t(`admin.plan.${person.plan}`)}
            </Text>
            {person.isSuspended && <StatusBadge isSuspended />}
          </Inline>
        </Show>
      </Stack>
    </Inline>
  );
}

/** The state of an account, told by its icon too. */
export function StatusBadge({ isSuspended }: { isSuspended: boolean }) {
  const { t } = useWords();
  return (
    <span>
      <Badge tone={isSuspended ? 'warning' : 'neutral'} icon={isSuspended ? Ban : Check}>
        {t(isSuspended ? 'admin.people.suspended' : 'admin.people.active')}
      </Badge>
    </span>
  );
}
