import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge, type BadgeProps } from './Badge.tsx';

const tones = [
  'neutral',
  'outline',
  'success',
  'danger',
  'warning',
  'info',
  'accent',
  'mark',
  'orange',
  'blue',
  'green',
  'grey',
] satisfies BadgeProps['tone'][];

const meta = {
  title: 'UI/Badge/Sheet',
  component: Badge,
  tags: ['!autodocs'],
  args: { children: null },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TonesAndSizes: Story = {
  render: () => (
    <Stack>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={Info}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} size="l" icon={Info}>
            {tone}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
};
