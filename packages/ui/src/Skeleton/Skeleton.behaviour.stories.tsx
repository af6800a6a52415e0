import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton, SkeletonLine } from './Skeleton.tsx';

const meta = {
  title: 'UI/Skeleton/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Skeleton,
  args: {
    label: 'Carregando o painel',
    children: (
      <Stack gap={3}>
        <SkeletonLine width="2/5" />
        <SkeletonLine size="stat" width="3/5" />
        <SkeletonLine />
        <SkeletonLine width="4/5" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Carregando o painel' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
