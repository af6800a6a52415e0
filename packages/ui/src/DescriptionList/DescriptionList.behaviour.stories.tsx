import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'UI/DescriptionList/Behaviour',
  component: DescriptionList,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { layout: 'ruled', items: [{ term: 'Modelo de responsabilidade compartilhada', value: '1 de 4' }] },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ValueBeside: Story = {
  name: 'Between rules the value stands beside its term, however long that is',
  render: (args) => (
    <div style={{ width: 240 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [term, value] = [canvas.getByRole('term'), canvas.getByRole('definition')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(value?.top).toBe(term?.top);
  },
};
