import type { Meta, StoryObj } from '@storybook/react-vite';
import { PricingQuestions } from './PricingQuestions.tsx';

const meta = {
  title: 'Screens/Pricing/Questions',
  component: PricingQuestions,
  args: { claims: { passRate: null, refund: false } },
} satisfies Meta<typeof PricingQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutClaims: Story = { tags: ['empty'] };
