import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { FocusLayout } from './FocusLayout.tsx';
import pictures from './FocusLayout.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/FocusLayout/Behaviour',
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof FocusLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BarInView: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Nova questão' });
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvasElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  },
};

export const ActionsInThePage: Story = {
  name: 'Where the bars leave with the page, what goes on below the reading column follows the actions, also in reading order',
  args: { after: 'Por que a C' },
  parameters: { viewport: { options: { low: { name: '320', styles: { width: '320px', height: '256px' } } } } },
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    const [next, after] = [canvas.getByRole('button', { name: 'Nova questão' }), canvas.getByText('Por que a C')];
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(after.getBoundingClientRect().top);
    await expect(next.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const ActionsBelow: Story = {
  name: 'Where the actions stay at the foot of the window, they come last',
  args: { after: 'Por que a C' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [next, after] = [canvas.getByRole('button', { name: 'Nova questão' }), canvas.getByText('Por que a C')];
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(next.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};

export const LargeText: Story = {
  name: 'With text twice as large on a phone the way out stays beside the name, the time stands below, and the bars leave with what is read',
  parameters: { viewport: { options: { narrow: { name: '360', styles: { width: '360px', height: '740px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('banner');
    const middle = (of: HTMLElement) => {
      const { top, bottom } = of.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const [name, time, end] = [
      canvas.getByText('SAA-C03'),
      canvas.getByText('42min 18s'),
      canvas.getByRole('button', { name: 'Encerrar sessão' }),
    ];
    await expect(middle(end)).toBeLessThan(time.getBoundingClientRect().top);
    await expect(middle(name)).toBeLessThan(end.getBoundingClientRect().bottom);
    const next = canvas.getByRole('button', { name: 'Nova questão' });
    await expect(next.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    scrollTo(0, document.documentElement.scrollHeight);
    await expect(head.getBoundingClientRect().bottom).toBeLessThan(0);
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    scrollTo(0, 0);
  },
};
