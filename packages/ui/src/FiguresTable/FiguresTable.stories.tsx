import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../Sheet/Sheet.tsx';
import { FiguresTable } from './FiguresTable.tsx';

const meta = {
  title: 'UI/FiguresTable',
  component: FiguresTable,
  args: {
    label: 'Chance prevista e quem passou',
    heads: ['Grupo', 'Chance prevista', 'Passaram', 'Diferença', 'Estudantes'],
    rows: [
      ['1', '0,5%', '0,1%', '-0,4', '800'],
      ['2', '4,4%', '3,1%', '-1,2', '800'],
      ['3', '12,3%', '11,8%', '-0,5', '800'],
    ],
  },
  decorators: [(Story) => <Sheet title="Os mesmos números, em tabela">{Story()}</Sheet>],
} satisfies Meta<typeof FiguresTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
