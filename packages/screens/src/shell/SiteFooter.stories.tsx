import type { Meta, StoryObj } from '@storybook/react-vite';
import { learnerLinks } from './shell.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Screens/Shell/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { links: learnerLinks, year: 2025 },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, tags: ['phone'] };
export const English: Story = { globals: { locale: 'en' } };
export const SpanishOnSmallPhone: Story = {
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
  tags: ['phone', 'longest'],
};
