import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { Button, type ButtonSize, type ButtonTone } from './Button.tsx';

const tones: { [Tone in ButtonTone]: { tone: Tone; label: string } } = {
  primary: { tone: 'primary', label: 'Primário' },
  secondary: { tone: 'secondary', label: 'Secundário' },
  ghost: { tone: 'ghost', label: 'Discreto' },
  danger: { tone: 'danger', label: 'Excluir' },
  dangerOutline: { tone: 'dangerOutline', label: 'Excluir conta' },
  mark: { tone: 'mark', label: 'Começar grátis' },
};
const sizes: { [Size in ButtonSize]: Size } = { s: 's', m: 'm', l: 'l' };

const meta = {
  title: 'UI/Button/Sheet',
  component: Button,
  tags: ['!autodocs'],
  args: { children: '' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToneBySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {Object.values(tones).map(({ tone, label }) => (
        <div key={tone} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' }}>
          {Object.values(sizes).map((size) => (
            <Button key={size} tone={tone} size={size}>
              {label}
            </Button>
          ))}
          <Button tone={tone} icon={RefreshCw}>
            {label}
          </Button>
          <Button tone={tone} isPending pendingLabel="Salvando">
            {label}
          </Button>
          <Button tone={tone} isDisabled>
            Inativo
          </Button>
        </div>
      ))}
    </div>
  ),
};
