import type { Meta, StoryObj } from '@storybook/react-vite';
import { Legend } from '../Legend/Legend.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { WeekChart } from './WeekChart.tsx';
import { week } from './WeekChart.story-helpers.tsx';

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
    goal: { value: 20, text: 'meta 20', words: 'Meta: 20 por dia.' },
    unitNote: (questions: number) => `1 círculo = ${questions} ${questions === 1 ? 'questão' : 'questões'}.`,
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
export const HighGoal: Story = {
  args: { days: week([[2, 1]], 0), goal: { value: 100, text: 'meta 100', words: 'Meta: 100 por dia.' } },
};
