import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'UI/Link/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Link,
  args: { children: 'Criar conta grátis' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ActionIsAButton: Story = {
  name: 'With onPress it is a button',
  args: { onPress: fn(), children: 'Esqueceu sua senha?' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Esqueceu sua senha?' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const PageIsAnAnchor: Story = {
  name: 'With href it is an anchor in the same tab',
  args: { href: '/login' },
  play: async ({ canvas }) => {
    const anchor = canvas.getByRole('link', { name: 'Criar conta grátis' });
    await expect(anchor).toHaveAttribute('href', '/login');
    await expect(anchor).not.toHaveAttribute('target');
  },
};

export const EasyToHit: Story = {
  name: 'A link is 24px tall for a finger, in small text too, and moves no line for it',
  args: { href: '/settings', children: 'Ajustar a meta' },
  render: (args) => (
    <>
      <Text size="body-s">
        <Link {...args} />
      </Text>
      <Text size="caption">
        <Link {...args} />
      </Text>
      <Text size="caption">Ajustar a meta</Text>
    </>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    const plain = canvas.getByText('Ajustar a meta', { selector: 'p' });
    await expect(links[1]?.closest('p')?.offsetHeight).toBe(plain.offsetHeight);
  },
};
