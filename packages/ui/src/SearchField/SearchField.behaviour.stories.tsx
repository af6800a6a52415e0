import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const onChange = fn();

function Held() {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Buscar usuários"
      placeholder="Nome ou e-mail"
      clearLabel="Limpar a busca"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/SearchField/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: Held,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clears: Story = {
  name: 'It tells each keystroke, and its button and Escape clear it',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar usuários' });
    await expect(canvas.queryByRole('button', { name: 'Limpar a busca' })).not.toBeInTheDocument();
    await userEvent.type(field, 'an');
    await expect(onChange).toHaveBeenLastCalledWith('an');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar a busca' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'bia{Escape}');
    await expect(onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
  },
};
