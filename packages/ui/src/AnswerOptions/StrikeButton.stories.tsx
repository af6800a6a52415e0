import type { Meta, StoryObj } from '@storybook/react-vite';
import { Striking } from './StrikeButton.story-helpers.tsx';

const meta = {
  title: 'UI/AnswerOptions/Strikes',
  component: Striking,
  args: { struck: ['a', 'd'], chosen: 'b' },
} satisfies Meta<typeof Striking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Struck: Story = {};
export const None: Story = { args: { struck: [], chosen: null } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
