import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'UI/Badge/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Badge,
  args: { children: 'Intermediária' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  name: 'Three levels of a certification and three of a question, told by words alone',
  render: () => (
    <Inline gap={2}>
      {['Fundamental', 'Associado', 'Especialista', 'Básica', 'Intermediária', 'Avançada'].map((level) => (
        <Badge key={level} tone="outline">
          {level}
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const levels = ['Fundamental', 'Associado', 'Especialista', 'Básica', 'Intermediária', 'Avançada'].map((level) =>
      canvas.getByText(level),
    );
    for (const level of levels) await expect(level).toBeVisible();
    const looks = levels.map((level) => [getComputedStyle(level).color, level.parentElement?.className].join());
    await expect(new Set(looks).size).toBe(1);
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const Trends: Story = {
  name: 'A trend is improving, declining or stable, told by words and icon and not by colour alone',
  render: () => (
    <Inline gap={2}>
      <Badge tone="success" icon={TrendingUp}>
        Melhorando
      </Badge>
      <Badge tone="warning" icon={TrendingDown}>
        Em queda
      </Badge>
      <Badge icon={MoveRight}>Estável</Badge>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const icons = ['Melhorando', 'Em queda', 'Estável'].map((trend) =>
      canvas.getByText(trend).parentElement?.querySelector('svg'),
    );
    for (const icon of icons) await expect(icon).toBeVisible();
    await expect(new Set(icons.map((icon) => icon?.innerHTML)).size).toBe(3);
  },
};
