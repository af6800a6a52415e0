import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailedScreen } from './FailedScreen.tsx';

const meta = {
  title: 'Screens/Failed/Failed/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: FailedScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { actions: { retry: fn() } },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retries: Story = {
  name: 'The button tries again',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};
