import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PricingQuestions } from './PricingQuestions.tsx';

const meta = {
  title: 'Screens/Pricing/Questions/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: PricingQuestions,
  args: { claims: { passRate: null, refund: false } },
} satisfies Meta<typeof PricingQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneClaim: Story = {
  name: 'A claim that the owner takes out leaves no question behind',
  parameters: { proves: ['PRICE-11'] },
  args: { claims: { passRate: null, refund: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Qual é a taxa de aprovação?')).toBeNull();
    await expect(canvas.getByText('E se eu não passar na prova oficial?')).toBeVisible();
  },
};
