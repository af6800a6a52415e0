import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/IconButton/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: IconButton,
  args: { label: 'Pausar sessão', icon: Pause, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Press: Story = {
  name: 'It is named by its label and answers press and Enter',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar sessão' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
