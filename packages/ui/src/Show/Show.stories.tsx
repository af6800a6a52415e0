import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Show } from './Show.tsx';

const meta = {
  title: 'UI/Show',
  component: Show,
  args: { from: 'lg', children: <Text>Só em telas largas</Text> },
} satisfies Meta<typeof Show>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };

export const HiddenOnPhone: Story = {
  name: 'PARTN-07 what is for large screens only is not there on a phone',
  tags: ['interaction'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Só em telas largas')).not.toBeVisible();
  },
};
