import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';
import { Switched } from './Switch.story-helpers.tsx';

const meta = {
  title: 'UI/Switch/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Switch,
  args: {
    label: 'Lembretes de pausa',
    hint: 'A cada 50 minutos de estudo seguido.',
    isSelected: true,
    onChange: fn(),
  },
  render: (args) => <Switched {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '44rem' }}>{Story()}</div>],
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
