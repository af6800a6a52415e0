import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PasswordStrength } from './PasswordStrength.tsx';
import pictures from './PasswordStrength.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/PasswordStrength/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof PasswordStrength>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaidInWords: Story = {
  name: 'The meter tells its level, and each rule whether it is kept',
  parameters: { proves: ['VALID-07'] },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Força da senha' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'Média');
    await expect(meter).toHaveAttribute('aria-valuenow', '71');
    const [length, capital] = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(length).toHaveTextContent('Pelo menos 8 caracteres, cumprida');
    await expect(capital).toHaveTextContent('Uma letra maiúscula, falta');
  },
};
