import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { question } from './plan.fixtures.ts';

const meta = {
  title: 'Screens/Readiness/Outcome dialog',
  component: OutcomeDialog,
  parameters: { layout: 'fullscreen' },
  args: { question, actions: { send: fn(), decline: fn() }, onClose: fn() },
} satisfies Meta<typeof OutcomeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Default: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Failed: Story = { tags: ['error'], args: { question: { ...question, sending: 'failed' } } };
export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EnglishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'es' } };
