import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PasswordStrength } from './PasswordStrength.tsx';

const rules = (...met: boolean[]) =>
  [
    'Pelo menos 8 caracteres',
    'Uma letra maiúscula',
    'Uma letra minúscula',
    'Um número',
    'Um símbolo',
    'Sem sequências como 1234',
    'Fora da lista das mais usadas',
  ].map((label, index) => {
    const isMet = met[index] ?? false;
    return { label, isMet, resultLabel: isMet ? 'cumprida' : 'falta' };
  });

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

export const SaidInWords: Story = {
  tags: ['interaction'],
  name: 'VALID-07 the meter tells its level, and each rule whether it is kept',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Força da senha' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'Média');
    await expect(meter).toHaveValue(71);
    const [length, capital] = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(length).toHaveTextContent('Pelo menos 8 caracteres, cumprida');
    await expect(capital).toHaveTextContent('Uma letra maiúscula, falta');
  },
};
