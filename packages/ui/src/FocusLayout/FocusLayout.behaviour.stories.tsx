import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { FocusLayout } from './FocusLayout.tsx';
import pictures from './FocusLayout.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/FocusLayout/Behaviour',
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof FocusLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BarInView: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Nova questão' });
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvasElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  },
};
