import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AdminShell } from '../shell/AdminShell.tsx';
import { administrator, adminLinks } from '../shell/shell.fixtures.ts';
import { adminStates, emptyPlatform, largePlatform } from './admin.fixtures.ts';
import { AdminScreen } from './AdminScreen.tsx';

const meta = {
  title: 'Screens/Admin/AdminScreen',
  component: AdminScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: adminStates.ready, actions: { refresh: fn() } },
  decorators: [
    (Story) => (
      <AdminShell links={adminLinks} user={administrator} year={2025}>
        <Story />
      </AdminShell>
    ),
  ],
} satisfies Meta<typeof AdminScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const Ready: Story = { globals: desktop };
export const Refreshing: Story = { tags: ['loading'], args: { state: { ...adminStates.ready, isRefreshing: true } }, globals: desktop };
export const Loading: Story = { tags: ['loading'], args: { state: adminStates.loading } };
export const Refused: Story = { tags: ['error'], args: { state: adminStates.failed } };
export const NoConnection: Story = { tags: ['error'], args: { state: { ...adminStates.failed, failure: 'connection' } } };
export const Empty: Story = { tags: ['empty'], args: { state: emptyPlatform } };
export const ReadyOnPhone: Story = { globals: phone, tags: ['phone'] };
export const LargestInEnglishOnPhone: Story = {
  args: { state: largePlatform },
  globals: { ...phone, locale: 'en' },
  tags: ['phone', 'longest'],
};
export const LargestInSpanishOnSmallPhone: Story = {
  args: { state: largePlatform },
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
  tags: ['phone', 'longest'],
};

export const Header: Story = {
  name: 'ADMIN-01 ADMIN-09 the title, and the e-mail of the administrator below it',
  tags: ['interaction'],
  args: { state: adminStates.loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard Administrativo');
    await expect(within(canvas.getByRole('main')).getByText('renato.farias@prepar.example')).toBeVisible();
  },
};

export const Totals: Story = {
  name: 'ADMIN-15 FMT-02 SCOPE-02 the totals of the platform, with the cost of AI in US dollars',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('region', { name: 'Totais da plataforma' }));
    const figures = strip.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(figures).toEqual([
      ['Usuários', '2,8K'],
      ['Usuários ativos', '417'],
      ['Provas', '10'],
      ['Questões', '38,2K'],
      ['Tentativas', '126,4K'],
      ['Custo de IA', 'US$ 412,36'],
    ]);
    await expect(canvas.getByText(/dados de 20\/11\/2025 19:42/)).toBeVisible();
  },
};

export const Refresh: Story = {
  name: 'ADMIN-07 the figures can be asked for again',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    await expect(args.actions.refresh).toHaveBeenCalledOnce();
  },
};

export const KeepsFigures: Story = {
  name: 'ADMIN-07 while new figures are on their way the old ones stay',
  tags: ['interaction'],
  args: { state: { ...adminStates.ready, isRefreshing: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('38,2K')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizando' }));
    await expect(args.actions.refresh).not.toHaveBeenCalled();
  },
};

export const LoadError: Story = {
  name: 'ADMIN-13 a refusal says so and can be tried again',
  tags: ['interaction'],
  args: { state: adminStates.failed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao carregar dados');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.refresh).toHaveBeenCalledOnce();
  },
};

export const ConnectionError: Story = {
  name: 'ADMIN-14 no answer is said to be the connection',
  tags: ['interaction'],
  args: { state: { ...adminStates.failed, failure: 'connection' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de conexão');
  },
};
