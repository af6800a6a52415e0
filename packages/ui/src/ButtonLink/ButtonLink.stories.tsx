import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
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
