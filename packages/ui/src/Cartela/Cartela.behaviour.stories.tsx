import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Cartela } from './Cartela.tsx';
import { notFound } from './Cartela.tsx';
import pictures from './Cartela.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Cartela/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Cartela>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  args: { picture: notFound, label: '404 marcado em uma cartela de respostas' },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: '404 marcado em uma cartela de respostas' });
    await expect(picture.querySelectorAll('*').length).toBeLessThan(12);
  },
};

export const Decoration: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};
