import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitingScreen } from './WaitingScreen.tsx';

const meta = {
  title: 'Screens/Shell/WaitingScreen/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: WaitingScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof WaitingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  name: 'A spinner says that something loads',
  parameters: { proves: ['ROUTE-28'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando');
  },
};
