import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'UI/Spinner', component: Spinner, args: { label: 'Carregando' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithWords: Story = { args: { label: 'Gerando a questão', showLabel: true } };
export const Large: Story = { args: { size: 'l' } };
