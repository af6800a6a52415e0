import { Text } from '@prepar/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withLearnerShell } from '../common/withLearnerShell.tsx';
import {
  azureFundamentals, cloudPractitionerIn, longest, monthIn, partsFailed, partsLoading, ready, readyIn, states, week,
} from './progress.fixtures.ts';
import { ProgressScreen, type ProgressScreenProps } from './ProgressScreen.tsx';

const meta = {
  title: 'Screens/Progress/Progress',
  component: ProgressScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('progress')],
  args: {
    state: ready,
    actions: { retryExams: fn(), retryMetrics: fn() },
    links: { practice: '/practice', certificates: '/certificates' },
  },
} satisfies Meta<typeof ProgressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const desktop = { viewport: { value: 'desktop', isRotated: false } };

export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const Empty: Story = { tags: ['empty'], args: { state: states.empty } };
export const Ready: Story = { globals: desktop };
export const PartsLoading: Story = { tags: ['loading'], args: { state: partsLoading }, globals: desktop };
export const PartsFailed: Story = { tags: ['error'], args: { state: partsFailed }, globals: desktop };
export const ExamsLoading: Story = { tags: ['loading'], args: { state: { ...ready, exams: 'loading' } } };
export const ExamsFailed: Story = { tags: ['error'], args: { state: { ...ready, exams: 'failed' } } };
export const Longest: Story = { tags: ['longest'], args: { state: longest }, globals: desktop };
export const WithReadiness: Story = {
  globals: desktop,
  args: { slots: { readiness: ({ code }) => <Text size="body-s" tone="muted">{code}: de 66 a 74%, corte 70%.</Text> } },
};

export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EmptyOnAPhone: Story = { tags: ['phone'], args: { state: states.empty }, globals: phone };
export const EnglishOnAPhone: Story = { tags: ['phone'], args: { state: readyIn('en') }, globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone'], args: { state: readyIn('es') }, globals: { ...phone, locale: 'es' } };
export const LongestOnASmallPhone: Story = {
  tags: ['phone'],
  args: { state: longest },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'es' },
};

/** Rows of a table, each as its cells. */
const rowsOf = (table: HTMLElement) =>
  within(table).getAllByRole('row').slice(1).map((row) => [...row.children].map((cell) => cell.textContent));

export const WeekAsChart: Story = {
  name: 'PROG-01 the week as seven days from Sunday, drawn, in a sentence and as a table',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Semana' });
    await expect(within(sheet).getByText(/^Questões por dia: domingo 0, segunda-feira 18, .* e sábado 0\. Meta de 20 por dia\.$/)).toBeInTheDocument();
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
    await expect(canvas.getByText(/^Semana: 16.*22 de novembro$/)).toBeVisible();
  },
};

const sumsOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

export const WeekInSum: Story = {
  name: 'PROG-05 FMT-03 FMT-04 sums of the week, with study time a day as a seventh of it',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(sumsOf(canvas.getByRole('region', { name: 'Semana' }))).toEqual([
      'Questões: 76',
      'Precisão: 73,7%',
      'Tempo de estudo: 4h 12min',
      'Média por dia: 36min',
    ]);
  },
};

export const MonthAsChart: Story = {
  name: 'PROG-02 the last four weeks as bars in a table, the current one last',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Últimas 4 semanas' });
    await expect(rowsOf(within(sheet).getByRole('table'))).toEqual([
      ['Semana 1', '88', '69,3%'],
      ['Semana 2', '104', '71,2%'],
      ['Semana 3', '61', '70,5%'],
      ['Semana 4', '76', '73,7%'],
    ]);
    await expect(within(sheet).getByRole('table', { name: 'Questões nas últimas quatro semanas: 88, 104, 61 e 76.' })).toBeVisible();
    await expect(sheet).toHaveTextContent(/26 de outubro.*22 de novembro/);
  },
};

export const InsightsOfTheMonth: Story = {
  name: 'PROG-03 the best and the weakest week, the trend and the recommendation',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Últimas 4 semanas' });
    await expect(sumsOf(sheet)).toEqual(['Melhor semana: Semana 4, 73,7%', 'Mais fraca: Semana 1, 69,3%', 'Precisão média: 71,1%']);
    await expect(within(sheet).getByText('Melhorando')).toBeVisible();
    await expect(within(sheet).getByText(/^Separe duas sessões curtas para preços\./)).toBeVisible();
  },
};

const withTrend = (trend: string) => ({ ...ready, month: { ...monthIn('pt'), insights: { bestWeek: 2, worstWeek: null, trend, recommendation: 'Siga.' } } });

export const TrendDeclining: Story = {
  name: 'PROG-06 a declining trend',
  tags: ['interaction'],
  args: { state: withTrend('declining') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Em queda')).toBeVisible();
    await expect(canvas.queryByText('Mais fraca')).toBeNull();
  },
};

export const TrendOtherwise: Story = {
  name: 'PROG-06 any other trend is stable',
  tags: ['interaction'],
  args: { state: withTrend('fluctuating') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estável')).toBeVisible();
  },
};

export const ExamMetrics: Story = {
  name: 'PROG-04 FMT-01 every enrolled exam with its answers, accuracy and out of how many, last answer and what to review',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'AWS Certified Cloud Practitioner' });
    await expect(sumsOf(sheet)).toEqual(['Certas: 297', 'Erradas: 115', 'Precisão: 72,1%', 'Última resposta: 20/11/2025 19:42']);
    await expect(sheet).toHaveTextContent('em 412 questões');
    await expect(within(sheet).getAllByRole('listitem').map((area) => area.textContent)).toEqual([
      'Faturamento, preços e suporte',
      'Tecnologia e serviços de nuvem',
    ]);
    const untouched = canvas.getByRole('region', { name: 'Microsoft Certified: Azure Fundamentals' });
    await expect(sumsOf(untouched)).toEqual(['Certas: 0', 'Erradas: 0', 'Precisão: –', 'Última resposta: –']);
    await expect(untouched).toHaveTextContent('nenhuma questão ainda');
    await expect(untouched).toHaveTextContent('Nada a indicar por enquanto.');
  },
};

export const LinksOfThePage: Story = {
  name: 'PROG-10 every exam leads to its practice, and the page to the certificates',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Praticar CLF-C02' })).toHaveAttribute('href', '/practice?exam=aws-clf-c02');
    await expect(canvas.getByRole('link', { name: 'Praticar AZ-900' })).toHaveAttribute('href', '/practice?exam=azure-az-900');
    await expect(canvas.getByRole('link', { name: 'Certificados e conquistas' })).toHaveAttribute('href', '/certificates');
  },
};

export const SilentlyEmpty: Story = {
  name: 'PROG-11 a week and a month that could not be loaded are empty without a word of failure',
  tags: ['interaction'],
  args: { state: { ...partsFailed, exams: [azureFundamentals] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/erro/i)).toBeNull();
    await expect(sumsOf(canvas.getByRole('region', { name: 'Semana' }))).toEqual([
      'Questões: 0',
      'Precisão: –',
      'Tempo de estudo: 0min',
      'Média por dia: 0min',
    ]);
    const month = canvas.getByRole('region', { name: 'Últimas 4 semanas' });
    await expect(rowsOf(within(month).getByRole('table')).map(([, count]) => count)).toEqual(['0', '0', '0', '0']);
    await expect(within(month).queryByText('Estável')).toBeNull();
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
  name: 'PROG-12 metrics that could not be loaded say so in their own exam only, and can be tried again',
  tags: ['interaction'],
  args: { state: { ...ready, exams: [{ ...cloudPractitionerIn('pt'), metrics: 'failed' }, azureFundamentals] } },
  render: (args) => <Retrying {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Erro ao carregar métricas')).toHaveLength(1);
    const sheet = canvas.getByRole('region', { name: 'AWS Certified Cloud Practitioner' });
    await expect(within(sheet).getByText('Erro ao carregar métricas')).toBeVisible();
    await expect(within(sheet).getByRole('link', { name: 'Praticar CLF-C02' })).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Tentar de novo (métricas da CLF-C02)' }));
    await expect(args.actions.retryMetrics).toHaveBeenCalledWith('aws-clf-c02');
    await expect(within(sheet).getByText('297')).toBeVisible();
    const title = within(sheet).getByRole('heading', { level: 3 });
    await waitFor(() => expect(title).toContainElement(title.ownerDocument.querySelector(':focus')));
  },
};

export const ExamsTriedAgain: Story = {
  name: 'PROG-04 exams that could not be loaded can be tried again, beside the week that is there',
  tags: ['interaction'],
  args: { state: { ...ready, exams: 'failed' } },
  render: (args) => <Retrying {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Semana' })).toHaveTextContent('76');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar suas provas');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retryExams).toHaveBeenCalledOnce();
    const title = canvas.getByRole('heading', { level: 2, name: 'Por prova' });
    await waitFor(() => expect(title).toContainElement(title.ownerDocument.querySelector(':focus')));
  },
};

export const WithoutExams: Story = {
  name: 'PROG-04 someone without exams is led to those open for enrolment',
  tags: ['interaction'],
  args: { state: states.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Você ainda não tem provas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver provas abertas' })).toHaveAttribute('href', '/practice');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const BusyWeek: Story = {
  name: 'PROG-01 a bubble of a busy week stands for several questions, and the chart says so',
  tags: ['interaction'],
  args: { state: { ...ready, today: 6, week: { ...week, days: Array.from({ length: 7 }, () => ({ right: 80, wrong: 20 })) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 círculo = 5 questões')).toBeVisible();
  },
};

export const ReadinessOfEachExam: Story = {
  name: 'the readiness of an exam has its place in the sheet of that exam',
  tags: ['interaction'],
  args: { slots: { readiness: ({ code }) => <Text>Prontidão na {code}</Text> } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'AWS Certified Cloud Practitioner' });
    await expect(within(sheet).getByText('Prontidão na CLF-C02')).toBeVisible();
    await expect(canvas.getAllByText(/^Prontidão na/)).toHaveLength(2);
  },
};
