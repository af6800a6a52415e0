import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'UI/Meter/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Meter,
  args: { label: 'Precisão', value: 72.1, valueText: '72,1%' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {
  name: 'it is a meter with its value in words',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Precisão' });
    await expect(meter).toHaveAttribute('aria-valuenow', '72.1');
    await expect(meter).toHaveAttribute('aria-valuetext', '72,1%');
  },
};
