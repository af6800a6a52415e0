import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'UI/LiveRegion',
  component: LiveRegion,
  args: {
    children: (
      <Text as="span" size="label">
        Isso mesmo. A correta é a C.
      </Text>
    ),
  },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
