import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { items } from './quality.fixtures.ts';
import { QuestionDrawer } from './QuestionDrawer.tsx';

const meta = {
  title: 'Screens/Admin/QuestionDrawer',
  component: QuestionDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '56rem' } } },
  args: { state: items.ready, actions: { close: fn(), retry: fn(), ask: fn(), confirm: fn(), cancel: fn() } },
} satisfies Meta<typeof QuestionDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const Quarantined: Story = { globals: desktop };
export const QuarantinedOnPhone: Story = { tags: ['phone', 'longest'], globals: { ...phone, locale: 'es' } };
export const Odd: Story = { args: { state: items.odd }, globals: desktop };
export const CheckFailed: Story = { args: { state: items.failedCheck }, globals: desktop };
export const TakenOut: Story = { args: { state: items.out }, globals: desktop };
export const Confirming: Story = { args: { state: items.confirming }, globals: desktop };
export const Refused: Story = { tags: ['error'], args: { state: items.refused }, globals: desktop };
export const Loading: Story = { tags: ['loading'], args: { state: items.loading }, globals: desktop };
