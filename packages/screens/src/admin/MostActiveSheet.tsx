import { Avatar } from '@prepar/ui/Avatar';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Table } from '@prepar/ui/Table';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { displayName, initials } from '../common/displayName.ts';
import { formatDollars, formatNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { BreakableAddress } from '../common/BreakableAddress.tsx';
import type { ActivePerson } from './AdminScreen.types.ts';

export interface MostActiveSheetProps {
  people: readonly ActivePerson[];
  action?: ReactNode;
}

/** The people with the most answers. */
export function MostActiveSheet({ people, action }: MostActiveSheetProps) {
  const { t, tag } = useWords();
  const title = t('admin.mostActive');
  return (
    <Sheet title={title} subtitle={t('admin.mostActiveNote')} {...(action !== undefined && { action })}>
      {people.length === 0 ? (
        <SheetBody>
          <EmptyState title={t('admin.nobodyActive')}>{t('admin.nobodyActiveText')}</EmptyState>
        </SheetBody>
      ) : (
        <Table
          label={t('admin.table', { title })}
          rows={people}
          rowKey={({ id }) => id}
          columns={[
            { id: 'person', header: t('admin.user'), isRowHeader: true, cell: personOf },
            {
              id: 'attempts',
              header: t('admin.totalAttempts'),
              isNumeric: true,
              cell: ({ attempts }) => formatNumber(attempts, tag),
            },
            {
              id: 'cost',
              header: t('admin.cost'),
              isNumeric: true,
              from: 'sm',
              cell: ({ cost }) => formatDollars(cost),
            },
          ]}
        />
      )}
    </Sheet>
  );
}

const personOf = (person: ActivePerson) => <Person person={person} />;

function Person({ person }: { person: ActivePerson }) {
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
      </Stack>
    </Inline>
  );
}
