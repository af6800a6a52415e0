import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  args: { label: 'Pular para o conteúdo' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <nav aria-label="Principal">
          <a href="/dashboard">Painel</a>
        </nav>
        <main id="main" tabIndex={-1}>
          Conteúdo
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
