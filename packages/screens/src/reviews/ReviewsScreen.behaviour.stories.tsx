import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectReadableSizes } from '../common/sizes.story-helpers.ts';
import { states } from './reviews.fixtures.ts';
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hoje voltam 8 fatos para lembrar.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Revisar 2 da AZ-900' })).toHaveAttribute(
      'href',
      '/question?exam=az-900&only=due',
    );
    await expect(canvas.queryByText('Conformidade e relatórios')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais 1' }));
    await expect(canvas.getByText('Conformidade e relatórios')).toBeVisible();
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
