import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Striking } from './StrikeButton.story-helpers.tsx';
import pictures from './StrikeButton.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/AnswerOptions/Strikes/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  args: { struck: [], chosen: null },
} satisfies Meta<typeof Striking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Strike: Story = {
  name: 'An option is struck out and back again, without being chosen',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Riscar a alternativa C', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Riscar a alternativa C', pressed: true })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Riscar a alternativa C' }));
    await expect(canvas.getByRole('button', { name: 'Riscar a alternativa C', pressed: false })).toBeVisible();
  },
};

export const Arrows: Story = {
  name: 'The arrow keys go from option to option, past the buttons',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/Auto Scaling/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^C/ })).toBeChecked();
  },
};
