import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

export function Account({ onSubmit, ...props }: Omit<FormProps, 'children'>) {
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
