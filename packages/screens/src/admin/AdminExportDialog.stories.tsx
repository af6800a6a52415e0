import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminExportDialog } from './AdminExportDialog.tsx';

const meta = {
  title: 'Screens/Admin/AdminExportDialog',
  component: AdminExportDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  args: { rows: { exams: 10, usage: 33, calls: 11, growth: 30, people: 5 }, actions: { save: fn(), close: fn() } },
} satisfies Meta<typeof AdminExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const SpanishOnSmallPhone: Story = {
  tags: ['longest'],
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
};
