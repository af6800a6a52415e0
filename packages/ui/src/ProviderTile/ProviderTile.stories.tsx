import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { ProviderTile } from './ProviderTile.tsx';

const meta = {
  title: 'UI/ProviderTile',
  component: ProviderTile,
  args: { provider: 'aws', name: 'Amazon Web Services' },
  render: (args) => (
    <Inline>
      <ProviderTile {...args} provider="aws" name="Amazon Web Services" />
      <ProviderTile {...args} provider="azure" name="Microsoft Azure" />
      <ProviderTile {...args} provider="gcp" name="Google Cloud" />
      <ProviderTile {...args} provider="generic" name="Genérica" />
    </Inline>
  ),
} satisfies Meta<typeof ProviderTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Table: Story = { args: { size: 'table' } };
export const Bar: Story = { args: { size: 'bar' }, globals: { viewport: { value: 'phone' } } };
