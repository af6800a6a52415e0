import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionNav } from './SectionNav.tsx';

const meta = {
  title: 'UI/SectionNav',
  component: SectionNav,
  args: {
    label: 'Seções',
    items: [
      { href: '#estudo', label: 'Estudo', isCurrent: true },
      { href: '#aparencia', label: 'Aparência' },
      { href: '#notificacoes', label: 'Notificações' },
      { href: '#privacidade', label: 'Privacidade' },
    ],
  },
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } } };
