import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { screen, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: {
    text: 'Marcar para rever depois',
    children: <IconButton label="Marcar" icon={Flag} onPress={() => undefined} />,
  },
  decorators: [(Story) => <div style={{ padding: '4rem 6rem' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
