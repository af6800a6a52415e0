import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Switch } from './Switch.tsx';
import pictures from './Switch.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Switch/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Switches: Story = {
  name: 'A press anywhere on the row and Space switch it; the name is the label alone',
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Lembretes de pausa' });
    await expect(control).toHaveAccessibleDescription('A cada 50 minutos de estudo seguido.');
    await userEvent.click(canvas.getByText('A cada 50 minutos de estudo seguido.'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
