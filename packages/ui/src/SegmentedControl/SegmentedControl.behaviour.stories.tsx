import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Chosen } from './SegmentedControl.story-helpers.tsx';
import pictures from './SegmentedControl.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/SegmentedControl/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
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
