import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { RuleText } from './RuleText.tsx';
import pictures from './RuleText.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/RuleText/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof RuleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DrawnArrows: Story = {
  name: 'Each arrow is drawn, hidden from screen readers, and a colon to them',
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Para lembrar/);
    await expect(text).toHaveTextContent(/horas de espera: Deep Archive\. Acesso imediato: Standard\.$/);
    const arrows = [...text.querySelectorAll('svg')];
    await expect(arrows).toHaveLength(2);
    for (const arrow of arrows) {
      await expect(arrow).toBeVisible();
      await expect(arrow).toHaveAttribute('aria-hidden', 'true');
    }
  },
};
