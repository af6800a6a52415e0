import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { Plot } from './Plot.tsx';

const shares = [25, 50, 75, 100].map((at) => ({ at, text: String(at) }));
const days = Array.from({ length: 31 }, (_day, x) => ({ x, y: 66 + x / 6 }));

const meta = {
  title: 'UI/Plot',
  component: Plot,
  args: {
    summary: 'Nota esperada nos últimos 30 dias: de 66 para 71%. O corte é 70%.',
    x: {
      from: 0,
      to: 30,
      ticks: [
        { at: 0, text: '24/10' },
        { at: 15, text: '8/11' },
        { at: 30, text: 'hoje' },
      ],
    },
    y: { from: 25, to: 100, ticks: shares },
    band: days.map(({ x, y }) => ({ x, low: y - 10 + x / 10, high: y + 9 - x / 20 })),
    lines: [{ points: days, tone: 'main' }],
    dots: [
      ...[4, 9, 13, 18, 22, 27].map((x, place) => ({ x, y: 55 + ((place * 17) % 35), tone: 'faint' as const })),
      { x: 30, y: 71, tone: 'main' },
    ],
    cut: { y: 70, text: 'corte 70%' },
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.shape === 'square' ? '22rem' : '36rem' }}>
        <Sheet title="Últimos 30 dias">
          <SheetBody>
            <Story />
          </SheetBody>
        </Sheet>
      </div>
    ),
  ],
} satisfies Meta<typeof Plot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trend: Story = {};
export const TrendOnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const TwoLines: Story = {
  args: {
    summary: 'Com 18 questões por dia o piso vai de 65 a 71%; com 11 por dia, a 66%.',
    x: {
      from: 0,
      to: 20,
      ticks: [
        { at: 0, text: 'hoje' },
        { at: 10, text: '2/12' },
        { at: 20, text: '12/12' },
      ],
    },
    y: { from: 60, to: 75, ticks: [60, 65, 75].map((at) => ({ at, text: String(at) })) },
    band: [],
    lines: [
      {
        points: [
          { x: 0, y: 65 },
          { x: 20, y: 66.4 },
        ],
        tone: 'quiet',
      },
      { points: [0, 4, 8, 12, 16, 20].map((x) => ({ x, y: 65 + 6 * (1 - (1 - x / 20) ** 2) })), tone: 'main' },
    ],
    dots: [
      { x: 0, y: 65, tone: 'open', label: { text: 'piso hoje, 65%', side: 'below', align: 'start' } },
      { x: 20, y: 71, tone: 'main', label: { text: '18 por dia', side: 'above', align: 'end' } },
    ],
    hasBase: false,
  },
};

export const SaidAgainstSeen: Story = {
  args: {
    summary: 'O que foi previsto contra o que se viu: os pontos ficam perto da diagonal.',
    shape: 'square',
    x: {
      from: 0,
      to: 100,
      ticks: [0, 25, 50, 75, 100].map((at) => ({ at, text: String(at) })),
      title: 'Chance prevista, %',
    },
    y: {
      from: 0,
      to: 100,
      ticks: [0, 25, 50, 75, 100].map((at) => ({ at, text: String(at) })),
      title: 'Passaram, de cada 100',
    },
    band: [],
    lines: [],
    hasDiagonal: true,
    dots: [2, 7, 16, 29, 43, 57, 70, 82, 91, 98].map((x, place) => ({
      x,
      y: x + ((place * 7) % 5) - 2,
      tone: 'main' as const,
      margin: { low: Math.max(0, x - 4), high: Math.min(100, x + 4) },
      ...(x === 91 && { label: { text: 'previu 91, passaram 92', side: 'above' as const, align: 'end' as const } }),
    })),
  },
};
