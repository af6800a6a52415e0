import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Form } from './Form.tsx';
import { Account } from './Form.story-helpers.tsx';

const meta = {
  title: 'UI/Form/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Form,
  args: { children: null, onSubmit: fn(), label: 'Dados pessoais' },
  render: (args) => <Account {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FocusGoesToTheError: Story = {
  name: 'The first field that a submit leaves invalid takes the focus, each time',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), '{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const FocusGoesToLines: Story = {
  name: 'A field of several lines that is invalid takes the focus too',
  render: (args) => (
    <Form {...args}>
      <TextArea label="Motivo" value="" onChange={fn()} errorMessage="Diga o motivo." />
      <Button type="submit">Salvar</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('textbox', { name: 'Motivo' })).toHaveFocus();
  },
};

export const FocusStaysWithoutError: Story = {
  name: 'A submit without errors leaves the focus where it is',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'marina@email.com{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  },
};

export const PendingSendsNothing: Story = {
  name: 'While it is being sent neither Enter nor the button sends it again',
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ErrorsAreReadOut: Story = {
  name: 'The error of a field comes into a live region that stood there before it',
  play: async ({ canvas, canvasElement }) => {
    const regions = [...canvasElement.querySelectorAll('[aria-live="polite"]')];
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const error = canvas.getByText('Preencha o e-mail.');
    await expect(regions.some((region) => region.contains(error))).toBe(true);
  },
};
