import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnitRow } from './UnitRow.tsx';

const meta = {
  title: 'UI/UnitRow/Behaviour',
  component: UnitRow,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { units: [] },
} satisfies Meta<typeof UnitRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const hollow = (count: number) => Array.from({ length: count }, () => 'hollow' as const);

export const EquallyLarge: Story = {
  name: 'Rows beside one another stay in one line each and draw one thing equally large',
  render: () => (
    <div style={{ width: '16rem' }}>
      <UnitRow units={hollow(22)} longest={22} />
      <UnitRow units={hollow(8)} longest={22} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[aria-hidden]')].map((row) =>
      [...row.children].map((unit) => unit.getBoundingClientRect()),
    );
    for (const row of rows) await expect(new Set(row.map(({ top }) => top)).size).toBe(1);
    const [long = [], short = []] = rows;
    await expect(short[0]?.width).toBe(long[0]?.width);
    await expect(long.at(-1)?.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().left + 272);
  },
};
