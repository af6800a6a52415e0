import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { InfinitySign } from './InfinitySign.tsx';

const meta = { title: 'UI/InfinitySign', component: InfinitySign, args: { label: 'Infinitas' } } satisfies Meta<
  typeof InfinitySign
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsFigure: Story = {
  render: (args) => (
    <Text size="stat-l">
      <InfinitySign {...args} />
    </Text>
  ),
};
export const InText: Story = {
  render: (args) => (
    <Text size="body-s" numeric>
      <InfinitySign {...args} /> questões
    </Text>
  ),
};
