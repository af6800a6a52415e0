import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ProviderTile } from '../ProviderTile/ProviderTile.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Table } from './Table.tsx';

interface Exam {
  id: string;
  provider: 'aws' | 'azure' | 'gcp';
  name: string;
  enrolled: string;
  accuracy: string;
  right: string;
  wrong: string;
  cost: string;
}

const exams: Exam[] = [
  {
    id: 'SAA-C03',
    provider: 'aws',
    name: 'Solutions Architect Associate',
    enrolled: '1.204',
    accuracy: '67,4%',
    right: '38,1K',
    wrong: '18,4K',
    cost: '186,20',
  },
  {
    id: 'CLF-C02',
    provider: 'aws',
    name: 'Cloud Practitioner',
    enrolled: '986',
    accuracy: '72,8%',
    right: '24,9K',
    wrong: '9,3K',
    cost: '98,44',
  },
  {
    id: 'AZ-900',
    provider: 'azure',
    name: 'Azure Fundamentals',
    enrolled: '731',
    accuracy: '70,0%',
    right: '16,8K',
    wrong: '7,2K',
    cost: '82,17',
  },
  {
    id: 'ACE',
    provider: 'gcp',
    name: 'Associate Cloud Engineer',
    enrolled: '318',
    accuracy: '62,4%',
    right: '7,3K',
    wrong: '4,4K',
    cost: '45,55',
  },
];

const names = { aws: 'Amazon Web Services', azure: 'Microsoft Azure', gcp: 'Google Cloud' };

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
            <ProviderTile provider={exam.provider} name={names[exam.provider]} size="table" />
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

export const Press: Story = {
  tags: ['interaction'],
  args: { onRowPress: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /AZ-900/ }));
    await expect(args.onRowPress).toHaveBeenLastCalledWith(exams[2]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowPress).toHaveBeenLastCalledWith(exams[3]);
  },
};

export const Structure: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Provas' });
    await expect(within(table).getByRole('rowheader', { name: /Azure Fundamentals/ })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: 'Inscritos' })).toBeVisible();
  },
};
