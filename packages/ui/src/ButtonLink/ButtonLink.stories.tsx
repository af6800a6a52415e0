import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { children: 'Ver planos e pacotes', href: '/pricing' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = { args: { tone: 'secondary', iconAfter: ArrowRight } };

export const NewTab: Story = {
  args: { children: 'Quero ser parceiro', href: 'https://forms.example/prepar', newTabLabel: 'abre em nova guia' },
};

export const ClientNavigation: Story = {
  tags: ['interaction'],
  name: 'a router around the page can take the press over',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver planos e pacotes' });
    await expect(link).toHaveAttribute('href', '/pricing');
    const follow = fn((event: Event) => event.preventDefault());
    document.addEventListener('click', follow, { once: true });
    await userEvent.click(link);
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const NewTabIsSafeAndNamed: Story = {
  tags: ['interaction'],
  name: 'a new tab is announced and gets no handle on this page',
  args: { href: 'https://forms.example/prepar', newTabLabel: 'abre em nova guia' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver planos e pacotes abre em nova guia' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
