import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CountFilter } from './CountFilter.tsx';

const meta = {
  title: 'UI/CountFilter',
  component: CountFilter,
  args: {
    label: 'Mostrar na grade',
    choices: [
      { value: 'answered', count: 22, label: 'respondidas' },
      { value: 'blank', count: 43, label: 'em branco' },
      { value: 'flagged', count: 3, label: 'marcadas' },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof CountFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Chosen: Story = { args: { value: 'blank' } };
