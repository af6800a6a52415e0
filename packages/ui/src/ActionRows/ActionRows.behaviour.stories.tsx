import type { Meta, StoryObj } from '@storybook/react-vite';
import { CirclePause } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionRow, ActionRows } from './ActionRows.tsx';

const meta = {
  title: 'UI/ActionRows/Behaviour',
  component: ActionRow,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: 'Pausar e sair', detail: 'O tempo fica guardado.', icon: CirclePause, onPress: fn() },
  render: (args) => (
    <ActionRows>
      <ActionRow {...args} />
    </ActionRows>
  ),
} satisfies Meta<typeof ActionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  name: 'The whole row is one button, named by both lines',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('O tempo fica guardado.'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Pausar e sair O tempo fica guardado.');
  },
};

export const Disabled: Story = {
  name: 'A row that is disabled does nothing',
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Pausar e sair'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
