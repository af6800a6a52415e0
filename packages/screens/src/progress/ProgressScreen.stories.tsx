import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { borderlineIn, detailsIn, improving, readinessLinks } from '../readiness/readiness.fixtures.ts';
import { ReadinessSection } from '../readiness/ReadinessSection.tsx';
import { withBalance } from '../shell/balance.story-helpers.tsx';
import {
  littleIn,
  longest,
  partsFailed,
  partsLoading,
  ready,
  readyIn,
  spentExams,
  states,
} from './progress.fixtures.ts';
import { ProgressScreen, type ProgressScreenProps } from './ProgressScreen.tsx';

const meta = {
  title: 'Screens/Progress/Progress',
  component: ProgressScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    withBalance<ProgressScreenProps>('progress', (state) =>
      state.status === 'ready' && state.renewsInMinutes !== null ? 0 : 312,
    ),
  ],
  args: {
    state: ready,
    actions: { retryExams: fn(), retryMetrics: fn() },
    links: { practice: '/practice', certificates: '/certificates', answers: '/progress?view=answers' },
  },
} satisfies Meta<typeof ProgressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const desktop = { viewport: { value: 'desktop', isRotated: false } };

export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const Empty: Story = { tags: ['empty'], args: { state: states.empty } };
export const Ready: Story = { globals: desktop };
export const Little: Story = { args: { state: littleIn('pt') }, globals: desktop };
export const NoWeakPoint: Story = {
  args: {
    state: {
      ...ready,
      next: { kind: 'even', examCode: 'CLF-C02', startHref: '/question?exam=aws-clf-c02&modality=all' },
    },
  },
  globals: desktop,
};
export const AlmostAWeakPoint: Story = {
  args: {
    state: {
      ...ready,
      next: {
        kind: 'almost',
        name: 'Segurança e conformidade',
        examCode: 'CLF-C02',
        missing: 8,
        startHref: '/question?exam=aws-clf-c02&modality=security-compliance',
      },
    },
  },
  globals: desktop,
};
export const WithoutCredits: Story = {
  args: { state: { ...ready, renewsInMinutes: 860, exams: spentExams } },
  globals: desktop,
};
export const PartsLoading: Story = { tags: ['loading'], args: { state: partsLoading }, globals: desktop };
export const PartsFailed: Story = { tags: ['error'], args: { state: partsFailed }, globals: desktop };
export const ExamsLoading: Story = { tags: ['loading'], args: { state: { ...ready, exams: 'loading' } } };
export const ExamsFailed: Story = { tags: ['error'], args: { state: { ...ready, exams: 'failed' } } };
export const Longest: Story = { tags: ['longest'], args: { state: longest }, globals: desktop };
export const WithReadiness: Story = {
  globals: desktop,
  args: {
    slots: {
      readiness: (
        <ReadinessSection
          state={borderlineIn('pt')}
          details={detailsIn('pt')}
          trend={improving}
          actions={{ retry: fn(), retryTrend: fn() }}
          links={readinessLinks}
          examCode="CLF-C02"
        />
      ),
    },
  },
};

export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const LittleOnAPhone: Story = { tags: ['phone'], args: { state: littleIn('pt') }, globals: phone };
export const EmptyOnAPhone: Story = { tags: ['phone'], args: { state: states.empty }, globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: readyIn('en') },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: readyIn('es') },
  globals: { ...phone, locale: 'es' },
};
export const LongestOnASmallPhone: Story = {
  tags: ['phone'],
  args: { state: longest },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'es' },
};
