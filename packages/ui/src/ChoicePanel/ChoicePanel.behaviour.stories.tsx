import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Choosing } from './ChoicePanel.story-helpers.tsx';
import pictures from './ChoicePanel.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/ChoicePanel/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'One tab stop; the arrow keys move, choose and change the panel',
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Tipo de parceria' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: /^Instituições de ensino/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('companies');
    await expect(group.getByRole('radio', { name: /^Empresas/ })).toBeChecked();
    await expect(group.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Empresas' })).toBeVisible();
    await userEvent.tab();
    for (const radio of group.getAllByRole('radio')) await expect(radio).not.toHaveFocus();
  },
};

export const Press: Story = {
  name: 'A press anywhere on a row chooses it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Mentoria e grupos de estudo'));
    await expect(args.onChange).toHaveBeenLastCalledWith('mentors');
    await expect(canvas.getByRole('heading', { name: 'Consultores e estudantes' })).toBeVisible();
  },
};

export const Announced: Story = {
  name: 'The panel is a live region, the choices are not part of it',
  play: async ({ canvas, canvasElement }) => {
    const live = canvasElement.querySelector('[aria-live="polite"]');
    await expect(live).toContainElement(canvas.getByRole('heading', { name: 'Instituições de ensino' }));
    await expect(live).not.toContainElement(canvas.getByRole('radiogroup'));
  },
};
