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

export const Stays: Story = {
  name: 'Without a reach the page stays where it is',
  render: () => (
    <div style={{ height: '10rem', overflow: 'auto' }} data-testid="page">
      <div style={{ height: '40rem' }} />
      <FocusTarget of="verdict" reach="nothing">
        Resposta certa
      </FocusTarget>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resposta certa')).toHaveFocus();
    await expect(canvas.getByTestId('page').scrollTop).toBe(0);
  },
};
