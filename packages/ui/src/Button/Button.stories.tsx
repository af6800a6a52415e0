import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, RefreshCw } from 'lucide-react';
import { fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Confirmar resposta', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIconBefore: Story = { args: { children: 'Tentar de novo', tone: 'secondary', icon: RefreshCw } };

export const WithIconAfter: Story = { args: { children: 'Nova questão', size: 'l', iconAfter: ArrowRight } };

export const Pending: Story = { args: { children: 'Salvar', isPending: true, pendingLabel: 'Salvando' } };

export const NotPendingYet: Story = { args: { children: 'Salvar', isPending: false, pendingLabel: 'Salvando' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const FullWidth: Story = { args: { children: 'Entrar', size: 'l', fullWidth: true } };

export const Flush: Story = {
  args: { children: 'Cancelar inscrição', tone: 'ghost', flush: true },
  render: (args) => (
    <Stack gap={2} align="start">
      <Text>AWS Certified Cloud Practitioner</Text>
      <Button {...args} />
    </Stack>
  ),
};

export const LongSpanishOnAPhone: Story = {
  args: {
    children: 'Cancelar la inscripción en Administrador asociado de soluciones',
    tone: 'danger',
    fullWidth: true,
  },
  globals: { viewport: { value: 'small' } },
};
