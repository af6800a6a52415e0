import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Chosen } from './SegmentedControl.story-helpers.tsx';

const meta = {
  title: 'UI/SegmentedControl/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Chosen,
  args: {
    label: 'Tema',
    options: [
      { value: 'light', label: 'Claro', icon: Sun },
      { value: 'dark', label: 'Escuro', icon: Moon },
      { value: 'system', label: 'Sistema', icon: Monitor },
    ],
    value: 'light',
    onChange: fn(),
  },
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowKeys: Story = {
  name: 'One tab stop, arrows choose, the group is named by its label',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Tema' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Claro' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Escuro' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await userEvent.click(canvas.getByText('Sistema'));
    await expect(args.onChange).toHaveBeenLastCalledWith('system');
  },
};
