import { Page } from '@prepar/ui/Page';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import {
  almostIn,
  belowIn,
  borderlineIn,
  detailsIn,
  improving,
  insufficientIn,
  readinessLinks,
  readyIn,
  spentIn,
  states,
  trends,
} from './readiness.fixtures.ts';
import { ReadinessSection } from './ReadinessSection.tsx';

const onAPage: Decorator = (Story) => (
  <Page title="Progresso">
    <Story />
  </Page>
);

const meta = {
  title: 'Screens/Readiness/Readiness',
  component: ReadinessSection,
  parameters: { layout: 'fullscreen' },
  decorators: [onAPage, withLearnerShell('progress')],
  args: {
    state: borderlineIn('pt'),
    details: detailsIn('pt'),
    trend: improving,
    actions: { retry: fn(), retryTrend: fn() },
    links: readinessLinks,
    examCode: 'CLF-C02',
  },
} satisfies Meta<typeof ReadinessSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const desktop = { viewport: { value: 'desktop', isRotated: false } };

export const Loading: Story = { tags: ['loading'], args: { state: states.loading, details: null } };
export const Failed: Story = { tags: ['error'], args: { state: states.failed, details: null } };
export const Insufficient: Story = {
  tags: ['empty'],
  args: { state: insufficientIn('pt'), details: null },
  globals: desktop,
};
export const InsufficientWithoutCredits: Story = {
  args: { state: spentIn('pt'), details: null },
  globals: desktop,
};
export const Below: Story = { args: { state: belowIn('pt') }, globals: desktop };
export const Borderline: Story = { globals: desktop };
export const OverTheCutWithoutSimulation: Story = { args: { state: almostIn('pt') }, globals: desktop };
export const Ready: Story = { tags: ['success'], args: { state: readyIn('pt') }, globals: desktop };
export const TrendLoading: Story = { tags: ['loading'], args: { trend: trends.loading }, globals: desktop };
export const TrendFailed: Story = { tags: ['error'], args: { trend: trends.failed }, globals: desktop };
export const TrendOfOneDay: Story = { args: { trend: trends.oneDay }, globals: desktop };
export const InsufficientOnAPhone: Story = {
  tags: ['phone'],
  args: { state: insufficientIn('pt'), details: null },
  globals: phone,
};
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: borderlineIn('en'), details: detailsIn('en') },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: belowIn('es'), details: detailsIn('es') },
  globals: { ...phone, locale: 'es' },
};
export const Longest: Story = {
  tags: ['longest'],
  args: {
    state: belowIn('es'),
    examCode: 'ARQUITETURA-MULTINUVEM-2026',
    details: {
      ...detailsIn('pt'),
      mastery: detailsIn('pt').mastery.map((domain) => ({
        ...domain,
        name: `${domain.name}: Responsabilidadecompartilhadaeconformidadecorporativa`,
      })),
    },
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'es' },
};
