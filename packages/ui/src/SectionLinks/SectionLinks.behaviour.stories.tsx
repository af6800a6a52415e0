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
  name: 'They are links, one of them current; on a small phone none of them is cut',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Análises');
    for (const link of canvas.getAllByRole('link')) {
      const { right } = link.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};
