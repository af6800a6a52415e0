import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';

const meta = { title: 'UI/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {};
export const Ink: Story = { args: { weight: 'ink' } };
export const WithWords: Story = { args: { children: 'ou com e-mail' } };
