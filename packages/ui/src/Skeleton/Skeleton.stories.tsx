import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton, SkeletonBlock, SkeletonBubble, SkeletonLine } from './Skeleton.tsx';

const meta = {
  title: 'UI/Skeleton',
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

export const Text: Story = {};

export const Rows: Story = {
  args: {
    label: 'Carregando as provas',
    children: (
      <Sheet>
        <SheetBody>
          <Stack gap={6}>
            {['SAA-C03', 'AZ-900'].map((exam) => (
              <Inline key={exam} wrap={false} gap={4}>
                <SkeletonBubble size="tile" />
                <Stack gap={2} fill>
                  <SkeletonLine size="title" width="3/5" />
                  <SkeletonLine width="1/4" />
                </Stack>
              </Inline>
            ))}
          </Stack>
        </SheetBody>
      </Sheet>
    ),
  },
};

export const Chart: Story = { args: { label: 'Carregando a semana', children: <SkeletonBlock height="l" /> } };
