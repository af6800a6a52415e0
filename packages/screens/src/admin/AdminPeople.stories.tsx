import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longPeople, peopleStates } from './admin.fixtures.ts';
import { AdminPeople } from './AdminPeople.tsx';

const { ready } = peopleStates;

const meta = {
  title: 'Screens/Admin/AdminPeople',
  component: AdminPeople,
  args: { state: ready, actions: { change: fn(), next: fn(), previous: fn(), retry: fn(), open: fn() } },
} satisfies Meta<typeof AdminPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };
const searched = { ...ready.query, search: 'ana' };

export const Ready: Story = { globals: desktop };
export const ReadyOnPhone: Story = { globals: phone, tags: ['phone'] };
export const TooManyToCount: Story = {
  args: { state: { ...ready, query: searched, total: null, from: 11 } },
  globals: desktop,
};
export const Loading: Story = { tags: ['loading'], args: { state: peopleStates.loading }, globals: desktop };
export const Refused: Story = { tags: ['error'], args: { state: peopleStates.failed }, globals: desktop };
export const Nobody: Story = {
  tags: ['empty'],
  args: { state: { ...ready, query: searched, people: [], total: 0, hasNext: false } },
  globals: desktop,
};
export const LongestInSpanishOnSmallPhone: Story = {
  args: { state: { ...ready, people: longPeople, total: 12_345_678 } },
  globals: { ...small, locale: 'es' },
  tags: ['phone', 'longest'],
};
