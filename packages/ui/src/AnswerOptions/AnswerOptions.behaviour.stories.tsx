import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answering } from './AnswerOptions.story-helpers.tsx';
import pictures from './AnswerOptions.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/AnswerOptions/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Answering>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'The question names the group; one tab stop; arrows move and choose',
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /menor custo/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(group).getByRole('radio', { name: /^B/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('b');
    await userEvent.tab();
    for (const radio of within(group).getAllByRole('radio')) await expect(radio).not.toHaveFocus();
  },
};

export const Press: Story = {
  name: 'A press on the text chooses, a second choice replaces it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/Standard-IA/));
    await userEvent.click(canvas.getByText(/Flexible Retrieval/));
    await expect(args.onChange).toHaveBeenLastCalledWith('d');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

export const LockedTakesNoChoice: Story = {
  name: 'Locked options keep the choice and the focus',
  parameters: { proves: ['QUEST-08'] },
  args: { value: 'd', isLocked: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByText(/Standard-IA/));
    await expect(canvas.getByRole('radio', { name: /^D/ })).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toContainElement(canvas.getByRole('radio', { checked: true }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
