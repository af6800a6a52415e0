import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, LogOut } from 'lucide-react';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Page } from '../Page/Page.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { learnerShell } from './AppShell.fixtures.tsx';
import { AppShell } from './AppShell.tsx';
import { dashboardPage } from './dashboardPage.fixtures.tsx';

const meta = {
  title: 'UI/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { ...learnerShell, children: dashboardPage },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Administrator: Story = {
  args: {
    groups: [
      { id: 'admin', items: [{ href: '/admin', label: 'Dashboard Administrativo', icon: Gauge, isCurrent: true }] },
      { id: 'account', items: [{ href: '/logout', label: 'Sair', icon: LogOut }] },
    ],
    tabs: [
      { href: '/admin', label: 'Painel', icon: Gauge, isCurrent: true },
      { href: '/logout', label: 'Sair', icon: LogOut },
    ],
    user: { name: 'Renato Teles', email: 'renato@prepar.example', initials: 'RT' },
    topBarEnd: <Badge>Administração</Badge>,
    children: (
      <Page title="Dashboard Administrativo" subtitle="renato@prepar.example, dados de 20/11/2025, 19h42">
        <Text>Visão geral</Text>
      </Page>
    ),
    footer: (
      <Footer links={[{ label: 'Termos de uso', href: '/terms-of-use' }]} facts={['Versão 1.0.0', '© 2025 Prepar']} />
    ),
  },
};

export const LongSpanishOnSmallPhone: Story = {
  args: {
    tabs: ['Tablero', 'Practicar', 'Progreso', 'Configuración'].map((label) => ({
      href: `/${label}`,
      label,
      icon: Gauge,
    })),
    children: (
      <Page
        title="Buenas noches, María de los Ángeles Hernández-Villanueva. Te faltan 6 preguntas hoy."
        subtitle="Jueves, 20 de noviembre"
      >
        <Text>Todavía no se puede asegurar.</Text>
      </Page>
    ),
  },
  globals: { viewport: { value: 'small' } },
};

export const PagesOfTheCurrentTabOnPhone: Story = {
  args: {
    pages: {
      label: 'Conta',
      items: [
        { href: '/profile', label: 'Perfil', isCurrent: true },
        { href: '/settings', label: 'Configurações' },
        { href: '/logout', label: 'Sair' },
      ],
    },
    children: <Page title="Perfil">Conteúdo</Page>,
  },
  globals: { viewport: { value: 'small' } },
};

export const WithActionBar: Story = {
  args: {
    children: (
      <Page title="Configurações" width="narrow">
        {['Estudo', 'Aparência', 'Notificações', 'Privacidade', 'Sistema', 'Seus dados'].map((title) => (
          <Sheet key={title} title={title}>
            <SheetBody>
              <Text tone="muted">Questões por dia, de 1 a 100.</Text>
            </SheetBody>
          </Sheet>
        ))}
        <ActionBar>
          <Button tone="secondary">Descartar</Button>
          <Button>Salvar</Button>
        </ActionBar>
      </Page>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
