import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { title: 'UI/Logo', component: Logo, args: { name: 'Prepar' } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 's' } };
export const AsLink: Story = { args: { href: '/' } };
export const OnNavy: Story = {
  args: { tone: 'inverse' },
  decorators: [
    (Story) => (
      <div style={{ padding: '2rem', background: 'var(--surface-inverse)' }}>
        <Story />
      </div>
    ),
  ],
};
