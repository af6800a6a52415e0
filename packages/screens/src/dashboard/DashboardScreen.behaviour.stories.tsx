import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withLearnerShell } from '../common/withLearnerShell.tsx';
import { dashboardActions } from './dashboard.actions.ts';
import { newLearner, ready, states, withLateParts, withoutLateParts } from './dashboard.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Screens/Dashboard/Behaviour',
  component: DashboardScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('dashboard')],
  args: { state: ready, actions: dashboardActions },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const figure = (root: HTMLElement, label: string) => within(root).getByText(label).closest('div') ?? document.body;

export const Credits: Story = {
  name: 'DASH-01 ENT-14 the credits card shows credits spent, credits left and the way to more',
  play: async ({ canvas, canvasElement }) => {
    const card = figure(canvasElement, 'Créditos usados');
    await expect(within(card).getByText('538')).toBeVisible();
    await expect(card).toHaveTextContent('restam 312');
    await expect(canvas.getByRole('link', { name: 'ver planos' })).toHaveAttribute('href', '/pricing');
  },
};

export const CreditsLeftUnknown: Story = {
  name: 'DASH-01 the credits card does without the credits left when they are not known',
  args: { state: withLateParts },
  play: async ({ canvasElement }) => {
    const card = figure(canvasElement, 'Créditos usados');
    await expect(within(card).getByText('538')).toBeVisible();
    await expect(card).not.toHaveTextContent(/resta/);
  },
};

export const Accuracy: Story = {
  name: 'DASH-02 FMT-03 accuracy with one decimal, and in how many questions',
  play: async ({ canvasElement }) => {
    await expect(figure(canvasElement, 'Precisão')).toHaveTextContent('73,4%395 acertos em 538 questões');
  },
};

export const Streak: Story = {
  name: 'DASH-03 the weekly streak in days, with the days of this week in words',
  play: async ({ canvasElement }) => {
    const card = figure(canvasElement, 'Sequência semanal');
    await expect(within(card).getByText('4 dias')).toBeVisible();
    await expect(card).toHaveTextContent(
      'Dias com respostas nesta semana: segunda-feira, terça-feira, quarta-feira e quinta-feira (hoje).',
    );
  },
};

export const StudyTime: Story = {
  name: 'DASH-04 FMT-04 study time in hours and minutes, and that of this week',
  play: async ({ canvasElement }) => {
    await expect(figure(canvasElement, 'Tempo de estudo')).toHaveTextContent('31h 40min4h 12min nesta semana');
  },
};

export const UnderAnHour: Story = {
  name: 'DASH-04 study time under an hour in minutes',
  args: { state: withLateParts },
  play: async ({ canvasElement }) => {
    await expect(within(figure(canvasElement, 'Tempo de estudo')).getByText('45min')).toBeVisible();
  },
};

export const Goal: Story = {
  name: 'DASH-05 DASH-06 the daily goal is credits spent today by the goal, as a bar and in the greeting',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Meta de hoje' });
    await expect(bar).toHaveAttribute('value', '70');
    await expect(bar).toHaveAttribute('aria-valuetext', '70%');
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent('14 de 20 questões');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Boa noite, Marina\. Faltam 6.questões hoje\.$/);
  },
};

export const GoalCapped: Story = {
  name: 'DASH-06 more than the goal is shown as 100%',
  args: { state: { ...ready, goal: { done: 30, target: 20 } } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Meta de hoje' });
    await expect(bar).toHaveAttribute('value', '100');
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent('30 de 20 questões100%');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Boa noite, Marina. Meta de hoje cumprida.');
  },
};

export const GoalMissing: Story = {
  name: 'DASH-06 a missing goal counts as 20',
  args: { state: { ...ready, goal: { done: 5, target: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent('5 de 20 questões25%');
  },
};

export const GoalOnTheWay: Story = {
  name: 'DASH-05 while the goal is on its way the rest is there',
  args: { state: withLateParts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Carregando a meta de hoje' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Boa noite, Marina\.$/);
    await expect(canvas.getByRole('link', { name: 'Continuar CLF-C02' })).toBeVisible();
  },
};

export const WithoutGoal: Story = {
  name: 'DASH-05 a goal that cannot be read is said, and takes nothing else along',
  args: { state: withoutLateParts },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent('Não foi possível ler a meta de hoje.');
    await expect(within(figure(canvasElement, 'Sequência semanal')).getByText('1 dia')).toBeVisible();
    await expect(canvas.queryByText(/Dias com respostas/)).toBeNull();
  },
};

export const Exams: Story = {
  name: 'DASH-07 each exam with accuracy, right and wrong answers and the last one',
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Suas provas' });
    const [clf, az, cdl] = within(sheet).getAllByRole('listitem');
    await expect(clf).toHaveTextContent(/AWS Certified Cloud Practitioner.*CLF-C02.*297 certas, 115 erradas.*72,1%.*há menos de 1.hora/);
    await expect(az).toHaveTextContent(/98 certas, 28 erradas.*77,8%.*há.2.dias/);
    await expect(cdl).toHaveTextContent(/nenhuma questão respondida–$/);
    await expect(within(sheet).getByRole('link', { name: 'Ver todas as provas' })).toHaveAttribute('href', '/practice');
  },
};

export const Activity: Story = {
  name: 'DASH-08 DASH-09 ENT-17 SCOPE-09 every kind of activity has its words, facts and relative time; an unknown kind stays as it is',
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('region', { name: 'Atividade recente' })).getAllByRole('listitem');
    const expected = [
      /^Resposta certa.*AWS Certified Cloud Practitioner · Segurança e conformidade · Intermediária.*há menos de 1.hora$/,
      /^Resposta errada.*Avançada.*há.1.h$/,
      /^Questão respondida/,
      /^Questão gerada.*Tecnologia e serviços da nuvem · Básica/,
      /^Sessão iniciada/,
      /^Marco na sequência semanal.*há.1.dia$/,
      /^Conquista desbloqueada.*há.2.dias$/,
      /^Sessão encerrada.*há.12.dias$/,
      /^FLASHCARD_TURNED.*LENDÁRIA.*há.50.dias$/,
    ];
    await expect(items).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) await expect(items[index]).toHaveTextContent(words);
    const drawings = items.map((item) => item.querySelector('svg')?.innerHTML);
    await expect(new Set(drawings).size).toBe(expected.length);
  },
};

export const ActivityScrolls: Story = {
  name: 'DASH-08 PRAC-27 a long recent activity scrolls inside 24rem',
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: 'Lista de atividades' });
    await expect(area.clientHeight).toBe(24 * 16);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const Domains: Story = {
  name: 'DASH-10 each domain with its number, its share as a bar and its accuracy',
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Domínios' });
    const bar = within(sheet).getByRole('progressbar', { name: 'Segurança e conformidade' });
    await expect(bar).toHaveAttribute('aria-valuetext', '30,1% das respostas');
    await expect(bar.closest('li')).toHaveTextContent(/30,1% das respostas79,0%em 162 questões/);
    await expect(within(sheet).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const QuickAction: Story = {
  name: 'DASH-11 the quick action goes on with the last exam',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continuar CLF-C02' })).toHaveAttribute('href', '/practice?exam=aws-clf-c02');
  },
};

export const FirstVisit: Story = {
  name: 'DASH-11 a new learner is led to practice, and every empty part says what will fill it',
  args: { state: newLearner },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent('0 de 20 questões0%');
    const action = within(canvas.getByRole('region', { name: 'Meta de hoje' })).getByRole('link', { name: 'Praticar' });
    await expect(action).toHaveAttribute('href', '/practice');
    await expect(canvas.getByRole('link', { name: 'Escolher uma prova' })).toHaveAttribute('href', '/practice');
    await expect(figure(canvasElement, 'Precisão')).toHaveTextContent('–ainda sem respostas');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Bom dia\. Faltam 20.questões hoje\.$/);
    for (const title of ['Você ainda não tem provas', 'Nenhum domínio ainda', 'Nenhuma atividade ainda'])
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(figure(canvasElement, 'Sequência semanal')).toHaveTextContent('Nenhum dia com respostas nesta semana.');
  },
};

export const Failed: Story = {
  name: 'DASH-13 ERR-08 a failed dashboard in its words, and again',
  globals: { locale: 'en' },
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load dashboard statistics');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const FailedByServer: Story = {
  name: "DASH-13 the server's sentence stands with the failure",
  args: { state: { ...states.failed, message: 'Serviço em manutenção.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Serviço em manutenção.');
  },
};
