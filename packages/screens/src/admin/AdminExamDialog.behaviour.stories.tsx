import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { AdminExamDialog } from './AdminExamDialog.tsx';
import pictures from './AdminExamDialog.stories.tsx';
import { examStates } from './admin.fixtures.ts';

const meta = {
  ...pictures,
  title: 'Screens/Admin/AdminExamDialog/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { ...pictures.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AdminExamDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  name: 'The figures of the exam, by domain, level and day, as tables too',
  parameters: { proves: ['ENT-23', 'ADMIN-15'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cloud Practitioner' }));
    const figures = within(dialog.getByRole('region', { name: 'CLF-C02' })).getAllByRole('term');
    await expect(
      figures.map((term) => [term.textContent, term.nextElementSibling?.textContent.replaceAll('\u00a0', ' ')]),
    ).toEqual([
      ['Inscritos', '986'],
      ['Precisão', '72,8%'],
      ['Certas', '24,9K'],
      ['Custo de IA', 'US$ 98,44'],
    ]);
    const domains = within(dialog.getByRole('table', { name: 'Por domínio, tabela' }));
    await expect(domains.getByRole('row', { name: 'Segurança e conformidade 10,1K 66,3%' })).toBeInTheDocument();
    const levels = within(dialog.getByRole('table', { name: 'Por dificuldade, tabela' }));
    await expect(levels.getByRole('row', { name: 'Básica 13,9K 83,0%' })).toBeInTheDocument();
  },
};

export const AccuracyOnPhone: Story = {
  name: 'On a phone the accuracy of a domain with a long name is in sight',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Por domínio, tabela' });
    const edge = table.closest('section')?.getBoundingClientRect().right ?? 0;
    for (const cell of within(table).getAllByRole('cell', { name: /%$/ }))
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  },
};

export const KnownAlready: Story = {
  name: 'What the table knows is there while the rest loads, and when it fails',
  args: { state: examStates.failed },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('986')).toBeInTheDocument();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Erro ao carregar dados');
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.close).toHaveBeenCalledOnce();
  },
};

export const WayOutStays: Story = {
  name: 'The title and the way out stay in sight while the figures scroll',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Cloud Practitioner' });
    const panel = dialog.parentElement ?? dialog;
    panel.scrollTop = panel.scrollHeight;
    await expect(panel.scrollTop).toBeGreaterThan(0);
    const close = within(dialog).getByRole('button', { name: 'Fechar' }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(panel.getBoundingClientRect().top);
  },
};
