import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminStates, emptyFigures, peopleStates, quarterFigures, sectionLinks } from './admin.fixtures.ts';
import { AdminPeople } from './AdminPeople.tsx';
import type { AdminScreen } from './AdminScreen.tsx';
import pictures from './AdminScreen.stories.tsx';

const peopleActions = { change: fn(), next: fn(), previous: fn(), retry: fn(), open: fn() };

const meta = {
  ...pictures,
  title: 'Screens/Admin/AdminScreen/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: {
    state: adminStates.ready,
    actions: { refresh: fn(), choosePeriod: fn(), openExport: fn(), openExam: fn(), enrolTotp: fn() },
    sections: sectionLinks,
    people: <AdminPeople state={peopleStates.ready} actions={peopleActions} />,
    quality: null,
  },
} satisfies Meta<typeof AdminScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {
  name: 'The title, and the e-mail of the administrator below it',
  parameters: { proves: ['ADMIN-01', 'ADMIN-09'] },
  args: { state: adminStates.loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard Administrativo');
    await expect(within(canvas.getByRole('main')).getByText('renato.farias@prepar.example')).toBeVisible();
  },
};

/** Text without the spaces that may not break. */
const plain = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ');

const figuresOf = (strip: HTMLElement) =>
  within(strip)
    .getAllByRole('term')
    .map((term) => [term.textContent, plain(term.nextElementSibling)]);

export const Totals: Story = {
  name: 'The totals of the platform, with the cost of AI in US dollars',
  parameters: { proves: ['ADMIN-15', 'ADMIN-16', 'ENT-22', 'FMT-02', 'SCOPE-02'] },
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas.getByRole('region', { name: 'Totais da plataforma' }))).toEqual([
      ['Usuários', '2,8K'],
      ['Custo de IA', 'US$ 412,36'],
      ['Questões geradas', '38,2K'],
      ['Tentativas', '126,4K'],
      ['Engajamento', '41,3%'],
      ['Sessão média', '1h 15m'],
    ]);
    await expect(canvas.getByText(/US\$\s0,14 por usuário/)).toBeVisible();
    await expect(canvas.getByText('precisão 68,9%')).toBeVisible();
    await expect(canvas.getByText(/^em \d provas abertas$/)).toBeVisible();
    const operations = within(canvas.getByRole('region', { name: 'Uso por operação' }));
    await expect(operations.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Gerar questão',
      'Conferir questão',
    ]);
    await expect(canvas.getByText(/dados de 20\/11\/2025 19:42/)).toBeVisible();
  },
};

export const Sections: Story = {
  name: 'Six areas are links, one of them current',
  parameters: { proves: ['ADMIN-02'] },
  args: { state: { ...adminStates.ready, section: 'exams' } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Seções do painel' }));
    await expect(links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Visão geral', '/admin?section=overview'],
      ['Usuários', '/admin?section=users'],
      ['Provas', '/admin?section=exams'],
      ['Questões', '/admin?section=questions'],
      ['Qualidade 7', '/admin?section=quality'],
      ['Análises', '/admin?section=analytics'],
    ]);
    await expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Provas');
  },
};

export const Period: Story = {
  name: 'The period can be chosen, and says of which one the figures are',
  play: async ({ args, canvas }) => {
    const periods = within(canvas.getByRole('radiogroup', { name: 'Período' }));
    await expect(periods.getByRole('radio', { name: '30 dias' })).toBeChecked();
    await expect(canvas.getByText('195 novos em 30 dias')).toBeVisible();
    await userEvent.click(periods.getByRole('radio', { name: 'Tudo' }));
    await expect(args.actions.choosePeriod).toHaveBeenCalledWith('all');
  },
};

export const Weeks: Story = {
  name: 'Many days are drawn as weeks, whose sum is that of their days',
  args: { state: { ...adminStates.ready, section: 'users', period: '90d', figures: quarterFigures } },
  play: async ({ canvas }) => {
    const weeks = within(canvas.getByRole('region', { name: 'Novos usuários por semana' }));
    const rows = weeks.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(13);
    const sum = rows.reduce((total, row) => total + Number(within(row).getByRole('cell').textContent), 0);
    await expect(sum).toBe(quarterFigures.growth.reduce((total, { newUsers }) => total + newUsers, 0));
    await expect(weeks.getByText(/Nesta semana, \d+\./)).toBeInTheDocument();
  },
};

export const MostActive: Story = {
  name: 'The five most active people, with answers and cost',
  parameters: { proves: ['ADMIN-10', 'CONST-05', 'ENT-24'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Mais ativos desde o início, tabela' }));
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(/Thiago Nunes.*thiago\.nunes@prepar\.example.*1\.842.*US\$\s5,91/);
    await expect(rows[4]).toHaveTextContent(/igor\.muller.*1\.043.*US\$\s0,0031/);
  },
};

export const Growth: Story = {
  name: 'New users by day and the growth of accounts, as tables too',
  parameters: { proves: ['ADMIN-06'] },
  args: { state: { ...adminStates.ready, section: 'users' } },
  play: async ({ canvas }) => {
    const growth = within(canvas.getByRole('region', { name: 'Crescimento de usuários' }));
    await expect(growth.getByText('Contas: de 2.628 em 23/10 a 2.847 em 20/11.')).toBeInTheDocument();
    await expect(growth.getAllByRole('row')).toHaveLength(6);
    const byDay = within(canvas.getByRole('region', { name: 'Novos usuários por dia' }));
    await expect(byDay.getAllByRole('row')).toHaveLength(31);
  },
};

export const Exams: Story = {
  name: 'Exams that can be practised are sorted by their heads, and a row opens its details',
  parameters: { proves: ['ENT-23'] },
  args: { state: { ...adminStates.ready, section: 'exams' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Provas, tabela' }));
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('SAA-C03');
    await userEvent.click(table.getByRole('columnheader', { name: 'Precisão' }));
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('CDL');
    await userEvent.click(table.getByRole('columnheader', { name: 'Precisão' }));
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('CLF-C02');
    await expect(table.queryByText('AZ-104')).not.toBeInTheDocument();
    // Of all answers, which the exams have different numbers of.
    const total = within(table.getByRole('row', { name: /^Total/ })).getAllByRole('gridcell');
    await expect(total.map(plain).slice(0, 2)).toEqual(['3.239', '68,9%']);
    await userEvent.click(table.getByRole('rowheader', { name: /AZ-900/ }));
    await expect(args.actions.openExam).toHaveBeenCalledWith('az-900');
  },
};

export const Usage: Story = {
  name: 'Use of AI by model, by operation and by day, and how much people study',
  parameters: { proves: ['ADMIN-03', 'ADMIN-04', 'ADMIN-05', 'ENT-24', 'ENT-25'] },
  args: { state: { ...adminStates.ready, section: 'analytics' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const rows = (name: string) =>
      within(canvas.getByRole('grid', { name }))
        .getAllByRole('row')
        .map((row) => within(row).queryAllByRole('gridcell').map(plain));
    await expect(rows('Uso por modelo, tabela').slice(1, 4)).toEqual([
      ['18,7K', '0', 'US$ 0,00'],
      ['11,6K', '9,4M', 'US$ 241,08'],
      ['7,9K', '14,8M', 'US$ 171,28'],
    ]);
    await expect(canvas.getByRole('rowheader', { name: 'Gerar questão' })).toBeVisible();
    const byDay = within(canvas.getByRole('region', { name: 'Custo de IA por dia' }));
    await expect(byDay.getAllByRole('row')).toHaveLength(31);
    await expect(figuresOf(canvas.getByRole('region', { name: 'Atividade' }))).toEqual([
      ['Sessões', '9,1K'],
      ['Sessão média', '1h 15m'],
      ['Questões por usuário', '44,4'],
      ['Engajamento', '41,3%'],
    ]);
  },
};

export const Calls: Story = {
  name: 'Calls to models by model and operation, with their refusals and how long they took',
  args: { state: { ...adminStates.ready, section: 'analytics' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas.getByRole('region', { name: 'Uso de IA' })).slice(3)).toEqual([
      ['Aceitas', '90,9%'],
      ['Espera, p95', '4,1 s'],
      ['Sem modelo', '49,0%'],
    ]);
    const table = within(canvas.getByRole('grid', { name: 'Chamadas aos modelos, tabela' }));
    const cells = (name: RegExp) => within(table.getByRole('row', { name })).getAllByRole('gridcell').map(plain);
    await expect(cells(/modelo-grande-2 Gerar questão/)).toEqual(['11,6K', '92,4%', '2,9 s', '5,0 s']);
    await expect(cells(/Total/)).toEqual(['21,4K', '90,9%', '1,2 s', '4,1 s']);
    await expect(table.getByRole('rowheader', { name: /modelo-base-2/ })).toHaveTextContent(
      'Recusadas: Duas certas na conferência: 812 e Passou do tempo: 248',
    );
    await userEvent.click(table.getByRole('columnheader', { name: 'Aceitas' }));
    await userEvent.click(table.getByRole('columnheader', { name: 'Aceitas' }));
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('modelo-grande-2');
    await userEvent.click(table.getByRole('columnheader', { name: 'Aceitas' }));
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('modelo-base-2');
    const refusals = within(canvas.getByRole('region', { name: 'Recusadas' }));
    await expect(refusals.getByText('1,9K de 21,4K chamadas')).toBeVisible();
    await expect(refusals.getByRole('row', { name: 'Enunciado entrega a resposta 126' })).toBeVisible();
  },
};

export const ExamsOnATablet: Story = {
  name: 'On a tablet the sections stand in one line, and the table of the exams is no wider than its sheet',
  args: { state: { ...adminStates.ready, section: 'exams' } },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const sections = within(canvas.getByRole('navigation', { name: 'Seções do painel' })).getAllByRole('link');
    const tops = sections.map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const { parentElement } = canvas.getByRole('grid');
    await expect(parentElement?.scrollWidth).toBe(parentElement?.clientWidth);
  },
};

export const CallsOnATablet: Story = {
  name: 'On a tablet the models of the calls have the room of their names',
  args: { state: { ...adminStates.ready, section: 'analytics' } },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Chamadas aos modelos, tabela' }));
    for (const name of table.getAllByRole('rowheader')) await expect(name.clientHeight).toBeLessThan(72);
  },
};

export const OnSmallPhone: Story = {
  name: 'On a small phone no table is wider than its sheet',
  args: { state: { ...adminStates.ready, section: 'analytics' } },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'es' },
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('grid')) {
      const { scrollWidth, clientWidth } = table.parentElement ?? table;
      await expect(scrollWidth, table.getAttribute('aria-label') ?? '').toBe(clientWidth);
    }
  },
};

export const NoCalls: Story = {
  name: 'Where no model was called it says so, and nothing is divided by nothing',
  args: { state: { ...adminStates.ready, section: 'analytics', figures: emptyFigures } },
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas.getByRole('region', { name: 'Uso de IA' })).slice(3)).toEqual([
      ['Aceitas', '–'],
      ['Espera, p95', '–'],
      ['Sem modelo', '–'],
    ]);
    await expect(canvas.getAllByText('Nenhum modelo foi chamado neste período.')).toHaveLength(2);
    await expect(canvas.getByText('Nada foi gasto neste período.')).toBeVisible();
  },
};

export const Questions: Story = {
  name: 'Questions, the answers to them and how many were right',
  args: { state: { ...adminStates.ready, section: 'questions' } },
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas.getByRole('region', { name: 'Questões' })).map(([, value]) => value)).toEqual([
      '38,2K',
      '126,4K',
      '68,9%',
      '44,4',
    ]);
    await expect(canvas.getByRole('row', { name: 'CLF-C02 34,2K 72,8%' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Where nothing has happened yet it says what will be there',
  args: { state: { ...adminStates.ready, figures: emptyFigures } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninguém respondeu ainda')).toBeVisible();
    await expect(canvas.getByText('Nada gerado ainda')).toBeVisible();
    await expect(canvas.getByText('Nenhuma questão foi gerada neste período.')).toBeVisible();
  },
};

export const Export: Story = {
  name: 'The figures can be exported',
  parameters: { proves: ['ADMIN-08'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await expect(args.actions.openExport).toHaveBeenCalledOnce();
  },
};

export const Refresh: Story = {
  name: 'The figures can be asked for again',
  parameters: { proves: ['ADMIN-07'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    await expect(args.actions.refresh).toHaveBeenCalledOnce();
  },
};

export const KeepsFigures: Story = {
  name: 'While new figures are on their way the old ones stay',
  parameters: { proves: ['ADMIN-07'] },
  args: { state: { ...adminStates.ready, isRefreshing: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('126,4K')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizando' }));
    await expect(args.actions.refresh).not.toHaveBeenCalled();
  },
};

export const LoadError: Story = {
  name: 'A refusal says so and can be tried again',
  parameters: { proves: ['ADMIN-13'] },
  args: { state: adminStates.failed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao carregar dados');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.refresh).toHaveBeenCalledOnce();
  },
};

export const ConnectionError: Story = {
  name: 'No answer is said to be the connection',
  parameters: { proves: ['ADMIN-14'] },
  args: { state: { ...adminStates.failed, failure: 'connection' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de conexão');
  },
};
