import { Text } from '@prepar/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectReadableSizes } from '../common/sizes.story-helpers.ts';
import {
  azureFundamentals,
  cloudPractitionerIn,
  littleIn,
  monthIn,
  partsFailed,
  ready,
  spentExams,
  states,
  weakPointIn,
  week,
} from './progress.fixtures.ts';
import { ProgressScreen, type ProgressScreenProps } from './ProgressScreen.tsx';
import pictures from './ProgressScreen.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Progress/Progress/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof ProgressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of a table, each as its cells. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

export const WeekAsChart: Story = {
  name: 'The week as seven days from Sunday, drawn, in a sentence and as a table',
  parameters: { proves: ['PROG-01'] },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Semana' });
    await expect(
      within(sheet).getByText(/^Questões por dia: domingo 0, segunda-feira 18, .* e sábado 0\. Meta: 20 por dia\.$/),
    ).toBeInTheDocument();
    await expect(rowsOf(within(sheet).getByRole('table'))).toEqual([
      ['dom', '0', '0'],
      ['seg', '13', '5'],
      ['ter', '18', '6'],
      ['qua', '15', '5'],
      ['hoje', '10', '4'],
      ['sex', '0', '0'],
      ['sáb', '0', '0'],
    ]);
    await expect(within(sheet).getByText('meta 20')).toBeVisible();
    await expect(within(sheet).getAllByText('–')).toHaveLength(2);
    await expect(sheet).toHaveTextContent(/certa.*errada/);
    await expect(canvas.getByText(/^Semana de 16.*22 de novembro$/)).toBeVisible();
  },
};

const sumsOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

export const FreeReviews: Story = {
  name: 'Reviews that cost nothing are said to count here and not in the goal, where there were some',
  args: { state: { ...ready, week: { ...week, hasFree: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Semana' })).toHaveTextContent(
      'Revisões grátis contam aqui, não na meta.',
    );
  },
};

export const WeekInSum: Story = {
  name: 'Study time of the week, and a seventh of it a day',
  parameters: { proves: ['PROG-05', 'FMT-04'] },
  play: async ({ canvas }) => {
    await expect(sumsOf(canvas.getByRole('region', { name: 'Semana' }))).toEqual([
      'Tempo de estudo: 4h 12min',
      'Média por dia, em 7 dias: 36min',
    ]);
  },
};

export const MonthAsChart: Story = {
  name: 'The last four weeks as bars in a table, the current one last',
  parameters: { proves: ['PROG-02', 'FMT-03'] },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Últimas 4 semanas' });
    await expect(rowsOf(within(sheet).getByRole('table'))).toEqual([
      [expect.stringMatching(/^Semana 1\s*26\/10/), '88', '69,3%'],
      [expect.stringMatching(/^Semana 2\s*0?2/), '104', '71,2%'],
      [expect.stringMatching(/^Semana 3\s*0?9/), '61', '70,5%'],
      [expect.stringMatching(/^Semana 4\s*16.*22\/11$/), '76', '73,7%'],
    ]);
    await expect(
      within(sheet).getByRole('table', { name: 'Questões nas últimas quatro semanas: 88, 104, 61 e 76.' }),
    ).toBeVisible();
  },
};

export const ReadableSizes: Story = {
  name: 'Nothing is too small to be read or hit',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvasElement }) => expectReadableSizes(canvasElement),
};

export const InsightsOfTheMonth: Story = {
  name: 'The best and the weakest week, the trend and the recommendation',
  parameters: { proves: ['PROG-03'] },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Últimas 4 semanas' });
    await expect(sumsOf(sheet)).toEqual(['Precisão média: 71,1%', 'Melhor semana: Semana 4', 'Mais fraca: Semana 1']);
    await expect(within(sheet).getByText('Todas as provas: acertos em alta')).toBeVisible();
    await expect(within(sheet).getByText(/^Separe duas sessões curtas para IAM\./)).toBeVisible();
  },
};

const withTrend = (trend: string) => ({
  ...ready,
  month: { ...monthIn('pt'), insights: { bestWeek: 2, worstWeek: null, trend, recommendation: 'Siga.' } },
});

export const TrendDeclining: Story = {
  name: 'A declining trend, which says that it is of all exams: beside it that of one may differ',
  parameters: { proves: ['PROG-06'] },
  args: { state: withTrend('declining') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todas as provas: acertos em queda')).toBeVisible();
    await expect(canvas.queryByText('Mais fraca')).toBeNull();
  },
};

export const TrendOtherwise: Story = {
  name: 'Any other trend is stable',
  parameters: { proves: ['PROG-06'] },
  args: { state: { ...withTrend('fluctuating'), exams: [cloudPractitionerIn('pt')] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acertos estáveis')).toBeVisible();
  },
};

/** The row of an exam, by its title. */
const rowOf = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('heading', { level: 3, name }).closest('li') ?? canvas;
const cloud = 'AWS Certified Cloud Practitioner';

export const ExamMetrics: Story = {
  name: 'Every enrolled exam with its answers, accuracy, last answer and what to review',
  parameters: { proves: ['PROG-04', 'FMT-01'] },
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, cloud);
    await expect(row).toHaveTextContent('297 certas, 115 erradas');
    await expect(row).toHaveTextContent('72,1%');
    await expect(row).toHaveTextContent('Última resposta 20/11/2025 19:42');
    await expect(
      within(row)
        .getAllByRole('listitem')
        .map((area) => area.textContent),
    ).toEqual(['Segurança e conformidade', 'Faturamento, preços e suporte']);
    const untouched = rowOf(canvasElement, 'Microsoft Certified: Azure Fundamentals');
    await expect(untouched).toHaveTextContent('sem respostas');
    await expect(untouched).toHaveTextContent('O que revisar aparece com 20 respostas.');
    await expect(untouched).not.toHaveTextContent(/%|Última resposta/);
  },
};

export const WeakPoint: Story = {
  name: 'The weak point has its name, its domain and exam, what was wrong of how many, and a button that starts it',
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Seu ponto fraco' });
    await expect(within(sheet).getByRole('heading', { level: 3 })).toHaveTextContent('IAM e acesso');
    await expect(sheet).toHaveTextContent(
      'Prova CLF-C027erradas em 11 questõesSegurança e conformidade. Aqui você acerta menos que na prova toda. Entre os pontos assim, é o que mais pesa na sua nota.',
    );
    await expect(within(sheet).getByRole('link', { name: 'Treinar agora' })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=security-compliance&topic=iam',
    );
  },
};

export const FewAnswers: Story = {
  name: 'With few answers the page says how many are missing and where to give them, and guesses nothing',
  args: { state: littleIn('pt') },
  play: async ({ canvas, canvasElement }) => {
    const sheet = canvas.getByRole('region', { name: 'Faltam 11 respostas para a primeira leitura' });
    await expect(within(sheet).getByText('9 de 20 respostas: 5 certas, 4 erradas.')).toBeInTheDocument();
    await expect(within(sheet).getByRole('link', { name: 'Responder agora' })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=all',
    );
    const where = canvas.getByRole('region', { name: 'Onde responder' });
    await expect(
      within(where)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'Cobrança, preços e suportesem respostas',
      'Segurança e conformidade1 resposta',
      'Conceitos de nuvem3 respostas',
      'Tecnologia e serviços de nuvem5 respostas',
    ]);
    await expect(
      canvas.queryByText(/ponto fraco|estável|Melhor semana|Nada a indicar/, { selector: 'h2, h3, dt' }),
    ).toBeNull();
    await expect(rowOf(canvasElement, cloud)).toHaveTextContent('O que revisar aparece com 20 respostas.');
    await expect(canvas.getByRole('region', { name: 'Últimas 4 semanas' })).toHaveTextContent(
      /^Últimas 4 semanasA comparação começa na segunda semana/,
    );
  },
};

export const NoCredits: Story = {
  name: 'Without credits no button leads to questions; when they come back stands in its place',
  args: { state: { ...ready, renewsInMinutes: 860, exams: spentExams } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seu ponto fraco' })).toHaveTextContent(
      'Seus créditos voltam em 14h 20min',
    );
    await expect(canvas.queryByRole('link', { name: 'Treinar agora' })).toBeNull();
    const weak = within(canvas.getByRole('region', { name: 'Seu ponto fraco' }));
    await expect(weak.getByRole('link', { name: 'Reler as que você errou' })).toHaveAttribute(
      'href',
      '/progress?view=answers&exam=aws-clf-c02&domain=security-compliance&wrong=yes',
    );
    const exams = within(canvas.getByRole('region', { name: 'Por prova' }));
    await expect(exams.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Revisar 4 conceitos CLF-C02',
      'Reler as que você errou AZ-900',
    ]);
  },
};

export const WeakDomain: Story = {
  name: 'A domain that is weak as a whole is named once, and the only exam is not named',
  args: {
    state: { ...ready, next: { ...weakPointIn('pt'), name: 'Segurança e conformidade', examCode: null, wrong: 1 } },
  },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Seu ponto fraco' });
    await expect(sheet).toHaveTextContent(
      /Segurança e conformidade1errada em 11 questõesAqui você acerta menos que na prova toda\./,
    );
    await expect(within(sheet).queryByText(/CLF-C02/)).toBeNull();
  },
};

export const NearestWeakPoint: Story = {
  name: 'Before a domain has 20 answers, the nearest says how many it misses and can be trained',
  args: {
    state: {
      ...ready,
      next: {
        kind: 'almost',
        name: 'Segurança e conformidade',
        examCode: 'CLF-C02',
        missing: 1,
        startHref: '/question?exam=a&modality=b',
      },
    },
  },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Ponto fraco: ainda não' });
    await expect(sheet).toHaveTextContent('Falta 1 resposta em Segurança e conformidade.');
    await expect(sheet).toHaveTextContent('Prova CLF-C02');
    await expect(within(sheet).getByRole('link', { name: 'Treinar agora' })).toHaveAttribute(
      'href',
      '/question?exam=a&modality=b',
    );
  },
};

export const LateStart: Story = {
  name: 'Weeks before the first answers are left out, and without enough of them nothing is read from the rest',
  args: {
    state: {
      ...ready,
      month: {
        ...monthIn('pt'),
        weeks: monthIn('pt').weeks.map((week, index) => (index < 2 ? { ...week, questions: 0, accuracy: null } : week)),
        insights: null,
      },
    },
  },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Últimas 4 semanas' });
    await expect(rowsOf(within(sheet).getByRole('table')).map(([, count]) => count)).toEqual(['61', '76']);
    await expect(sheet).toHaveTextContent('aparecem quando houver duas semanas com 20 respostas ou mais');
    await expect(within(sheet).queryByText(/melhorando/)).toBeNull();
  },
};

export const LinksOfThePage: Story = {
  name: 'Every exam leads to its practice, and the page to the certificates',
  parameters: { proves: ['PROG-10'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Praticar CLF-C02' })).toHaveAttribute(
      'href',
      '/practice?exam=aws-clf-c02',
    );
    await expect(canvas.getByRole('link', { name: 'Praticar AZ-900' })).toHaveAttribute(
      'href',
      '/practice?exam=azure-az-900',
    );
    await expect(canvas.getByRole('link', { name: 'Certificados e conquistas' })).toHaveAttribute(
      'href',
      '/certificates',
    );
  },
};

export const SilentlyEmpty: Story = {
  name: 'A week and a month that could not be loaded are empty without a word of failure',
  parameters: { proves: ['PROG-11'] },
  args: { state: { ...partsFailed, exams: [azureFundamentals] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/erro/i)).toBeNull();
    const week = canvas.getByRole('region', { name: 'Semana' });
    await expect(sumsOf(week)).toEqual(['Tempo de estudo: 0min', 'Média por dia, em 7 dias: 0min']);
    await expect(rowsOf(within(week).getByRole('table')).map(([, ...counts]) => counts.join())).toEqual(
      Array(7).fill('0,0'),
    );
    const month = canvas.getByRole('region', { name: 'Últimas 4 semanas' });
    await expect(within(month).queryByText(/estável/)).toBeNull();
    await expect(within(month).queryByRole('table')).toBeNull();
  },
};

function Retrying({ state, ...props }: ProgressScreenProps) {
  const [now, setNow] = useState(state);
  const retryMetrics = (examId: string) => {
    props.actions.retryMetrics(examId);
    setNow(ready);
  };
  const retryExams = () => {
    props.actions.retryExams();
    setNow(ready);
  };
  return <ProgressScreen {...props} state={now} actions={{ retryMetrics, retryExams }} />;
}

export const MetricsFailed: Story = {
  name: 'Metrics that could not be loaded say so in their own exam only, and can be tried again',
  parameters: { proves: ['PROG-12'] },
  args: { state: { ...ready, exams: [{ ...cloudPractitionerIn('pt'), metrics: 'failed' }, azureFundamentals] } },
  render: (args) => <Retrying {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Erro ao carregar métricas')).toHaveLength(1);
    const sheet = rowOf(canvasElement, cloud);
    await expect(within(sheet).getByText('Erro ao carregar métricas')).toBeVisible();
    await expect(within(sheet).getByRole('link', { name: 'Praticar CLF-C02' })).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Tentar de novo (métricas da CLF-C02)' }));
    await expect(args.actions.retryMetrics).toHaveBeenCalledWith('aws-clf-c02');
    await expect(within(sheet).getByText('297 certas, 115 erradas')).toBeVisible();
    const title = within(sheet).getByRole('heading', { level: 3 });
    await waitFor(() => expect(title).toContainElement(title.ownerDocument.querySelector(':focus')));
  },
};

export const ExamsTriedAgain: Story = {
  name: 'Exams that could not be loaded can be tried again, beside the week that is there',
  parameters: { proves: ['PROG-04'] },
  args: { state: { ...ready, exams: 'failed' } },
  render: (args) => <Retrying {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Semana' })).toHaveTextContent('4h 12min');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar suas provas');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retryExams).toHaveBeenCalledOnce();
    const title = canvas.getByRole('heading', { level: 2, name: 'Por prova' });
    await waitFor(() => expect(title).toContainElement(title.ownerDocument.querySelector(':focus')));
  },
};

export const WithoutExams: Story = {
  name: 'Someone without exams is led to those open for enrolment',
  parameters: { proves: ['PROG-04'] },
  args: { state: states.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Você ainda não tem provas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver provas abertas' })).toHaveAttribute('href', '/practice');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const BusyWeek: Story = {
  name: 'A bubble of a busy week stands for several questions, and the chart says so',
  parameters: { proves: ['PROG-01'] },
  args: {
    state: { ...ready, today: 6, week: { ...week, days: Array.from({ length: 7 }, () => ({ right: 80, wrong: 20 })) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 círculo = 5 questões.')).toBeVisible();
  },
};

export const ReadinessOnceThereIsAny: Story = {
  name: 'Readiness has its place once there are 20 answers',
  args: { slots: { readiness: <Text>Prontidão na CLF-C02</Text> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prontidão na CLF-C02')).toBeVisible();
  },
};

export const NoReadinessYet: Story = {
  name: 'With few answers the page says how many are missing, once',
  args: { state: littleIn('pt'), slots: { readiness: <Text>Prontidão na CLF-C02</Text> } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Prontidão na CLF-C02')).not.toBeInTheDocument();
  },
};
