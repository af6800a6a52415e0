import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from './Text.tsx';

const meta = {
  title: 'UI/Text/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Text,
  args: { children: 'Cada questão respondida usa 1 crédito.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShortId: Story = {
  name: 'The last six characters of an id are set in the code face, where no two look alike',
  args: { as: 'span', size: 'code', tone: 'subtle', children: '#a41f7c' },
  play: async ({ canvas }) => {
    const id = canvas.getByText('#a41f7c');
    await expect(getComputedStyle(id).fontFamily).toMatch(/mono/i);
    await expect(id).toHaveTextContent(/^#\w{6}$/);
  },
};
