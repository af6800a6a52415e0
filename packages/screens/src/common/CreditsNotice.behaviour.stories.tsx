import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CreditsNotice } from './CreditsNotice.tsx';

const meta = {
  title: 'Screens/Common/CreditsNotice/Behaviour',
  component: CreditsNotice,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { renewsInMinutes: 860, children: <a href="/pricing">Ver planos</a> },
} satisfies Meta<typeof CreditsNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Renewal: Story = {
  name: 'The time until credits come back is in the title',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seus créditos voltam em 14h 20min' })).toHaveTextContent(
      'Cada resposta usa 1 crédito, e os de hoje acabaram.',
    );
  },
};

export const OneSentence: Story = {
  name: "The server's sentence takes the place of ours",
  args: { message: 'Seus créditos acabaram.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seus créditos acabaram.')).toBeVisible();
    await expect(canvas.queryByText(/Cada resposta usa/)).toBeNull();
  },
};
