import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectReadableSizes } from '../common/sizes.story-helpers.ts';
import { doneDeck, spent, states } from './reviews.fixtures.ts';
import { ReviewsScreen } from './ReviewsScreen.tsx';

const meta = {
  title: 'Screens/Reviews/Behaviour',
  component: ReviewsScreen,
  tags: ['interaction'],
  parameters: { layout: 'fullscreen' },
  args: { state: states.ready, actions: { retry: fn() } },
} satisfies Meta<typeof ReviewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Starts: Story = {
  name: 'Each exam is reviewed on its own; facts are named by their topic, which gives no answer away, and the rest is a press away',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Hoje voltam 8\u00A0conceitos para lembrar.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Revisar 2 da AZ-900' })).toHaveAttribute(
      'href',
      '/question?exam=az-900&only=due',
    );
    await expect(canvas.getByText(/^Uma produtora quer guardar vídeos que quase ninguém abre\./)).toBeVisible();
    await expect(canvas.queryByText('Conformidade e relatórios')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais 1' }));
    await expect(canvas.getByText('Conformidade e relatórios')).toBeVisible();
  },
};

export const NoCredits: Story = {
  name: 'With nothing due and no credits left, one line leads to what is read again for nothing, and nothing to questions or plans',
  args: { state: { ...states.ready, deck: doneDeck, spent } },
  play: async ({ canvas }) => {
    const today = within(canvas.getByRole('region', { name: 'Revisões de hoje' }));
    await expect(today.getByText(/não usa créditos\.$/)).toHaveTextContent('Reler as que você errou não usa créditos.');
    await expect(today.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText(/Seus créditos voltam/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /planos/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Reler as que você errou' })).toHaveAttribute(
      'href',
      '/progress?view=answers&exam=clf-c02&wrong=yes',
    );
    await expect(canvas.getAllByRole('link', { name: 'Praticar' }), 'the way back alone').toHaveLength(1);
  },
};

export const NothingYetWithoutCredits: Story = {
  name: 'Where nothing was missed and no credits are left, the page leads to the progress',
  args: { state: { ...states.empty, spent: { ...spent, work: { due: null, missedHref: null } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver seu progresso' })).toHaveAttribute('href', '/progress');
  },
};

export const ReadableSizes: Story = {
  name: 'Nothing is too small to be read or hit',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvasElement }) => expectReadableSizes(canvasElement),
};

export const TriedAgain: Story = {
  name: 'What failed to load is tried again',
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retry).toHaveBeenCalled();
  },
};
