import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { Ticked } from './Checkbox.story-helpers.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: {
    label: 'Incluir dados pessoais na exportação',
    hint: 'Nome, e-mail e país.',
    isSelected: false,
    onChange: fn(),
  },
  render: (args) => <Ticked {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { isSelected: true } };

export const LabelAlone: Story = { args: { hint: undefined } };

export const WithError: Story = { args: { errorMessage: 'Aceite os termos para continuar.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledSelected: Story = { args: { isDisabled: true, isSelected: true } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongSpanishOnAPhone: Story = {
  args: {
    label: 'Incluir los datos personales de todas las personas en el archivo que se exporta',
    hint: 'Nombre, correo electrónico y país de residencia.',
  },
  globals: { viewport: { value: 'small' } },
};
