import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'UI/ErrorState',
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

export const WithAction: Story = {};
export const TitleOnly: Story = { args: { children: undefined, action: undefined } };
