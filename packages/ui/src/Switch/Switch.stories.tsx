import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';
import { Switched } from './Switch.story-helpers.tsx';

const meta = {
  title: 'UI/Switch',
  component: Switch,
  args: {
    label: 'Lembretes de pausa',
    hint: 'A cada 50 minutos de estudo seguido.',
    isSelected: true,
    onChange: fn(),
  },
  render: (args) => <Switched {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '44rem' }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const Off: Story = { args: { isSelected: false } };

export const LabelAlone: Story = {
  args: { label: 'Efeitos sonoros' },
  render: ({ label, isSelected, onChange }) => <Switched label={label} isSelected={isSelected} onChange={onChange} />,
};

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledOff: Story = { args: { isDisabled: true, isSelected: false } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongSpanishOnAPhone: Story = {
  args: {
    label: 'Recordatorios para descansar durante las sesiones largas',
    hint: 'Cada 50 minutos de estudio continuo, solo mientras la sesión no esté en pausa.',
  },
  globals: { viewport: { value: 'small' } },
};
