import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Skeleton } from './Skeleton.tsx';
import pictures from './Skeleton.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Skeleton/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Carregando o painel' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
