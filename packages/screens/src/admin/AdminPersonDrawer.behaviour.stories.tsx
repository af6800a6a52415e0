import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { activeState } from './admin.fixtures.ts';
import type { AdminPersonDrawer } from './AdminPersonDrawer.tsx';
import pictures from './AdminPersonDrawer.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Admin/AdminPersonDrawer/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof AdminPersonDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Log: Story = {
  name: 'The log tells what was done, why, when and by whom',
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Igor Müller' }));
    const rows = drawer.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      'Suspensa: respostas automáticas em série16/11/2025 21:52, renato.farias@prepar.example',
      'Plano Starter, +100 créditos04/10/2025 10:03, renato.farias@prepar.example',
      '+1 crédito de volta, erro confirmado02/10/2025 10:03, automático ou operação',
    ]);
  },
};

export const Credits: Story = {
  name: 'Credits need a reason before they are asked for',
  args: { state: activeState },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Otávio Lima' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Mais créditos' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Dar 51 créditos' }));
    const reason = drawer.getByRole('textbox', { name: 'Motivo, fica no registro' });
    await expect(reason).toHaveFocus();
    await expect(reason).toHaveAccessibleDescription('Diga o motivo.');
    await userEvent.keyboard('Falha de 15/11{Enter}');
    await expect(args.actions.ask).toHaveBeenCalledWith({
      kind: 'credits',
      amount: 51,
      reason: 'Falha de 15/11',
    });
  },
};

export const Plan: Story = {
  name: 'Another plan is asked for with its credits',
  args: { state: activeState },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Otávio Lima' }));
    const change = drawer.getByRole('button', { name: 'Mudar plano' });
    await expect(change).toBeDisabled();
    await expect(change).toHaveAccessibleDescription('Escolha outro plano para mudar.');
    await userEvent.click(drawer.getByRole('button', { name: /Plano/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Expert' }));
    await expect(change).toHaveAccessibleDescription(
      'Dá 1.000 créditos uma vez. Nada renova sozinho. Os créditos dados antes ficam.',
    );
    await userEvent.click(change);
    await expect(args.actions.ask).toHaveBeenCalledWith({ kind: 'plan', plan: 'expert', credits: 1000 });
    await userEvent.click(drawer.getByRole('button', { name: /Plano/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Free' }));
    await expect(change).toHaveAccessibleDescription('Não dá créditos. Os créditos dados antes ficam.');
  },
};
