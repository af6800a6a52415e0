import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Calendar } from './Calendar.tsx';
import { Chosen } from './Calendar.story-helpers.tsx';

const meta = {
  title: 'UI/Calendar/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Calendar,
  args: { label: 'Data da prova', value: '2026-12-12', today: '2026-11-22', onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'Arrows move by days and weeks, Page Down by a month, Enter chooses',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('application', { name: /Data da prova/ })).toBeVisible();
    canvas.getByRole('button', { name: /12 de dezembro/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-20');
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-20');
    await expect(canvas.getByText('janeiro de 2027')).toBeVisible();
  },
};

export const Press: Story = {
  name: 'The buttons change the month, a press on a day chooses it',
  play: async ({ args, canvas }) => {
    // React Aria adds one more at the end, for screen readers on a touch screen.
    for (const next of canvas.getAllByRole('button', { name: 'Próximo' }).slice(0, 1)) await userEvent.click(next);
    await userEvent.click(canvas.getByRole('button', { name: /^segunda-feira, 4 de janeiro/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-04');
  },
};

export const Limits: Story = {
  name: 'Days before the first and after the last are not chosen',
  args: { value: null, min: '2026-11-23', max: '2026-11-27' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('22'));
    await userEvent.click(canvas.getByText('28'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('27'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
    for (const next of canvas.getAllByRole('button', { name: 'Próximo' })) await expect(next).toBeDisabled();
  },
};

export const WeeksFromSunday: Story = {
  name: 'Weeks begin on Sunday in every language, as those of the days studied',
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('th')).toHaveTextContent('dom');
  },
};
