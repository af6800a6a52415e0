import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitingScreen } from './WaitingScreen.tsx';

const meta = {
  title: 'Screens/Shell/WaitingScreen',
  component: WaitingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WaitingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['loading'] };

export const Announced: Story = {
  name: 'ROUTE-28 a spinner says that something loads',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando');
  },
};
