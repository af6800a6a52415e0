import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import pictures from './Drawer.stories.tsx';
import type { Drawer } from './Drawer.tsx';

const meta = {
  ...pictures,
  title: 'UI/Drawer/Behaviour',
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaysOut: Story = {
  name: 'It is named by its title, and Escape and its button close it',
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Igor Müller' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
