import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Monogram } from '../Monogram/Monogram.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Table, type TableProps, type TableSort } from './Table.tsx';
import { type Exam, exams, owners } from './Table.story-helpers.tsx';

const meta = {
  title: 'UI/Table',
  component: Table<Exam>,
  args: {
    label: 'Provas',
    density: 'compact',
    rows: exams,
    rowKey: (exam) => exam.id,
    columns: [
      {
        id: 'exam',
        header: 'Prova',
        isRowHeader: true,
        cell: (exam) => (
          <Inline as="span" gap={2} wrap={false}>
            <Monogram {...owners[exam.provider]} size="table" />
            <Text as="span" size="inherit">
              <strong>{exam.id}</strong>{' '}
              <Text as="span" size="inherit" tone="muted">
                {exam.name}
              </Text>
            </Text>
          </Inline>
        ),
      },
      { id: 'enrolled', header: 'Inscritos', isNumeric: true, cell: (exam) => exam.enrolled },
      { id: 'accuracy', header: 'Precisão', isNumeric: true, cell: (exam) => exam.accuracy },
      { id: 'right', header: 'Certas', isNumeric: true, from: 'md', cell: (exam) => exam.right },
      { id: 'wrong', header: 'Erradas', isNumeric: true, from: 'md', cell: (exam) => exam.wrong },
      { id: 'cost', header: 'Custo (US$)', isNumeric: true, from: 'md', cell: (exam) => exam.cost },
    ],
  },
  decorators: [
    (Story) => (
      <Sheet title="Provas">
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof Table<Exam>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = {};
export const Default: Story = { args: { density: 'default' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

const people = [
  { id: '1', name: 'Thiago Nunes', initials: 'TN', email: 'thiago.nunes@email.com', attempts: '1.842', cost: '5,91' },
  { id: '2', name: 'Conceição Prado', initials: 'CP', email: 'c.prado@email.com', attempts: '1.188', cost: '3,80' },
];

export const WithTotal: Story = {
  render: () => (
    <Table
      label="Mais ativos"
      rows={people}
      rowKey={(person) => person.id}
      columns={[
        {
          id: 'person',
          header: 'Usuário',
          isRowHeader: true,
          total: 'Total',
          cell: (person) => (
            <Inline as="span" gap={2} wrap={false}>
              <Avatar initials={person.initials} size="s" tone="quiet" />
              <strong>{person.name}</strong>
            </Inline>
          ),
        },
        { id: 'email', header: 'E-mail', from: 'md', cell: (person) => person.email },
        { id: 'attempts', header: 'Tentativas', isNumeric: true, total: '3.030', cell: (person) => person.attempts },
        { id: 'cost', header: 'Custo (US$)', isNumeric: true, total: '9,71', cell: (person) => person.cost },
      ]}
    />
  ),
};

export const Pressable: Story = { args: { onRowPress: fn() } };

function SortedTable({ onSortChange, ...props }: TableProps<Exam>) {
  const [sort, setSort] = useState<TableSort>({ column: 'enrolled', direction: 'descending' });
  const figure = ({ enrolled }: Exam) => Number(enrolled.replace('.', ''));
  const rows = props.rows.toSorted((one, other) =>
    sort.column === 'enrolled' ? figure(one) - figure(other) : one.id.localeCompare(other.id),
  );
  return (
    <Table
      {...props}
      columns={props.columns.map((column) => ({ ...column, isSortable: ['exam', 'enrolled'].includes(column.id) }))}
      rows={sort.direction === 'ascending' ? rows : rows.toReversed()}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
    />
  );
}

export const Sortable: Story = { render: (args) => <SortedTable {...args} /> };

export const SortableOnPhone: Story = { ...Sortable, globals: { viewport: { value: 'phone' } } };
