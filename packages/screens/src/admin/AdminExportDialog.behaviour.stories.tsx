import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { AdminExportDialog } from './AdminExportDialog.tsx';
import pictures from './AdminExportDialog.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Admin/AdminExportDialog/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { ...pictures.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AdminExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Save: Story = {
  name: 'What is ticked is saved; people with their e-mail only when asked for',
  parameters: { proves: ['ADMIN-08'] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Exportar para planilha' }));
    const people = dialog.getByRole('checkbox', { name: /Mais ativos/ });
    await expect(people).not.toBeChecked();
    await userEvent.click(people);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Provas/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar 4 arquivos' }));
    await expect(args.actions.save).toHaveBeenCalledWith(['usage', 'calls', 'growth', 'people']);
  },
};

export const Nothing: Story = {
  name: 'With nothing ticked it says so and saves nothing',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const box of dialog.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar arquivos' }));
    await expect(dialog.getByText('Escolha ao menos um arquivo.')).toBeVisible();
    await expect(args.actions.save).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await expect(args.actions.close).toHaveBeenCalledOnce();
  },
};
