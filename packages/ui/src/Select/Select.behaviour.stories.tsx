import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Chosen } from './Select.story-helpers.tsx';
import pictures from './Select.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Select/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: 'It is named by its value and label, marks the chosen option and reports the new one',
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('button', { name: 'Português (Brasil) Idioma' });
    await userEvent.click(select);
    const list = within(await screen.findByRole('listbox', { name: /Idioma/ }));
    await expect(list.getByRole('option', { name: 'Português (Brasil)', selected: true })).toHaveFocus();
    await userEvent.click(list.getByRole('option', { name: 'Español' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('es');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(select).toHaveAccessibleName('Español Idioma');
    await waitFor(() => expect(select).toHaveFocus());
  },
};

export const Keyboard: Story = {
  name: 'Arrows and letters choose from the list, Escape closes it and changes nothing',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('en{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('en');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('English (US) Idioma');
  },
};

export const ErrorIsTied: Story = {
  name: 'The error explains it',
  args: { errorMessage: 'Não foi possível salvar o idioma.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Idioma/ })).toHaveAccessibleDescription(
      'Não foi possível salvar o idioma.',
    );
  },
};
