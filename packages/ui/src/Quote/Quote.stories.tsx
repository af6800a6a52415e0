import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'UI/Quote',
  component: Quote,
  args: {
    children: 'Separe duas sessões curtas para custo e alto desempenho. É onde está a maior parte dos seus erros.',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSource: Story = { args: { source: 'Leitura da IA' } };
