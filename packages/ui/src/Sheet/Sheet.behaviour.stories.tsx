import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Sheet } from './Sheet.tsx';
import pictures from './Sheet.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Sheet/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement).getByRole('region', { name: 'Suas provas' });
    await expect(within(sheet).getByRole('heading', { level: 2 })).toHaveTextContent('Suas provas');
  },
};
