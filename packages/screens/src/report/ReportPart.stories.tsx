import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { states } from './report.fixtures.ts';
import { ReportPart } from './ReportPart.tsx';

const meta = {
  title: 'Screens/Report/Part',
  component: ReportPart,
  args: { state: states.none, actions: { open: fn(), close: fn(), send: fn() } },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Open: Story = { args: { state: states.open } };
export const Confirmed: Story = { tags: ['success'], args: { state: states.confirmed } };
export const Kept: Story = { args: { state: states.kept } };
export const Asking: Story = {
  args: { state: states.asking },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const Sending: Story = { tags: ['loading'], args: { state: states.sending } };
export const Failed: Story = { tags: ['error'], args: { state: states.failed } };
export const AskingOnAPhone: Story = {
  tags: ['phone', 'longest'],
  args: { state: states.asking },
  globals: { ...phone, locale: 'es' },
};
