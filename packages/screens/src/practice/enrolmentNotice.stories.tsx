import type { Meta, StoryObj } from '@storybook/react-vite';
import { EnrolmentToast } from './enrolmentNotice.story-helpers.tsx';

const examName = 'AWS Certified Cloud Practitioner';
const meta = {
  title: 'Screens/Practice/Notices',
  component: EnrolmentToast,
  args: { outcome: { kind: 'enrolled', examName } },
} satisfies Meta<typeof EnrolmentToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enrolled: Story = { tags: ['success'] };
export const Unenrolled: Story = { tags: ['success'], args: { outcome: { kind: 'unenrolled', examName } } };
export const EnrolFailed: Story = { tags: ['error'], args: { outcome: { kind: 'enrolFailed' } } };
export const UnenrolFailed: Story = { tags: ['error'], args: { outcome: { kind: 'unenrolFailed', message: null } } };
