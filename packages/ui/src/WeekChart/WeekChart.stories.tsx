import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Legend } from '../Legend/Legend.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { WeekChart, type WeekDay } from './WeekChart.tsx';

const names = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const week = (answers: [right: number, wrong: number][], today: number): WeekDay[] =>
  names.map((label, index) => {
    const [right, wrong] = answers[index] ?? [0, 0];
    return {
      label: index === today ? 'hoje' : label,
      right,
      wrong,
      text: index > today ? '–' : String(right + wrong),
      isToday: index === today,
    };
  });

const meta = {
  title: 'UI/WeekChart',
  component: WeekChart,
  args: {
    days: week(
      [
        [0, 0],
        [13, 5],
        [17, 7],
        [15, 5],
        [11, 3],
      ],
      4,
    ),
    summary: 'Questões por dia: segunda 18, terça 24, quarta 20, quinta 14. Meta de 20 por dia.',
    headings: { day: 'Dia', right: 'Certas', wrong: 'Erradas' },
    goal: { value: 20, text: 'meta 20' },
    unitNote: (questions: number) => `1 círculo = ${questions} questões`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Sheet
          title="Semana"
          action={
            <Legend
              items={[
                { shape: 'filled', label: 'certa' },
                { shape: 'hollow', label: 'errada' },
              ]}
            />
          }
        >
          <SheetBody>
            <Story />
          </SheetBody>
        </Sheet>
      </div>
    ),
  ],
} satisfies Meta<typeof WeekChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnSmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Empty: Story = { args: { days: week([], 2), summary: 'Nenhuma questão nesta semana.' } };
export const BusyWeek: Story = {
  args: {
    days: week(
      [
        [30, 10],
        [60, 20],
        [12, 1],
        [1, 0],
        [120, 40],
      ],
      4,
    ),
    summary: 'Até 160 questões em um dia.',
  },
};
export const HighGoal: Story = { args: { days: week([[2, 1]], 0), goal: { value: 100, text: 'meta 100' } } };

export const TableInstead: Story = {
  name: 'PROG-01 seven days are read as a table',
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(8);
    await expect(within(table).getByRole('row', { name: 'ter 17 7' })).toBeInTheDocument();
    await expect(within(canvasElement).getByRole('figure')).toHaveTextContent('Meta de 20 por dia.');
  },
};

export const Unit: Story = {
  name: 'PROG-01 above 40 a day one bubble is five questions, and says so',
  tags: ['interaction'],
  args: { days: week([[30, 11]], 0) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 círculo = 5 questões')).toBeVisible();
  },
};
