import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Highlight } from './Highlight.tsx';

const meta = { title: 'UI/Highlight', component: Highlight, args: { children: '6 questões' } } satisfies Meta<
  typeof Highlight
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InHeading: Story = {
  render: (args) => (
    <Text size="h1" as="div">
      Faltam <Highlight {...args} /> hoje.
    </Text>
  ),
};

export const AcrossLines: Story = {
  args: { children: 'la optimización del costo de almacenamiento a largo plazo' },
  render: (args) => (
    <div style={{ maxWidth: '14rem' }}>
      <Text>
        Hoy, <Highlight {...args} />.
      </Text>
    </div>
  ),
};
