import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

function Account({ onSubmit, ...props }: Omit<FormProps, 'children'>) {
  const [name, setName] = useState('Marina');
  const [email, setEmail] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const submit = () => {
    setHasSubmitted(true);
    onSubmit();
  };
  return (
    <Form {...props} onSubmit={submit}>
      <Stack gap={5}>
        <TextField label="Nome" value={name} onChange={setName} />
        <TextField
          label="E-mail"
          value={email}
          onChange={setEmail}
          errorMessage={hasSubmitted && email === '' ? 'Preencha o e-mail.' : undefined}
        />
        <Button type="submit">Salvar</Button>
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'UI/Form',
  component: Form,
  args: { children: null, onSubmit: fn(), label: 'Dados pessoais' },
  render: (args) => <Account {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FocusGoesToTheError: Story = {
  tags: ['interaction'],
  name: 'the first field that a submit leaves invalid takes the focus, each time',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), '{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const FocusStaysWithoutError: Story = {
  tags: ['interaction'],
  name: 'a submit without errors leaves the focus where it is',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'marina@email.com{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  },
};

export const PendingSendsNothing: Story = {
  tags: ['interaction'],
  name: 'while it is being sent neither Enter nor the button sends it again',
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
