import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'UI/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    links: [
      { label: 'Seja parceiro', href: '/partneship' },
      { label: 'Política de privacidade', href: '/privacy-policy' },
      { label: 'Termos de uso', href: '/terms-of-use' },
      { label: 'Cookies', href: '/privacy-policy#cookies' },
      { label: 'contato@prepar.example', href: 'mailto:contato@prepar.example' },
      { label: '(11) 5550-0199', href: 'tel:+551155500199' },
    ],
    facts: ['Prepar Educação Ltda.', 'São Paulo, Brasil', 'Versão 1.0.0', 'Atualizado em 20/11/2025', '© 2025 Prepar'],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnSmallPhone: Story = { globals: { viewport: { value: 'small' } } };
