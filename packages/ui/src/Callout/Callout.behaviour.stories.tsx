import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'UI/Callout/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Callout,
  args: { tone: 'info', children: 'Questão e explicação geradas por IA. Confira na documentação oficial.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  name: 'With live it is an alert or a status',
  args: { tone: 'danger', live: 'alert', children: 'E-mail ou senha incorretos.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
  },
};
