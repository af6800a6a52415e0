import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'UI/ErrorSummary/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: ErrorSummary,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: '2 campos precisam de atenção',
    fields: [
      { id: 'name', label: 'Nome' },
      { id: 'email', label: 'E-mail' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

function TwoFields(args: Parameters<typeof ErrorSummary>[0]) {
  const [isSent, setSent] = useState(false);
  const errorMessage = isSent ? 'Preencha este campo.' : undefined;
  return (
    <Form onSubmit={() => setSent(true)}>
      {isSent && <ErrorSummary {...args} />}
      {args.fields.map(({ id, label }) => (
        <TextField key={id} id={id} label={label} value="" onChange={() => undefined} errorMessage={errorMessage} />
      ))}
      <button>Enviar</button>
    </Form>
  );
}

export const TakesTheFocus: Story = {
  name: 'A form that is not sent gives it the focus, and each of its links leads to a field',
  render: (args) => <TwoFields {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(canvas.getByRole('region', { name: '2 campos precisam de atenção' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'E-mail' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};
