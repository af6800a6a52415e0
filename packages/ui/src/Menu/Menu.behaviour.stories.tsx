import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, LogOut, Ticket, UserX } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Provider } from '../Provider/Provider.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

type Action = 'credits' | 'activity' | 'suspend';

const meta = {
  title: 'UI/Menu/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
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

const navigate = fn<(href: string) => void>();

export const Keyboard: Story = {
  name: 'the arrows open it and go round, Enter chooses or follows, Escape closes it and gives the focus back',
  render: (args) => (
    <Provider locale="pt-BR" navigate={navigate}>
      <Menu {...args} />
    </Provider>
  ),
  play: async ({ args, canvas }) => {
    navigate.mockClear();
    const button = canvas.getByRole('button', { name: 'Ações de Thiago Nunes' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Ações de Thiago Nunes' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dar créditos' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('suspend');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dar créditos' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/admin/atividade');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
