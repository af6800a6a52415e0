import ChartColumn from 'lucide-react/icons/chart-column';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import Settings2 from 'lucide-react/icons/settings-2';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import { Badge } from '../Badge/Badge.tsx';
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
};
