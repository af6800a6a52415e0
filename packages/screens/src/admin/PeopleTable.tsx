import { Table, type TableSort } from '@prepar/ui/Table';
import { formatNumber, formatPercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { AdminPerson, PeopleActions, PeopleQuery, PeopleSort } from './AdminPeople.types.ts';
import { formatDaysAgo } from './formatDaysAgo.ts';
import { PersonName, StatusBadge } from './PersonName.tsx';

interface PeopleTableProps {
  people: readonly AdminPerson[];
  query: PeopleQuery;
  now: Date;
  actions: PeopleActions;
}

/** The accounts of a page, sorted by the server. */
export function PeopleTable({ people, query, now, actions }: PeopleTableProps) {
  const { t, tag } = useWords();
  const sortBy = ({ column, direction }: TableSort) => {
    const sort = columns[column];
    // The first press of a figure shows the most of it.
    const order = sort === query.sort || sort === 'name' ? orders[direction] : 'desc';
    if (sort) actions.change({ sort, order });
  };
  return (
    <Table
      label={t('admin.table', { title: t('admin.section.users') })}
      rows={people}
      rowKey={({ id }) => id}
      onRowPress={actions.open}
      sort={{ column: query.sort, direction: query.order === 'asc' ? 'ascending' : 'descending' }}
      onSortChange={sortBy}
      columns={[
        {
          id: 'name',
          header: t('admin.user'),
          isRowHeader: true,
          isSortable: true,
          cell: nameOf,
        },
        { id: 'plan', header: t('admin.people.plan'), from: 'lg', cell: ({ plan }) => t(`admin.plan.${plan}`) },
        {
          id: 'credits',
          header: t('admin.people.credits'),
          isNumeric: true,
          from: 'lg',
          cell: ({ credits }) => formatNumber(credits, tag),
        },
        {
          id: 'totalAttempts',
          header: t('admin.people.answers'),
          isNumeric: true,
          isSortable: true,
          cell: ({ attempts }) => formatNumber(attempts, tag),
        },
        {
          id: 'accuracy',
          header: t('admin.accuracy'),
          isNumeric: true,
          isSortable: true,
          from: 'md',
          cell: ({ attempts, accuracy }) => (attempts === 0 ? '–' : formatPercentage(accuracy, tag)),
        },
        {
          id: 'lastAttempt',
          header: t('admin.people.lastStudy'),
          isSortable: true,
          from: 'lg',
          cell: ({ lastAttempt }) =>
            lastAttempt === null ? t('admin.people.never') : formatDaysAgo(lastAttempt, now, tag),
        },
        {
          id: 'status',
          header: t('admin.people.status'),
          from: 'lg',
          cell: statusOf,
        },
      ]}
    />
  );
}

const columns: Record<string, PeopleSort | undefined> = {
  name: 'name',
  totalAttempts: 'totalAttempts',
  accuracy: 'accuracy',
  lastAttempt: 'lastAttempt',
};

const orders = { ascending: 'asc', descending: 'desc' } as const;

const nameOf = (person: AdminPerson) => <PersonName person={person} />;
const statusOf = ({ isSuspended }: AdminPerson) => <StatusBadge isSuspended={isSuspended} />;
