import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'UI/Tooltip/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Tooltip,
  args: {
    text: 'Marcar para rever depois',
    children: <IconButton label="Marcar" icon={Flag} onPress={() => undefined} />,
  },
  decorators: [(Story) => <div style={{ padding: '4rem 6rem' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Describes: Story = {
  name: 'the focus shows it at once and it describes the control; Escape takes it away, and the focus stays',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Marcar' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Marcar para rever depois');
    await expect(button).toHaveAccessibleDescription('Marcar para rever depois');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
