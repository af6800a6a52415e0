import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormError } from './FormError.tsx';

const meta = {
  title: 'UI/FormError',
  component: FormError,
  args: { children: 'E-mail ou senha incorretos.' },
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTitle: Story = {
  args: { title: 'E-mail não encontrado', children: 'Este e-mail não está cadastrado.' },
};
