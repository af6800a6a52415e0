import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bubble, BubbleStrip } from './Bubble.tsx';

const meta = { title: 'UI/Bubble', component: Bubble, args: { children: 'A' } } satisfies Meta<typeof Bubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hollow: Story = {};
export const Filled: Story = { args: { state: 'filled' } };
export const Today: Story = { args: { state: 'filled', isMarked: true } };

export const Week: Story = {
  render: () => (
    <BubbleStrip
      label="Estudou segunda e hoje, terça"
      items={[
        { id: 'dom', letter: 'D', state: 'hollow' },
        { id: 'seg', letter: 'S', state: 'filled' },
        { id: 'ter', letter: 'T', state: 'filled', isMarked: true },
        { id: 'qua', letter: 'Q', state: 'dashed' },
      ]}
    />
  ),
};
