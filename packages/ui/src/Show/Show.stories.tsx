import type { Meta, StoryObj } from '@storybook/react-vite';
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
