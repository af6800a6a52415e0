import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'UI/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: '4 campos precisam de atenção',
    fields: [
      { id: 'name', label: 'Nome' },
      { id: 'email', label: 'E-mail' },
      { id: 'password', label: 'Senha' },
      { id: 'confirmation', label: 'Confirmar senha' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
