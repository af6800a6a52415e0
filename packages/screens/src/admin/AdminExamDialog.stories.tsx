import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminExamDialog } from './AdminExamDialog.tsx';
import { examStates, largeFigures } from './admin.fixtures.ts';

const meta = {
  title: 'Screens/Admin/AdminExamDialog',
  component: AdminExamDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: { state: examStates.ready, actions: { retry: fn(), close: fn() } },
} satisfies Meta<typeof AdminExamDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };
const [largest = examStates.ready.exam] = largeFigures.exams;

export const Ready: Story = { globals: desktop };
export const Loading: Story = { tags: ['loading'], args: { state: examStates.loading }, globals: desktop };
export const Refused: Story = { tags: ['error'], args: { state: examStates.failed }, globals: desktop };
export const NoConnection: Story = {
  tags: ['error'],
  args: { state: { ...examStates.failed, failure: 'connection' } },
  globals: desktop,
};
export const ReadyOnPhone: Story = { globals: phone };
export const LargestInSpanishOnPhone: Story = {
  tags: ['longest'],
  args: { state: { ...examStates.ready, exam: largest } },
  globals: { ...phone, locale: 'es' },
};
