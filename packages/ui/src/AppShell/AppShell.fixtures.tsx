import { ChartColumn, LayoutDashboard, ListChecks, LogOut, Settings2, Ticket, UserRound } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import type { AppShellProps } from './AppShell.tsx';

const dashboard = { href: '/dashboard', label: 'Painel', icon: LayoutDashboard, isCurrent: true };
const practice = { href: '/practice', label: 'Praticar', icon: ListChecks };
const progress = { href: '/progress', label: 'Progresso', icon: ChartColumn };
const profile = { href: '/profile', label: 'Perfil', icon: UserRound };

/** The shell as a learner sees it on the dashboard. */
export const learnerShell: Omit<AppShellProps, 'children'> = {
  brand: { name: 'Prepar', href: '/' },
  navLabel: 'Principal',
  skipLabel: 'Pular para o conteúdo',
  groups: [
    { id: 'study', items: [dashboard, practice, progress] },
    {
      id: 'account',
      items: [
        profile,
        { href: '/settings', label: 'Configurações', icon: Settings2 },
        { href: '/logout', label: 'Sair', icon: LogOut },
      ],
    },
  ],
  tabs: [dashboard, practice, progress, { ...profile, label: 'Conta' }],
  user: { name: 'Marina Albuquerque', email: 'marina.albuquerque@email.com', initials: 'MA' },
  topBarEnd: (
    <Badge tone="accent" icon={Ticket} href="/pricing">
      312 créditos
    </Badge>
  ),
  sideEnd: <Text size="label">312 créditos</Text>,
};
