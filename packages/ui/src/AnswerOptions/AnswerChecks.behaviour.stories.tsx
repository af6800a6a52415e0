import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { AnswerChecks } from './AnswerChecks.tsx';
import pictures from './AnswerChecks.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/AnswerOptions/Several/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof AnswerChecks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'The question names the group; each option is a tab stop; the space bar chooses and takes back',
  args: { values: [] },
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: /Escolha DUAS/ }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(group.getByRole('checkbox', { name: /^B/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['b']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'c']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['b']);
    await expect(group.getByRole('checkbox', { name: /^C/ })).not.toBeChecked();
  },
};

export const OneTooMany: Story = {
  name: 'A choice that is refused leaves the others as they are',
  args: { values: ['b', 'c'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/hipervisor/));
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'c', 'd']);
    await expect(canvas.getByRole('checkbox', { name: /^D/ })).not.toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const LockedTakesNoChoice: Story = {
  name: 'Locked options keep the choice',
  args: { values: ['b', 'c'], isLocked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/hipervisor/));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};
