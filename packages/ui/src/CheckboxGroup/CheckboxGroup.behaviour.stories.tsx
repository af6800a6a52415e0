import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Chosen } from './CheckboxGroup.story-helpers.tsx';
import pictures from './CheckboxGroup.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/CheckboxGroup/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'Its label names the group, each box is a tab stop, and the choices keep the order of the options',
  args: { values: ['credits'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'O que exportar' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Pessoas' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['users', 'credits']);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['users']);
  },
};

export const ErrorIsTied: Story = {
  name: 'The error explains the group',
  args: { values: [], errorMessage: 'Escolha pelo menos um arquivo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Escolha pelo menos um arquivo.');
    await expect(canvas.getByRole('checkbox', { name: 'Respostas' })).toBeInvalid();
  },
};
