import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminShell } from '../shell/AdminShell.tsx';
import { administrator, adminLinks } from '../shell/shell.fixtures.ts';
import {
  adminStates,
  emptyFigures,
  largeFigures,
  longEmail,
  peopleStates,
  quarterFigures,
  sectionLinks,
} from './admin.fixtures.ts';
import { AdminPeople } from './AdminPeople.tsx';
import { AdminScreen } from './AdminScreen.tsx';

const { ready } = adminStates;

const peopleActions = { change: fn(), next: fn(), previous: fn(), retry: fn(), open: fn() };

const meta = {
  title: 'Screens/Admin/AdminScreen',
  component: AdminScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready,
    actions: { refresh: fn(), choosePeriod: fn(), openExport: fn(), openExam: fn(), enrolTotp: fn() },
    sections: sectionLinks,
    people: <AdminPeople state={peopleStates.ready} actions={peopleActions} />,
    quality: null,
  },
  decorators: [
    (Story) => (
      <AdminShell links={adminLinks} user={administrator} year={2025}>
        <Story />
      </AdminShell>
    ),
  ],
} satisfies Meta<typeof AdminScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };
const large = { ...ready, email: longEmail, figures: largeFigures };
const empty = { ...ready, figures: emptyFigures };

export const Ready: Story = { globals: desktop };
export const Users: Story = { args: { state: { ...ready, section: 'users' } }, globals: desktop };
export const Exams: Story = { args: { state: { ...ready, section: 'exams' } }, globals: desktop };
export const Questions: Story = { args: { state: { ...ready, section: 'questions' } }, globals: desktop };
export const Analytics: Story = { args: { state: { ...ready, section: 'analytics' } }, globals: desktop };
export const Quarter: Story = {
  args: { state: { ...ready, period: '90d', figures: quarterFigures } },
  globals: desktop,
};
export const WithAuthenticator: Story = { args: { state: { ...ready, usesTotp: true } } };
export const Refreshing: Story = {
  tags: ['loading'],
  args: { state: { ...ready, isRefreshing: true } },
  globals: desktop,
};
export const Loading: Story = { tags: ['loading'], args: { state: adminStates.loading } };
export const Refused: Story = { tags: ['error'], args: { state: adminStates.failed } };
export const NoConnection: Story = {
  tags: ['error'],
  args: { state: { ...adminStates.failed, failure: 'connection' } },
};
export const Empty: Story = { tags: ['empty'], args: { state: empty } };
export const EmptyQuestions: Story = { tags: ['empty'], args: { state: { ...empty, section: 'questions' } } };
export const EmptyAnalytics: Story = { tags: ['empty'], args: { state: { ...empty, section: 'analytics' } } };
export const ReadyOnPhone: Story = { globals: phone, tags: ['phone'] };
export const ExamsOnPhone: Story = {
  args: { state: { ...ready, section: 'exams' } },
  globals: phone,
  tags: ['phone'],
};
export const AnalyticsOnPhone: Story = {
  args: { state: { ...ready, section: 'analytics' } },
  globals: phone,
  tags: ['phone'],
};
export const LargestInEnglishOnPhone: Story = {
  args: { state: large },
  globals: { ...phone, locale: 'en' },
  tags: ['phone', 'longest'],
};
export const LargestUsersInSpanishOnSmallPhone: Story = {
  args: { state: { ...large, section: 'users' } },
  globals: { ...small, locale: 'es' },
  tags: ['phone', 'longest'],
};
export const LargestExamsInSpanishOnSmallPhone: Story = {
  args: { state: { ...large, section: 'exams' } },
  globals: { ...small, locale: 'es' },
  tags: ['phone', 'longest'],
};
export const LargestInSpanishOnSmallPhone: Story = {
  args: { state: { ...large, section: 'analytics' } },
  globals: { ...small, locale: 'es' },
  tags: ['phone', 'longest'],
};
