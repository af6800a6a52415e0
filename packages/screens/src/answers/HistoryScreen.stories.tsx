import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { history, historyStates, openedHistory, openedPair } from './answers.fixtures.ts';
import { HistoryScreen } from './HistoryScreen.tsx';
import type { HistoryView } from './HistoryScreen.types.ts';

const meta = {
  title: 'Screens/Answers/History',
  component: HistoryScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('progress')],
  args: {
    state: historyStates.ready,
    actions: { open: fn(), retry: fn(), filter: fn(), clearFilters: fn(), more: fn() },
  },
} satisfies Meta<typeof HistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const showing = (change: Partial<HistoryView>) => ({
  state: { ...historyStates.ready, history: { ...history, ...change } },
});

export const Ready: Story = {};
export const OnPhone: Story = { globals: phone };
export const FilteredOnPhone: Story = {
  args: showing({ filter: { ...history.filter, domainId: 'security', onlyWrong: true } }),
  globals: phone,
};
export const FiltersOnPhone: Story = {
  globals: phone,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Filtrar' })),
};
export const Opened: Story = { args: showing(openedHistory) };
export const OpenedOnPhone: Story = { args: showing(openedPair), globals: phone };
export const Opening: Story = { tags: ['loading'], args: showing({ opened: { id: 'q_12', status: 'loading' } }) };
export const OpeningFailed: Story = {
  tags: ['error'],
  args: showing({ opened: { id: 'q_12', status: 'failed', failure: { reason: 'server', message: null } } }),
};
export const Loading: Story = { tags: ['loading'], args: { state: historyStates.loading } };
export const Failed: Story = { tags: ['error'], args: { state: historyStates.failed } };
export const Empty: Story = { tags: ['empty'], args: { state: historyStates.empty } };
export const ListLoading: Story = { tags: ['loading'], args: showing({ list: { status: 'loading' } }) };
export const ListFailed: Story = {
  tags: ['error'],
  args: showing({ list: { status: 'failed', failure: { reason: 'connection' } } }),
};
export const NoneWrong: Story = {
  tags: ['empty'],
  args: showing({
    filter: { ...history.filter, onlyWrong: true, domainId: 'concepts' },
    missed: null,
    list: { status: 'ready', answers: [], more: 'none' },
  }),
};
export const NoCredits: Story = {
  tags: ['forbidden'],
  args: showing({ missed: { count: 31, wrong: 56, creditsLeft: 0, href: '/question' } }),
};
export const MoreFailed: Story = {
  tags: ['error'],
  args: showing({
    list: { ...history.list, more: 'failed' } as Extract<HistoryView['list'], { status: 'ready' }>,
  }),
};
export const LongestOnPhone: Story = {
  tags: ['longest'],
  args: {
    state: {
      ...historyStates.ready,
      history: {
        ...openedHistory,
        opened: history.opened,
        exams: history.exams.map((exam) => ({ ...exam, code: 'ARQUITETURA-MULTINUVEM-2026' })),
        filter: { ...history.filter, domainId: 'security', period: 'month', onlyWrong: true, onlyReported: true },
      },
    },
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'es' },
};
