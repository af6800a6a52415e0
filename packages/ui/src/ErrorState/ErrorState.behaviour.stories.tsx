import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'UI/ErrorState/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: ErrorState,
  args: {
    title: 'Não deu para carregar as provas',
    children: 'Verifique sua conexão com a internet.',
    action: (
      <Button size="s" tone="secondary" icon={RefreshCw}>
        Tentar de novo
      </Button>
    ),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Não deu para carregar as provas');
    await expect(alert).toHaveTextContent('Verifique sua conexão com a internet.');
  },
};
