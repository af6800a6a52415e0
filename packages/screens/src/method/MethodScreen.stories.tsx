import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import calibration from './calibration.json';
import { MethodScreen } from './MethodScreen.tsx';

const meta = {
  title: 'Screens/Readiness/Method',
  component: MethodScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('progress')],
  args: { calibration, links: { progress: '/progress', plan: '/progress?view=plan' } },
} satisfies Meta<typeof MethodScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Default: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EnglishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'es' } };
