import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Bubble, type BubbleState } from './Bubble.tsx';

const states: BubbleState[] = ['hollow', 'dashed', 'faint', 'filled', 'right', 'wrong', 'key', 'current', 'quiet'];

const meta = { title: 'UI/Bubble/Sheet', component: Bubble, tags: ['!autodocs'] } satisfies Meta<typeof Bubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatesAndSizes: Story = {
  render: () => (
    <Stack>
      <Inline>
        {states.map((state) => (
          <Bubble key={state} state={state} size="l">
            B
          </Bubble>
        ))}
      </Inline>
      <Inline>
        {states.map((state) => (
          <Bubble key={state} state={state}>
            B
          </Bubble>
        ))}
      </Inline>
      <Inline>
        {states.map((state) => (
          <Bubble key={state} state={state} size="s" />
        ))}
      </Inline>
      <Inline gap={4}>
        {states.map((state) => (
          <Bubble key={state} state={state} isMarked>
            B
          </Bubble>
        ))}
      </Inline>
    </Stack>
  ),
};
