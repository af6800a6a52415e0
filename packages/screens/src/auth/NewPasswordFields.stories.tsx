import { Stack } from '@prepar/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewPasswordFields, type NewPasswordFieldsProps } from './NewPasswordFields.tsx';
import { checkNewPassword } from './problems.ts';

/** Holds what is typed, as a form does. */
function Typing({ draft, ...props }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState(draft);
  return (
    <Stack gap={5}>
      <NewPasswordFields {...props} draft={typed} change={(name) => (value) => setTyped({ ...typed, [name]: value })} />
    </Stack>
  );
}

const weak = { password: 'nuvem', confirmation: 'nuvem' };

const meta = {
  title: 'Screens/Auth/NewPasswordFields',
  component: NewPasswordFields,
  args: { label: 'Senha', draft: { password: '', confirmation: '' }, problem: null, change: fn() },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof NewPasswordFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weak: Story = { args: { draft: { password: 'a b', confirmation: '' } } };
export const Medium: Story = { args: { draft: { password: 'abcdefgh', confirmation: '' } } };
export const Good: Story = { args: { draft: { password: 'Abcdefg1', confirmation: '' } } };
export const Excellent: Story = { args: { draft: { password: 'Nuvem#2025', confirmation: 'Nuvem#2025' } } };
export const Mismatch: Story = {
  args: { draft: { password: 'Nuvem#2025', confirmation: 'Nuvem#2024' }, problem: { kind: 'mismatch' } },
};
export const MissingOnPhone: Story = {
  args: { draft: weak, problem: checkNewPassword(weak) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const MissingInSpanishOnSmallPhone: Story = {
  args: { label: 'Contraseña', draft: weak, problem: checkNewPassword(weak) },
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
  tags: ['phone'],
};
export const MissingInEnglish: Story = {
  args: { label: 'Password', draft: weak, problem: checkNewPassword(weak) },
  globals: { locale: 'en' },
};

export const Meter: Story = {
  name: 'VALID-07 VALID-01 VALID-02 VALID-03 VALID-04 the meter follows what is typed and lists the criteria; none for an empty field',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Senha', { selector: 'input' });
    await expect(canvas.queryByRole('meter')).toBeNull();
    await userEvent.type(password, 'a b');
    await expect(canvas.getByRole('meter', { name: 'Força da senha' })).toHaveAttribute('aria-valuetext', 'Fraca');
    await userEvent.clear(password);
    await expect(canvas.queryByRole('meter')).toBeNull();
    await userEvent.type(password, 'abcdefgh');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Média');
    await userEvent.type(password, 'A1');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Boa');
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Pelo menos 8 caracteres, cumprida',
      'Uma letra maiúscula, cumprida',
      'Uma letra minúscula, cumprida',
      'Um número, cumprida',
      'Um destes símbolos: !@#$%^&*, falta',
      'Nenhum espaço, cumprida',
      'Fora da lista das mais usadas, cumprida',
    ]);
    await userEvent.type(password, '#');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Excelente');
  },
};

export const ShowAndHide: Story = {
  name: 'a password can be shown and hidden again',
  tags: ['interaction'],
  args: { draft: { password: 'Nuvem#2025', confirmation: '' } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Senha', { selector: 'input' });
    const [show] = canvas.getAllByRole('button', { name: 'Mostrar senha' });
    await expect(password).toHaveAttribute('type', 'password');
    if (show) await userEvent.click(show);
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar senha' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};
