import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FocusTarget } from './FocusTarget.tsx';
import { Questions } from './FocusTarget.story-helpers.tsx';

const meta = {
  title: 'UI/FocusTarget/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: FocusTarget,
  args: { of: null, children: null },
  render: () => <Questions />,
} satisfies Meta<typeof FocusTarget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesFocus: Story = {
  name: 'Takes the focus when something new is there, and is no tab stop',
  play: async ({ canvas }) => {
    const question = canvas.getByRole('group', { name: 'Questão 1' });
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveFocus();
    await expect(question).toHaveAccessibleName('Questão 2');
  },
};
