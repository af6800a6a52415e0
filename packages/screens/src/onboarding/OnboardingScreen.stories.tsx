import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onboardingStates } from './onboarding.fixtures.ts';
import { OnboardingScreen } from './OnboardingScreen.tsx';

const meta = {
  title: 'Screens/Onboarding/OnboardingScreen',
  component: OnboardingScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: onboardingStates.steps, actions: { next: fn(), previous: fn(), skip: fn(), start: fn() } },
} satisfies Meta<typeof OnboardingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const Splash: Story = { tags: ['loading'], args: { state: onboardingStates.splash }, globals: desktop };
export const Certifications: Story = { globals: desktop };
export const StudyModules: Story = { args: { state: { ...onboardingStates.steps, step: 2 } }, globals: desktop };
export const PatternAnalysis: Story = { args: { state: { ...onboardingStates.steps, step: 3 } }, globals: desktop };
export const Progress: Story = { args: { state: { ...onboardingStates.steps, step: 4 } }, globals: desktop };
export const IntensivePractice: Story = { args: { state: { ...onboardingStates.steps, step: 5 } }, globals: desktop };
export const Skipping: Story = { tags: ['loading'], args: { state: { ...onboardingStates.steps, isFinishing: true } } };
export const Starting: Story = { tags: ['loading'], args: { state: { status: 'steps', step: 5, isFinishing: true } } };
export const SplashOnPhone: Story = { args: { state: onboardingStates.splash }, globals: phone, tags: ['phone'] };
export const PatternAnalysisOnPhone: Story = {
  args: { state: { ...onboardingStates.steps, step: 3 } },
  globals: phone,
  tags: ['phone'],
};
export const IntensivePracticeOnSmallPhone: Story = {
  args: { state: { ...onboardingStates.steps, step: 5 } },
  globals: { viewport: { value: 'small', isRotated: false } },
  tags: ['phone'],
};
export const EnglishOnPhone: Story = {
  args: { state: { ...onboardingStates.steps, step: 2 } },
  globals: { ...phone, locale: 'en' },
  tags: ['phone'],
};
export const SpanishOnPhone: Story = {
  args: { state: { ...onboardingStates.steps, step: 2 } },
  globals: { ...phone, locale: 'es' },
  tags: ['phone', 'longest'],
};
