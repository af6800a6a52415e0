import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DecisionDialog } from './DecisionDialog.tsx';
import { items } from './quality.fixtures.ts';
import { QuestionDrawer } from './QuestionDrawer.tsx';

const meta = {
  title: 'Screens/Admin/QuestionDrawer/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: QuestionDrawer,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { state: items.ready, actions: { close: fn(), retry: fn(), ask: fn(), confirm: fn(), cancel: fn() } },
} satisfies Meta<typeof QuestionDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  name: 'Both decisions ask first',
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Questão' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Confirmar erro' }));
    await expect(args.actions.ask).toHaveBeenLastCalledWith('confirmed');
    await userEvent.click(drawer.getByRole('button', { name: 'Devolver à circulação' }));
    await expect(args.actions.ask).toHaveBeenLastCalledWith('released');
  },
};

export const Rule: Story = {
  name: 'What leads to the answer is drawn as an arrow, and read as a colon',
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Questão' }));
    const rule = drawer.getByText(/^O que decide é abrir na hora/);
    await expect(rule).toHaveTextContent(/por ano:\s+S3 Glacier Instant Retrieval\.$/);
  },
};

export const Releases: Story = {
  name: 'A word to those who reported it goes with the decision',
  // Alone, as two that open at one moment would both want the focus.
  render: ({ actions }) => (
    <DecisionDialog task="released" reports={2} isPending={false} failure={null} actions={actions} />
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'A questão está certa?' }));
    await userEvent.type(dialog.getByRole('textbox'), ' A fonte confirma. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Manter em circulação' }));
    await expect(args.actions.confirm).toHaveBeenLastCalledWith('A fonte confirma.');
  },
};

export const Undoes: Story = {
  name: 'A decision is taken back after a question, without a word to anybody',
  args: { state: items.out },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Questão' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Desfazer a decisão' }));
    await expect(args.actions.ask).toHaveBeenLastCalledWith('undone');
  },
};

export const AsksToUndo: Story = {
  name: 'What stays is said before a decision is taken back',
  args: { state: items.undoing },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Desfazer a decisão?' }));
    await waitFor(() => expect(dialog.getByText(/créditos devolvidos ficam com as pessoas/)).toBeVisible());
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await expect(args.actions.confirm).toHaveBeenLastCalledWith(null);
  },
};

export const Confirms: Story = {
  name: 'A confirmed error needs no word',
  args: { state: items.confirming },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await expect(args.actions.confirm).toHaveBeenLastCalledWith(null);
  },
};

export const FindingFirst: Story = {
  name: 'What was found stands under the title with the option that shows it, and no decision stands out',
  args: { state: items.odd },
  play: async () => {
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Uma alternativa errada é mais marcada que o gabarito' }),
    );
    const [gravest, second] = drawer.getAllByRole('listitem');
    await expect(gravest).toHaveTextContent(/^A\. AWS Global Accelerator: 120 de 214 vezesO gabarito pode/);
    await expect(second).toHaveTextContent(/^Quem sabe mais erra mais38% de acerto em 214 respostas/);
    const colours = ['Tirar de circulação', 'Manter como está'].map(
      (name) => getComputedStyle(drawer.getByRole('button', { name })).backgroundColor,
    );
    await expect(colours[0]).toBe(colours[1]);
  },
};

const sentence = { label: 'D', text: 'Use a chave de cada serviço.', isKey: false, shown: 41, chosen: 0 } as const;

export const OptionIsSentence: Story = {
  name: 'An option that is a sentence keeps its full stop out of the finding',
  args: {
    state: {
      ...items.odd,
      row: { ...items.odd.row, oddities: ['UNUSED_OPTION'] },
      details: { ...items.odd.details, choices: [{ ...sentence, oddity: 'UNUSED_OPTION' }] },
    },
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ninguém marca uma das alternativas' }));
    await expect(drawer.getAllByRole('listitem')[0]).toHaveTextContent(
      /^D\. Use a chave de cada serviço: 0 de 41 vezesEla não engana/,
    );
  },
};
