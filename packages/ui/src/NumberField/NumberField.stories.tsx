import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';
import { Stepped } from './NumberField.story-helpers.tsx';

const meta = {
  title: 'UI/NumberField',
  component: NumberField,
  args: {
    label: 'Meta diária',
    hint: 'Questões por dia, de 1 a 100.',
    value: 20,
    min: 1,
    max: 100,
    decreaseLabel: 'Diminuir',
    increaseLabel: 'Aumentar',
    onChange: fn(),
  },
  render: (args) => <Stepped {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  decorators: [(Story) => <div style={{ maxWidth: '16rem' }}>{Story()}</div>],
};

export const Row: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'desktop' } } };

export const RowOnAPhone: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'phone' } } };

export const AtTheLimit: Story = { args: { layout: 'row', value: 100 }, globals: { viewport: { value: 'desktop' } } };

export const WithError: Story = { args: { errorMessage: 'Escolha de 1 a 100 questões.' } };

export const Disabled: Story = { args: { isDisabled: true } };
