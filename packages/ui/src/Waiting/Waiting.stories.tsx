import type { Meta, StoryObj } from '@storybook/react-vite';
import { Waiting } from './Waiting.tsx';

const meta = {
  title: 'UI/Waiting',
  component: Waiting,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'Prepar', label: 'Carregando' },
} satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
