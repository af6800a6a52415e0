import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

export const ActionIsAButton: Story = {
  tags: ['interaction'],
  name: 'with onPress it is a button',
  args: { onPress: fn(), children: 'Esqueceu sua senha?' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Esqueceu sua senha?' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const PageIsAnAnchor: Story = {
  tags: ['interaction'],
  name: 'with href it is an anchor in the same tab',
  args: { href: '/login' },
  play: async ({ canvas }) => {
    const anchor = canvas.getByRole('link', { name: 'Criar conta grátis' });
    await expect(anchor).toHaveAttribute('href', '/login');
    await expect(anchor).not.toHaveAttribute('target');
  },
};
