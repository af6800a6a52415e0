import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Waiting } from './Waiting.tsx';

const meta = {
  title: 'UI/Waiting/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: Waiting,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { brand: 'Prepar', label: 'Carregando' },
} satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  name: 'A page that is on its way shows a ring in its middle and says so',
  parameters: { proves: ['ROUTE-28'] },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Carregando');
    await waitFor(() => expect(status.querySelector('svg')).toBeVisible());
    await expect(canvas.getAllByText('Prepar').filter((name) => name.checkVisibility())).toHaveLength(1);
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    const { top, bottom } = status.getBoundingClientRect();
    await expect(Math.abs((top + bottom) / 2 - document.documentElement.clientHeight / 2)).toBeLessThan(2);
  },
};
