import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordStrength } from './PasswordStrength.tsx';
import { rules } from './PasswordStrength.story-helpers.tsx';

const meta = {
  title: 'UI/PasswordStrength',
  component: PasswordStrength,
  args: {
    label: 'Força da senha',
    percent: 71,
    level: 'medium',
    levelLabel: 'Média',
    criteria: rules(true, false, true, true, false, true, true),
  },
  decorators: [(Story) => <div style={{ maxWidth: '25rem' }}>{Story()}</div>],
} satisfies Meta<typeof PasswordStrength>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weak: Story = {
  args: { percent: 28, level: 'weak', levelLabel: 'Fraca', criteria: rules(false, false, true, false, false, true) },
};

export const Medium: Story = {};

export const Good: Story = {
  args: { percent: 86, level: 'good', levelLabel: 'Boa', criteria: rules(true, true, true, true, false, true, true) },
};

export const Excellent: Story = {
  args: {
    percent: 100,
    level: 'excellent',
    levelLabel: 'Excelente',
    criteria: rules(true, true, true, true, true, true, true),
  },
};

export const LongSpanishOnAPhone: Story = {
  args: {
    label: 'Seguridad de la contraseña',
    levelLabel: 'Excelente',
    level: 'excellent',
    criteria: [
      { label: 'No está en la lista de las contraseñas más usadas', isMet: true, resultLabel: 'cumplida' },
      { label: 'Sin secuencias previsibles de letras o números', isMet: false, resultLabel: 'falta' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
