import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { BarChart } from './BarChart.tsx';

const comma = (value: number) => String(value).replace('.', ',');

const meta = {
  title: 'UI/BarChart',
  component: BarChart,
  args: {
    form: 'columns',
    summary: 'Custo de IA por dia, de 7 a 20 de novembro: entre 7,80 e 17,40 dólares. Hoje, 17,40.',
    headings: { label: 'Dia', value: 'US$' },
    format: comma,
    items: [11.2, 12.8, 13.1, 9.4, 7.8, 8.3, 14.6, 15.2, 16.8, 15.9, 14.1, 10.1, 9.6, 17.4].map((value, index) => ({
      label: String(index + 7),
      value,
      text: `${comma(value)}0`,
      isCurrent: index === 13,
    })),
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: '44rem' }}>
        <Sheet title="Custo de IA por dia" subtitle="US$, 7 a 20 de novembro">
          {args.form === 'rows' ? (
            <Story />
          ) : (
            <SheetBody>
              <Story />
            </SheetBody>
          )}
        </Sheet>
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {};
export const ColumnsOnSmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Weeks: Story = {
  args: {
    form: 'rows',
    summary: 'Questões nas últimas quatro semanas: 88, 104, 61 e 76.',
    headings: { label: 'Início', value: 'Questões', extra: 'Precisão' },
    items: [
      { label: '26/10', value: 88, text: '88', extra: '69,3%' },
      { label: '2/11', value: 104, text: '104', extra: '71,2%' },
      { label: '9/11', value: 61, text: '61', extra: '70,5%' },
      { label: '16/11', value: 76, text: '76', extra: '73,7%', isCurrent: true },
    ],
  },
};

export const Points: Story = {
  args: {
    form: 'points',
    summary: 'Usuários por mês: de 1.880 em maio a 2.847 em novembro.',
    headings: { label: 'Mês', value: 'Usuários' },
    format: (value) => (value >= 1000 ? `${value / 1000}K` : String(value)),
    items: ['mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov'].map((label, index) => {
      const value = [1880, 2010, 2130, 2290, 2440, 2610, 2847][index] ?? 0;
      return { label, value, text: comma(value), isCurrent: index === 6 };
    }),
  },
};

export const AllZero: Story = {
  args: {
    items: ['1', '2', '3', '4'].map((week) => ({ label: `Semana ${week}`, value: 0, text: '0' })),
    summary: 'Nenhuma questão nas últimas quatro semanas.',
    headings: { label: 'Semana', value: 'Questões' },
  },
};

/** Many bars against a line, the longest one named; hollow is of another kind. */
export const Timed: Story = {
  args: {
    form: 'columns',
    summary: 'Tempo por questão.',
    headings: { label: 'Questão', value: 'Tempo' },
    format: (seconds) => `${seconds / 60}min`,
    unit: 60,
    rule: 83,
    items: Array.from({ length: 65 }, (_, place) => {
      const value = place === 40 ? 214 : 28 + ((place * 37) % 104);
      return {
        label: String(place + 1),
        value,
        text: `${value}s`,
        isHollow: place % 4 === 0,
        ...(place === 40 && { mark: '3min 34s' }),
      };
    }),
  },
};
