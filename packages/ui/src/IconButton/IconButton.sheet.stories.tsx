import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause } from 'lucide-react';
import { IconButton, type IconButtonSize, type IconButtonTone } from './IconButton.tsx';

const tones: { [Tone in IconButtonTone]: Tone } = { ghost: 'ghost', muted: 'muted', secondary: 'secondary' };
const sizes: { [Size in IconButtonSize]: Size } = { s: 's', m: 'm', l: 'l' };

const meta = {
  title: 'UI/IconButton/Sheet',
  component: IconButton,
  tags: ['!autodocs'],
  args: { label: '', icon: Pause },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToneBySize: Story = {
  render: ({ icon }) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {Object.values(tones).map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
          {Object.values(sizes).map((size) => (
            <IconButton key={size} label={`${tone} ${size}`} icon={icon} tone={tone} size={size} />
          ))}
          <IconButton label={`${tone} disabled`} icon={icon} tone={tone} isDisabled />
        </div>
      ))}
    </div>
  ),
};
