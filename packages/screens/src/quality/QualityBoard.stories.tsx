import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sectionLinks, adminStates } from '../admin/admin.fixtures.ts';
import { AdminScreen } from '../admin/AdminScreen.tsx';
import { AdminShell } from '../shell/AdminShell.tsx';
import { administrator, adminLinks } from '../shell/shell.fixtures.ts';
import { boards } from './quality.fixtures.ts';
import { QualityBoard } from './QualityBoard.tsx';

const meta = {
  title: 'Screens/Admin/QualityBoard',
  component: QualityBoard,
  parameters: { layout: 'fullscreen' },
  args: { state: boards.ready, actions: { show: fn(), retry: fn(), more: fn(), open: fn() } },
  decorators: [
    (Story) => (
      <AdminShell links={adminLinks} user={administrator} year={2025}>
        <AdminScreen
          state={{ ...adminStates.ready, section: 'quality', waiting: 3 }}
          actions={{ refresh: fn(), choosePeriod: fn(), openExport: fn(), openExam: fn(), enrolTotp: fn() }}
          sections={sectionLinks}
          people={null}
          quality={<Story />}
        />
      </AdminShell>
    ),
  ],
} satisfies Meta<typeof QualityBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Ready: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const OnAPhone: Story = { tags: ['phone', 'longest'], globals: { ...phone, locale: 'es' } };
export const TakenOut: Story = { args: { state: boards.out } };
export const Empty: Story = { tags: ['empty'], args: { state: boards.empty } };
export const Loading: Story = { tags: ['loading'], args: { state: boards.loading } };
export const Failed: Story = { tags: ['error'], args: { state: boards.failed } };
