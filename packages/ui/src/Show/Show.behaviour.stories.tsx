import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Show } from './Show.tsx';

const meta = {
  title: 'UI/Show/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Show,
  args: { from: 'lg', children: <Text>Só em telas largas</Text> },
} satisfies Meta<typeof Show>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HiddenOnPhone: Story = {
  name: 'What is for large screens only is not there on a phone',
  parameters: { proves: ['PARTN-07'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Só em telas largas')).not.toBeVisible();
  },
};
