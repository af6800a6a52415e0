import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'UI/Kbd', component: Kbd, args: { children: 'Enter' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Key: Story = {};
export const InText: Story = {
  render: () => (
    <Text>
      <Kbd>A</Kbd> a <Kbd>E</Kbd> escolhe, <Kbd>Enter</Kbd> confirma.
    </Text>
  ),
};
