import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'UI/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Badge tone="outline">Otimização de custo</Badge>
        <Badge tone="outline">Intermediária</Badge>
        <Badge tone="outline">Arquiteturas resilientes</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: (
      <>
        <Text size="h2">Prontidão</Text>
        <Badge tone="orange">SAA-C03</Badge>
      </>
    ),
  },
};

const actions = (
  <>
    <Button>Ir para o login</Button>
    <Button tone="secondary">Voltar</Button>
  </>
);

export const SharedOnPhone: Story = {
  args: { grow: 'phone', children: actions },
  globals: { viewport: { value: 'phone' } },
};
export const StackedOnPhone: Story = {
  args: { stack: 'phone', children: actions },
  globals: { viewport: { value: 'phone' } },
};

export const LongSpanish: Story = {
  args: {
    gap: 5,
    children: [
      'Examen de 2 horas y 10 minutos',
      'Nota de corte del 72 por ciento',
      'Inscripción del 14 de octubre',
    ].map((fact) => (
      <Text key={fact} as="span" size="body-s" tone="muted">
        {fact}
      </Text>
    )),
  },
  globals: { viewport: { value: 'small' } },
};
