import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { states } from './reports.fixtures.ts';
import { ReportsScreen } from './ReportsScreen.tsx';

const meta = {
  title: 'Screens/Reports/Behaviour',
  component: ReportsScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { state: states.ready, actions: { more: fn(), retry: fn() } },
} satisfies Meta<typeof ReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {
  name: 'Each report says what became of it and why, and leads to its question as long as there is one',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 enviados, 1 confirmado, 1 crédito devolvido')).toBeVisible();
    const [open, confirmed, kept] = canvas.getAllByRole('listitem');
    await expect(open).toHaveTextContent('Em análise');
    await expect(open).toHaveTextContent('Você escreveu: A Standard-IA também abre na hora.');
    await expect(confirmed).toHaveTextContent('Confirmado, +1 crédito');
    await expect(confirmed).toHaveTextContent('a questão saiu de circulação');
    await expect(kept).toHaveTextContent('Questão mantida');
    await expect(kept).toHaveTextContent('a fonte da Microsoft diz o mesmo');
    await expect(canvas.getAllByRole('link', { name: /^Reler a questão/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Mostrar mais 20' })).toBeNull();
  },
};

export const GoesOn: Story = {
  name: 'More reports are a press away',
  args: { state: { ...states.ready, reports: { ...states.ready.reports, more: 'idle' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais 20' }));
    await expect(args.actions.more).toHaveBeenCalledOnce();
  },
};

export const TriedAgain: Story = {
  name: 'What failed to load is tried again',
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retry).toHaveBeenCalled();
  },
};
