import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditsNotice } from './CreditsNotice.tsx';

const meta = {
  title: 'Screens/Common/CreditsNotice',
  component: CreditsNotice,
  args: {
    renewsInMinutes: 860,
    work: { due: { count: 3, href: '/question' }, missedHref: '/progress?view=answers&wrong=yes' },
    progressHref: '/progress',
    pricingHref: '/pricing',
  },
} satisfies Meta<typeof CreditsNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InHours: Story = {};
export const InMinutesOnAPhone: Story = {
  args: { renewsInMinutes: 7, work: { due: null, missedHref: null } },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
