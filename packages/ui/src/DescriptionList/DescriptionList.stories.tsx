import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'UI/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Respondidas', value: '14' },
      { term: 'Certas', value: '10' },
      { term: 'Tempo médio', value: '3min 1s' },
      { term: 'Meta de hoje', value: '15 de 20' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { args: { numeric: true } };
export const Ruled: Story = { args: { layout: 'ruled', numeric: true, strong: true } };
export const Strip: Story = { args: { layout: 'strip', numeric: true } };
export const LongSpanish: Story = {
  args: {
    items: [
      { term: 'Semana con mejor rendimiento', value: 'Del 16 al 22 de noviembre, 73,7 %' },
      { term: 'Semana con menor rendimiento', value: 'Del 26 de octubre al 1 de noviembre, 69,3 %' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
