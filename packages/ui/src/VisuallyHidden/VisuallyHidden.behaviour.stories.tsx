import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'UI/VisuallyHidden',
  parameters: { chromatic: { disableSnapshot: true } },
  component: VisuallyHidden,
  args: { as: 'h2', children: 'Resumo da semana' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: 'Resumo da semana' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
