import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ErrorState } from './ErrorState.tsx';
import pictures from './ErrorState.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/ErrorState/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Não deu para carregar as provas');
    await expect(alert).toHaveTextContent('Verifique sua conexão com a internet.');
  },
};
