import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { activeState } from './admin.fixtures.ts';
import { PersonConfirm } from './PersonConfirm.tsx';

const meta = {
  title: 'Screens/Admin/PersonConfirm/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: PersonConfirm,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: {
    person: activeState.person,
    freeCredits: 0,
    task: { kind: 'suspend' },
    isPending: false,
    failure: null,
    actions: { confirm: fn(), cancel: fn() },
  },
} satisfies Meta<typeof PersonConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suspension: Story = {
  name: 'A suspension names its consequences, has the safe answer focused and wants a reason',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Suspender a conta de Otávio Lima?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Manter ativa' })).toHaveFocus());
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A pessoa sai agora de todos os aparelhos.',
      'Um simulado aberto é corrigido quando o tempo acabar.',
      'Nada é apagado: respostas e créditos ficam.',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Suspender' }));
    await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveFocus();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await userEvent.keyboard(' {Enter}');
    await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveAccessibleDescription('Diga o motivo.');
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await userEvent.keyboard('abuso {Enter}');
    await expect(args.actions.confirm).toHaveBeenCalledWith('abuso');
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.cancel).toHaveBeenCalledOnce();
  },
};

export const BackToFree: Story = {
  name: 'A change back to Free says that the credits given before stay',
  args: {
    person: { ...activeState.person, plan: 'pro', credits: 1503 },
    freeCredits: 3,
    task: { kind: 'plan', plan: 'free', credits: 0 },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Mudar Otávio Lima para o plano Free?' });
    await expect(within(dialog).getByRole('listitem')).toHaveTextContent('1.500 créditos dados antes ficam na conta.');
    await expect(dialog).toHaveAccessibleDescription(/créditos dados antes/);
  },
};

export const NothingGiven: Story = {
  name: 'Where no credits were given a change of the plan speaks of none',
  args: {
    person: { ...activeState.person, credits: 5 },
    freeCredits: 5,
    task: { kind: 'plan', plan: 'pro', credits: 500 },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).queryByRole('listitem')).toBeNull();
  },
};

export const Pending: Story = {
  name: 'While it is saved nothing closes it',
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.cancel).not.toHaveBeenCalled();
  },
};
