import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, LogOut, Ticket, UserX } from 'lucide-react';
import { fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

type Action = 'credits' | 'activity' | 'suspend';

const meta = {
  title: 'UI/Menu',
  component: Menu<Action>,
  args: {
    children: <IconButton label="Ações de Thiago Nunes" icon={Ellipsis} tone="secondary" />,
    entries: [
      { id: 'credits', label: 'Dar créditos', icon: Ticket },
      { id: 'activity', label: 'Ver atividade', icon: LogOut, href: '/admin/atividade' },
      { id: 'suspend', label: 'Suspender conta', icon: UserX, tone: 'danger' },
    ],
    onChoose: fn(),
  },
  decorators: [(Story) => <div style={{ minBlockSize: '14rem' }}>{Story()}</div>],
} satisfies Meta<MenuProps<Action>>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('menu');
};

export const Open: Story = { play: open };

export const WithWords: Story = {
  args: {
    children: <Button tone="secondary">Mais ações</Button>,
    entries: [
      { id: 'credits', label: 'Dar créditos' },
      { id: 'suspend', label: 'Suspender conta', isDisabled: true },
    ],
  },
  play: open,
};
