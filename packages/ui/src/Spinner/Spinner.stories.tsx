import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'UI/Spinner', component: Spinner, args: { label: 'Carregando' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithWords: Story = { args: { label: 'Gerando a questão', showLabel: true } };
export const Large: Story = { args: { size: 'l' } };

export const Announced: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Carregando');
  },
};
