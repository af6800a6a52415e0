import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'UI/Link',
  component: Link,
  args: { children: 'Criar conta grátis' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {
  args: { href: '/login' },
  render: (args) => (
    <p>
      Não tem conta? <Link {...args} />
    </p>
  ),
};

export const Muted: Story = { args: { href: '/terms', tone: 'muted', children: 'Termos de uso' } };

export const StandaloneOnPhone: Story = {
  args: { href: '/terms', tone: 'muted', standalone: true, children: 'Termos de uso' },
  globals: { viewport: { value: 'phone' } },
};

export const NewTab: Story = {
  args: { href: 'https://aws.example/saa', newTabLabel: 'abre em nova guia', children: 'Guia oficial da prova' },
  render: (args) => (
    <p>
      Leia o <Link {...args} /> antes de começar.
    </p>
  ),
};

export const Action: Story = { args: { onPress: fn(), children: 'Esqueceu sua senha?' } };
