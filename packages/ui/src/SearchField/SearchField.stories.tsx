import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: {
    label: 'Buscar usuários',
    placeholder: 'Nome ou e-mail',
    value: '',
    onChange: fn(),
    clearLabel: 'Limpar a busca',
    maxLength: 100,
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'conceição prado' } };
export const LongOnASmallPhone: Story = {
  args: { value: 'joaopedro.figueiredo@empresa-exemplo-com-nome-comprido.example' },
  globals: { viewport: { value: 'small' } },
};
