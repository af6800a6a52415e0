import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DatePicker } from './DatePicker.tsx';
import pictures from './DatePicker.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/DatePicker/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: 'The day is typed in the order of the language, and comes once it is whole',
  args: { value: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Data da prova' })).toHaveAccessibleDescription(
      /Só você vê esta data/,
    );
    await userEvent.tab();
    await userEvent.keyboard('0901');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-09');
  },
};

export const FromTheCalendar: Story = {
  name: 'The button opens the month of the day; Enter chooses, closes and gives the focus back',
  play: async ({ args, canvas }) => {
    const open = canvas.getByRole('button', { name: /Data da prova/ });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: /12 de dezembro/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-19');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const CalendarBelow: Story = {
  name: 'A calendar below the field takes no focus by itself, follows what is typed, and chooses',
  args: { calendar: 'inline' },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Data da prova/ })).toBeNull();
    await expect(document.body).toHaveFocus();
    const field = canvas.getByRole('group', { name: 'Data da prova' });
    await expect(canvas.getByRole('grid').getBoundingClientRect().top).toBeGreaterThan(
      field.getBoundingClientRect().bottom,
    );
    await expect(canvas.getByRole('button', { name: /12 de dezembro .*selecionado/i })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /19 de dezembro/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-19');
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent('19');
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('20012027');
    await expect(canvas.getByRole('button', { name: /20 de janeiro de 2027 .*selecionado/i })).toBeVisible();
  },
};

export const EscapeChangesNothing: Story = {
  name: 'Escape closes the calendar and changes nothing',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Data da prova/ }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ErrorIsTied: Story = {
  name: 'The error explains the day',
  args: { value: '2026-11-20', errorMessage: 'Escolha um dia a partir de amanhã.' },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Escolha um dia a partir de amanhã/);
  },
};

export const OnlyWithinLimits: Story = {
  name: 'Days before the first and after the last cannot be chosen in the calendar',
  args: { calendar: 'inline', min: '2026-12-10', max: '2026-12-20' },
  play: async ({ args, canvas }) => {
    for (const day of [/\b9 de dezembro/, /\b21 de dezembro/])
      await expect(canvas.getByRole('button', { name: day })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /\b10 de dezembro/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-10');
  },
};

export const DayFirst: Story = {
  name: 'In English too the day comes first, as in the dates of records',
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual(['12', '12', '2026']);
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleName(/^day/);
  },
};
