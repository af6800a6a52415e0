import type { Meta, StoryObj } from '@storybook/react-vite';
import { FocusTarget } from './FocusTarget.tsx';
import { Questions } from './FocusTarget.story-helpers.tsx';

const meta = {
  title: 'UI/FocusTarget',
  component: FocusTarget,
  args: { of: null, children: null },
  render: () => <Questions />,
} satisfies Meta<typeof FocusTarget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
