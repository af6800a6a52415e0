import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import type { TextField } from './TextField.tsx';
import pictures from './TextField.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/TextField/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelHintAndErrorAreTied: Story = {
  name: 'The label names the input and the error explains it in place of the hint',
  args: { label: 'E-mail', hint: 'Usamos só para entrar.', errorMessage: 'Falta o final do endereço, como .com.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Falta o final do endereço, como .com.');
    await expect(canvas.queryByText('Usamos só para entrar.')).toBeNull();
  },
};

export const HintIsTied: Story = {
  name: 'Without an error the hint explains the input',
  args: { label: 'E-mail', hint: 'Usamos só para entrar.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('Usamos só para entrar.');
  },
};

export const Typing: Story = {
  name: 'Typing reports the whole text and the label focuses the input',
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Nome'));
    await userEvent.keyboard('Ana');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ana');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ana');
  },
};

export const CodeKeyboard: Story = {
  name: 'A code asks for the digit keyboard, offers the one-time code and stops at six',
  parameters: { proves: ['FORGOT-06'] },
  args: { label: 'Código', type: 'code', value: '', maxLength: 6 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Código' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '40821399');
    await expect(input).toHaveValue('408213');
  },
};

export const TabOrder: Story = {
  name: 'The tab key goes to the field first, then to its action',
  args: { label: 'Código', action: <Link onPress={() => undefined}>Enviar de novo</Link> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enviar de novo' })).toHaveFocus();
  },
};

const submitted = fn();

export const AnErrorNeverBlocksTheNextSubmit: Story = {
  name: 'A field with an error from the server submits again',
  args: { label: 'E-mail', errorMessage: 'Este e-mail já tem conta.', name: 'email' },
  decorators: [
    (Story) => (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Story />
        <button>Enviar</button>
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
