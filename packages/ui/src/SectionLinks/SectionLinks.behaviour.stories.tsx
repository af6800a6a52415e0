import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import pictures, { LastOnSmallPhone } from './SectionLinks.stories.tsx';
import type { SectionLinks } from './SectionLinks.tsx';

const meta = {
  ...pictures,
  title: 'UI/SectionLinks/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof SectionLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  ...LastOnSmallPhone,
  name: 'They are links, one of them current, which is scrolled into view',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Análises');
    const { right } = current.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
