import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import pictures from './QuestionGrid.stories.tsx';
import type { QuestionGrid } from './QuestionGrid.tsx';

const meta = {
  ...pictures,
  title: 'UI/QuestionGrid/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof QuestionGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'One tab stop at the current question; arrows move, Enter goes there',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'Questão 24' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Questão 30' })).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('q30');
  },
};

export const Press: Story = {
  name: 'A press goes to a question, and on the current one does nothing',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('Questão 24');
    await userEvent.click(canvas.getByRole('option', { name: 'Questão 24' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: 'Questão 7' }));
    await expect(args.onSelect).toHaveBeenCalledWith('q7');
  },
};
