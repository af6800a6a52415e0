import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';

const meta = {
  title: 'UI/CertificateSheet',
  component: CertificateSheet,
  args: {
    label: 'AWS Certified Cloud Practitioner',
    children: <Heading level={3}>AWS Certified Cloud Practitioner</Heading>,
    marks: Array.from({ length: 65 }, (_, position) => position % 7 !== 2),
    marksLabel: '56 de 65 questões certas',
  },
} satisfies Meta<typeof CertificateSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 's' } };
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
