import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Ticket } from 'lucide-react';
import { Badge } from './Badge.tsx';

const meta = { title: 'UI/Badge', component: Badge, args: { children: 'Intermediária' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const WithIcon: Story = { args: { tone: 'success', icon: Check, children: 'Ativa' } };
export const Mark: Story = { args: { tone: 'mark', children: 'Mais popular' } };
export const AsLink: Story = { args: { tone: 'accent', icon: Ticket, href: '/pricing', children: '312 créditos' } };
