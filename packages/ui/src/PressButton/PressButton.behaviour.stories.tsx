import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import pictures from './PressButton.stories.tsx';
import type { PressButton } from './PressButton.tsx';

const meta = {
  ...pictures,
  title: 'UI/PressButton/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof PressButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Press: Story = {
  name: 'Pressing asks for the other state, by pointer and keyboard',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Marcar', pressed: false });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
