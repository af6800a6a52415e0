import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PublicLayout } from './PublicLayout.tsx';
import pictures from './PublicLayout.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/PublicLayout/Behaviour',
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landmarks: Story = {
  name: 'The header has the brand link, and the page its landmarks',
  parameters: { proves: ['CHROME-01'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Prepar' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
