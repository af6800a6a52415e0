import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cartela, notFound } from './Cartela.tsx';

const meta = {
  title: 'UI/Cartela/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Cartela,
  args: { picture: notFound },
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          maxWidth: '42rem',
          padding: '1.5rem 1.5rem 1.5rem 0',
          background: args.tone === 'inverse' ? 'var(--surface-inverse)' : 'var(--surface)',
        }}
      >
        <Story />
      </div>
    ),
  ],
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
