import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Monogram } from './Monogram.tsx';

const meta = {
  title: 'UI/Monogram',
  component: Monogram,
  args: { children: 'AWS', name: 'Amazon Web Services' },
  render: ({ size = 'row' }) => (
    <Inline>
      <Monogram size={size} tone="orange" name="Amazon Web Services">
        AWS
      </Monogram>
      <Monogram size={size} tone="blue" name="Microsoft Azure">
        AZ
      </Monogram>
      <Monogram size={size} tone="green" name="Google Cloud">
        GCP
      </Monogram>
      <Monogram size={size} name="Genérica">
        GEN
      </Monogram>
    </Inline>
  ),
} satisfies Meta<typeof Monogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Table: Story = { args: { size: 'table' } };
export const Bar: Story = { args: { size: 'bar' }, globals: { viewport: { value: 'phone' } } };
