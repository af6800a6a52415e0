import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingScreen } from './WaitingScreen.tsx';

const meta = {
  title: 'Screens/Shell/WaitingScreen',
  component: WaitingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WaitingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['loading'] };
