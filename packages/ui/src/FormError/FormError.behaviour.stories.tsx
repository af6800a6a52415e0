import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FormError } from './FormError.tsx';

const meta = {
  title: 'UI/FormError/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: FormError,
  args: { children: 'E-mail ou senha incorretos.' },
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOut: Story = {
  name: 'The error comes into an alert that stood there before it, and took no room',
  render: function Refused({ children }) {
    const [isRefused, setIsRefused] = useState(false);
    return (
      <Stack gap={5}>
        <Button onPress={() => setIsRefused(true)}>Entrar</Button>
        <FormError>{isRefused && children}</FormError>
        <Button tone="ghost">Criar conta</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    const [enter, register] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(Math.round((register?.top ?? 0) - (enter?.bottom ?? 0))).toBe(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(canvas.getByRole('alert')).toBe(alert);
    await expect(alert).toHaveTextContent('E-mail ou senha incorretos.');
  },
};
