import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { knownCredits, notices, pricing, unknownPricing } from './pricing.fixtures.ts';
import { PricingScreen } from './PricingScreen.tsx';

const meta = {
  title: 'Screens/Pricing/Pricing',
  component: PricingScreen,
  args: { state: pricing, actions: { askForNotice: fn(), withdrawNotice: fn() } },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story, context) => withLearnerShell(null, knownCredits(context.args.state))(Story, context)],
} satisfies Meta<typeof PricingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Offers: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const AnswersOpen: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const questions = within(canvas.getByRole('region', { name: 'Perguntas frequentes' }));
    for (const question of questions.getAllByRole('button')) {
      question.focus();
      await userEvent.keyboard('{Enter}');
    }
  },
};
export const PaidPlan: Story = {
  args: { state: { ...pricing, plan: 'pro', credits: { left: 212, renewsInMinutes: 860 } } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EnglishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone', 'longest'], globals: { ...phone, locale: 'es' } };
export const NoticeAskedFor: Story = {
  tags: ['success'],
  args: { state: { ...pricing, notice: notices.on } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const NoticeSaving: Story = { tags: ['loading'], args: { state: { ...pricing, notice: notices.saving } } };
export const NoticeRefused: Story = {
  tags: ['error'],
  args: { state: { ...pricing, notice: { ...notices.off, failure: 'pricing.notice.error' } } },
};
export const NothingKnown: Story = { tags: ['loading'], args: { state: unknownPricing } };
