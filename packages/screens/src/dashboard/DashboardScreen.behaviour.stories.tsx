import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectReadableSizes } from '../common/sizes.story-helpers.ts';
import { borderlineIn, readinessLinks } from '../readiness/readiness.fixtures.ts';
import { ReadinessSheet } from '../readiness/ReadinessSheet.tsx';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { dashboardActions } from './dashboard.actions.ts';
import {
  dueElsewhere,
  dueTomorrow,
  goalReached,
  leftPlan,
  newLearner,
  outOfCredits,
  ready,
  states,
  unanswered,
  withLateParts,
  withoutLateParts,
} from './dashboard.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Screens/Dashboard/Dashboard/Behaviour',
  component: DashboardScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell('dashboard')],
  args: { state: ready, actions: dashboardActions },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const figure = (root: HTMLElement, label: string) => within(root).getByText(label).closest('div') ?? document.body;

export const Credits: Story = {
  name: 'The credits card shows credits spent, credits left and the way to more',
  parameters: { proves: ['DASH-01', 'ENT-14'] },
  play: async ({ canvas, canvasElement }) => {
    const card = figure(canvasElement, 'Créditos usados');
    await expect(within(card).getByText('169')).toBeVisible();
    await expect(card).toHaveTextContent('restam 3');
    await expect(canvas.getByRole('link', { name: 'ver planos' })).toHaveAttribute('href', '/pricing');
  },
};

export const ReadableSizes: Story = {
  name: 'Nothing is too small to be read or hit',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) => expectReadableSizes(canvas.getByRole('main')),
};

export const CreditsLeftUnknown: Story = {
  name: 'The credits card does without the credits left when they are not known',
  parameters: { proves: ['DASH-01'] },
  args: { state: withLateParts },
  play: async ({ canvasElement }) => {
    const card = figure(canvasElement, 'Créditos usados');
    await expect(within(card).getByText('169')).toBeVisible();
    await expect(card).not.toHaveTextContent(/resta/);
  },
};

export const Accuracy: Story = {
  name: 'Accuracy with one decimal, and in how many questions',
  parameters: { proves: ['DASH-02', 'FMT-03'] },
  play: async ({ canvasElement }) => {
    await expect(figure(canvasElement, 'Precisão')).toHaveTextContent('63,3%107 acertos em 169 questões');
  },
};

export const Streak: Story = {
  name: 'The weekly streak in days, with the days of this week in words',
  parameters: { proves: ['DASH-03'] },
  play: async ({ canvasElement }) => {
    const card = figure(canvasElement, 'Sequência semanal');
    await expect(within(card).getByText('4 de 7 dias')).toBeVisible();
    await expect(card).toHaveTextContent(
      'Dias com respostas nesta semana: segunda-feira, terça-feira, quarta-feira e quinta-feira (hoje).',
    );
  },
};

export const StudyTime: Story = {
  name: 'Study time in hours and minutes, and that of this week',
  parameters: { proves: ['DASH-04', 'FMT-04'] },
  play: async ({ canvasElement }) => {
    await expect(figure(canvasElement, 'Tempo de estudo')).toHaveTextContent('5h 40min38min nesta semana');
  },
};

export const UnderAnHour: Story = {
  name: 'Study time under an hour in minutes',
  parameters: { proves: ['DASH-04'] },
  args: { state: withLateParts },
  play: async ({ canvasElement }) => {
    await expect(within(figure(canvasElement, 'Tempo de estudo')).getByText('45min')).toBeVisible();
  },
};

export const Goal: Story = {
  name: 'The daily goal is credits spent today by the goal, as a bar with what the credits still allow',
  parameters: { proves: ['DASH-05', 'DASH-06'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Meta de hoje' });
    await expect(bar).toHaveAttribute('aria-valuenow', '10');
    await expect(bar).toHaveAttribute('aria-valuetext', '10%');
    const sheet = canvas.getByRole('region', { name: 'Meta de hoje' });
    await expect(sheet).toHaveTextContent('2 de 20 na meta de hoje');
    await expect(sheet).toHaveTextContent('Com os créditos de hoje você chega a 5.');
    await expect(within(sheet).getByRole('link', { name: 'Ajustar a meta' })).toHaveAttribute('href', '/settings');
  },
};

export const GoalInReach: Story = {
  name: 'Credits that reach the goal need no word',
  args: { state: { ...ready, goal: { done: 15, target: 20, creditsLeft: 5 } } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Meta de hoje' });
    await expect(sheet).toHaveTextContent('15 de 20 na meta de hoje');
    await expect(sheet).not.toHaveTextContent(/você chega a|grátis/);
  },
};

export const FreeReviewsBesideTheGoal: Story = {
  name: 'Reviews of today that cost nothing are said not to count, where there were some',
  args: { state: { ...ready, goal: { done: 15, target: 20, creditsLeft: 5, hasFree: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent(
      'Revisões grátis não contam para a meta.',
    );
  },
};

export const ReviewsDone: Story = {
  name: 'Once no review is left for today, that is said beside the goal',
  args: { state: { ...ready, goal: { done: 15, target: 20, creditsLeft: 5, hasFree: true, areReviewsDone: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent(
      'As revisões de hoje estão feitas. Elas não contam para a meta.',
    );
  },
};

export const GoalNote: Story = {
  name: 'What is said about the goal ends before the link to its settings begins',
  args: { state: { ...ready, goal: { done: 2, target: 20, creditsLeft: 3, hasFree: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent(
      /você chega a 5\. Revisões grátis não contam para a meta\. Ajustar a meta$/,
    );
  },
};

export const Headline: Story = {
  name: 'The headline says what is missing to the goal',
  args: { state: { ...ready, headline: { kind: 'toGoal', questions: 3, reviews: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Boa noite, Marina\. Faltam 3.questões para a meta de hoje\.$/,
    );
    await expect(canvas.getByText('Quinta-feira, 20 de novembro')).toBeVisible();
  },
};

export const OneLeft: Story = {
  name: 'Where the credits do not reach the goal, the headline says what they allow; one is said as one',
  args: { state: { ...ready, headline: { kind: 'possible', questions: 1, reviews: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/responder 1.questão\.$/);
  },
};

export const ReviewsBesideCredits: Story = {
  name: 'Beside what the credits allow the headline counts the reviews that are free',
  args: { state: { ...ready, headline: { kind: 'possible', questions: 5, reviews: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /responder 5.questões e fazer 2 revisões grátis\.$/,
    );
  },
};

export const GoalCapped: Story = {
  name: 'More than the goal is shown as 100%',
  parameters: { proves: ['DASH-06'] },
  args: { state: goalReached },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Meta de hoje' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent(
      '30 de 20 na meta de hoje100%',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Boa noite, Marina. Meta de hoje cumprida.',
    );
  },
};

export const GoalMissing: Story = {
  name: 'A missing goal counts as 20',
  parameters: { proves: ['DASH-06'] },
  args: { state: { ...ready, goal: { done: 5, target: null, creditsLeft: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent('5 de 20 na meta de hoje25%');
  },
};

export const OutOfCredits: Story = {
  name: 'Without credits the headline says when they come back, the plan costs none, and the open session has its result',
  args: { state: outOfCredits },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Boa noite, Marina. Seus créditos voltam em 14h 20min.',
    );
    const plan = canvas.getByRole('region', { name: 'Próximos 10 minutos' });
    await expect(plan).toHaveTextContent('CLF-C02, sem créditos');
    const missed = within(plan).getAllByRole('link', { name: 'Reler as que você errou' });
    await expect(missed, 'the step, and the button in its words').toHaveLength(2);
    for (const link of missed)
      await expect(link).toHaveAttribute('href', '/progress?view=answers&exam=aws-clf-c02&wrong=yes');
    await expect(within(plan).getByRole('link', { name: 'ver o resultado' })).toHaveAttribute(
      'href',
      '/question?session=s_93b0f6ad',
    );
    await expect(canvas.queryByRole('link', { name: /Continuar/ })).toBeNull();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getAttribute('href')).not.toMatch(/^\/question\?exam=/);
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent(
      'Os créditos de hoje foram usados.',
    );
  },
};

export const DueInAnotherExam: Story = {
  name: 'Free reviews of another exam have their line in the plan, before what costs credits',
  args: { state: dueElsewhere },
  play: async ({ canvas }) => {
    const plan = within(canvas.getByRole('region', { name: 'Próximos 10 minutos' }));
    await expect(plan.getByText(/^Também hoje:/)).toBeVisible();
    await expect(plan.getByRole('link', { name: '13 revisões grátis da AZ-900' })).toHaveAttribute(
      'href',
      '/question?exam=azure-az-900&modality=all&only=due',
    );
    const names = plan.getAllByRole('link').map((link) => link.textContent);
    const { length } = dueElsewhere.plan.steps;
    await expect(names.slice(length, length + 4)).toEqual([
      '13 revisões grátis da AZ-900',
      'Retomar a questão 12',
      'Escolher outro treino',
      'ver planos e pacotes',
    ]);
  },
};

export const DueTomorrow: Story = {
  name: 'The evening before, the plan says what comes back tomorrow, free',
  args: { state: dueTomorrow },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amanhã voltam 7 conceitos que você errou, grátis.')).toBeVisible();
  },
};

export const WholeHours: Story = {
  name: 'Whole hours until credits come back are said without minutes, as everywhere',
  args: { state: { ...outOfCredits, headline: { kind: 'outOfCredits', renewsInMinutes: 1140, isGoalReached: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Seus créditos voltam em 19h.');
  },
};

export const GoalOnTheWay: Story = {
  name: 'While the goal is on its way the rest is there',
  parameters: { proves: ['DASH-05'] },
  args: { state: withLateParts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Carregando a meta de hoje' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: 'Boa noite, Marina.' })).toBeVisible();
    await expect(canvas.getByText(/^Faltam/)).not.toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Próximos 10 minutos' })).toBeVisible();
  },
};

export const WithoutGoal: Story = {
  name: 'A goal that cannot be read is said, and takes nothing else along',
  parameters: { proves: ['DASH-05'] },
  args: { state: withoutLateParts },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Meta de hoje' })).toHaveTextContent(
      'Não foi possível ler a meta de hoje.',
    );
    await expect(within(figure(canvasElement, 'Sequência semanal')).getByText('1 de 7 dias')).toBeVisible();
    await expect(canvas.queryByText(/Dias com respostas/)).toBeNull();
  },
};

export const Exams: Story = {
  name: 'Each exam with accuracy, right and wrong answers and the last one',
  parameters: { proves: ['DASH-07'] },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Suas provas' });
    const [clf, az, cdl] = within(sheet).getAllByRole('listitem');
    await expect(clf).toHaveTextContent(
      /AWS Certified Cloud Practitioner.*CLF-C02.*94 certas, 54 erradas.*63,5%.*há 2.h/,
    );
    await expect(az).toHaveTextContent(/8 certas, 4 erradas.*66,7%.*há.2.dias/);
    await expect(cdl).toHaveTextContent(/nenhuma questão respondida–$/);
    await expect(within(sheet).getByRole('link', { name: 'Ver todas as provas' })).toHaveAttribute('href', '/practice');
  },
};

async function expectActivities(root: HTMLElement, expected: readonly RegExp[]) {
  const items = within(within(root).getByRole('region', { name: 'Atividade recente' })).getAllByRole('listitem');
  await expect(items).toHaveLength(expected.length);
  for (const [index, words] of expected.entries()) await expect(items[index]).toHaveTextContent(words);
  const drawings = items.map((item) => item.querySelector('svg')?.innerHTML);
  await expect(new Set(drawings).size).toBe(expected.length);
}

export const Activity: Story = {
  name: 'Every kind of activity has its words, facts and relative time',
  parameters: { proves: ['DASH-08', 'DASH-09', 'SCOPE-09'] },
  play: ({ canvasElement }) =>
    expectActivities(canvasElement, [
      /^Resposta certaIdentidade e permissões.*CLF-C02 · Intermediária · há 22.min$/,
      /^Resposta erradaTipos de armazenamento.*Avançada · há.1.h$/,
      /^Questão respondida/,
      /^Questão gerada.*Tecnologia e serviços da nuvem · Básica/,
      /^Sessão iniciada/,
      /^Sequência de 3 dias.*há.1.dia$/,
    ]),
};

export const UnknownActivity: Story = {
  name: 'An unknown kind of activity stays as it is',
  parameters: { proves: ['DASH-08', 'DASH-09', 'ENT-17', 'SCOPE-09'] },
  args: { state: { ...ready, activities: ready.activities.slice(6) } },
  play: ({ canvasElement }) =>
    expectActivities(canvasElement, [
      /^Conquista desbloqueada.*há.2.dias$/,
      /^Sessão encerrada, 14min.*há.12.dias$/,
      /^FLASHCARD_TURNED.*LENDÁRIA.*há.50.dias$/,
    ]),
};

export const ActivityIsWhole: Story = {
  name: 'Six activities are shown whole, and the way to all answers',
  parameters: { proves: ['DASH-08'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const activity = canvas.getByRole('region', { name: 'Atividade recente' });
    const rows = within(activity).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    const all = within(activity).getByRole('link', { name: 'Ver todas as respostas' });
    await expect(all).toHaveAttribute('href', '/progress?view=answers');
    await expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(all.getBoundingClientRect().top);
  },
};

export const ActivityOnPhone: Story = {
  name: 'On a phone six activities are shown, and the way to all answers',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const activity = within(canvas.getByRole('region', { name: 'Atividade recente' }));
    await expect(activity.getAllByRole('listitem')).toHaveLength(6);
    const answer = activity.getByRole('link', { name: 'Identidade e permissões' });
    await expect(answer.clientHeight).toBeGreaterThanOrEqual(44);
    const rows = activity.getAllByRole('listitem');
    await expect(rows[0]?.clientHeight, 'a link makes no row much taller').toBeLessThan(
      (rows[2]?.clientHeight ?? 0) + 8,
    );
    await expect(activity.getByRole('link', { name: 'Ver todas as respostas' })).toBeVisible();
  },
};

const readiness = (
  <ReadinessSheet
    state={borderlineIn('pt')}
    actions={{ retry: fn() }}
    links={readinessLinks}
    examCode="CLF-C02"
    length="short"
  />
);

export const ReadinessBesidePlan: Story = {
  name: 'How ready one is stands beside the plan, in short: the whole of it is on the page about progress',
  args: { slots: { readiness } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [plan, card] = ['Próximos 10 minutos', 'Prontidão'].map((name) => canvas.getByRole('region', { name }));
    await expect(card?.getBoundingClientRect().top).toBe(plan?.getBoundingClientRect().top);
    const [start, goal] = [
      within(plan ?? document.body).getByRole('link', { name: 'Escolher outro treino' }),
      canvas.getByRole('region', { name: 'Meta de hoje' }),
    ].map((part) => part.getBoundingClientRect());
    await expect((goal?.top ?? 0) - (start?.bottom ?? 0), 'the goal follows').toBeLessThan(100);
    await expect(card).toHaveTextContent('Chance de passar hoje20 a 94%');
    await expect(canvas.queryByRole('button', { name: 'O que supomos' })).toBeNull();
  },
};

export const ReadinessOnPhone: Story = {
  name: 'On a phone how ready one is follows the plan',
  args: { slots: { readiness } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    const titles = names.flatMap((id) =>
      id === null ? [] : [document.querySelector(`#${CSS.escape(id)}`)?.textContent],
    );
    await expect(titles.slice(0, 2)).toEqual(['Próximos 10 minutos', 'Prontidão']);
  },
};

export const Domains: Story = {
  name: 'Each domain with its number, its share and its accuracy',
  parameters: { proves: ['DASH-10'] },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Domínios da CLF-C02' });
    const rows = within(sheet)
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.endsWith('questões'));
    await expect(rows).toHaveLength(4);
    await expect(rows[1]).toHaveTextContent(
      /^Segurança e conformidade30% da prova, 28,4% das suas respostas47,6%em 42.questões$/,
    );
    await expect(sheet).toHaveTextContent('corte 70%');
    const legend = within(sheet).getAllByRole('list')[0];
    await expect(legend).toHaveTextContent('acertoserrosmenos de 20 respostascorte 70%');
  },
};

const [fewAnswers] = ready.domains;

export const SignsOfFewAnswers: Story = {
  name: 'Where no domain has enough answers, the legend has the signs of few alone',
  args: {
    state: {
      ...ready,
      domains: fewAnswers
        ? [
            {
              ...fewAnswers,
              domains: fewAnswers.domains.map((one) => ({ ...one, answered: 1, right: 0, accuracy: 0 })),
            },
          ]
        : [],
    },
  },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Domínios da CLF-C02' });
    await expect(within(sheet).getAllByRole('list')[0]).toHaveTextContent(/^menos de 20 respostascorte 70%$/);
  },
};

export const Plan: Story = {
  name: 'Ten minutes: the open question, then the weak point, with their time and credits',
  parameters: { proves: ['DASH-11'] },
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Próximos 10 minutos' });
    await expect(plan).toHaveTextContent('CLF-C02, usa 3 créditos');
    const [resume, weak] = within(plan).getAllByRole('listitem');
    await expect(resume).toHaveTextContent(/Retomar a questão 12.*Segurança e conformidade.*2min$/);
    await expect(weak).toHaveTextContent(
      /2 questões do seu ponto fraco.*, 22 erradas em 42\. Aqui você acerta menos4min$/,
    );
    const links = within(within(plan).getByRole('list')).getAllByRole('link');
    await expect(links, 'every step is a link').toHaveLength(2);
    await expect(weak).toContainElement(links[1] ?? null);
    const resumes = within(plan).getAllByRole('link', { name: 'Retomar a questão 12' });
    await expect(resumes, 'the step, and the button in its words').toHaveLength(2);
    for (const link of resumes)
      await expect(link).toHaveAttribute('href', '/question?exam=aws-clf-c02&modality=domain-security');
    await expect(within(plan).getByRole('link', { name: 'Escolher outro treino' })).toHaveAttribute(
      'href',
      '/practice',
    );
  },
};

export const PlanThatWasLeft: Story = {
  name: 'Ten minutes that were left say how far they are, what is left of them and what that costs; the button goes on with it',
  args: { state: leftPlan },
  play: async ({ canvas }) => {
    const plan = within(canvas.getByRole('region', { name: 'Próximos 10 minutos' }));
    await expect(plan.getByText('CLF-C02, 2 de 5 feitas, usa 3 créditos')).toBeVisible();
    const [weak, all] = plan.getAllByRole('listitem');
    await expect(weak).toHaveTextContent('1 questão do seu ponto fraco');
    // What was weakest as the plan began may not be so any more.
    await expect(weak).not.toHaveTextContent('muda a sua nota');
    await expect(all).toHaveTextContent('2 questões variadas');
    await expect(plan.getByRole('link', { name: 'Continuar o plano' })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=domain-security&at=1',
    );
    await expect(plan.queryByRole('link', { name: 'Continuar CLF-C02' })).toBeNull();
  },
};

export const SimulationShortOfCredits: Story = {
  name: 'A simulation that credits do not reach for says how many are missing in place of its link',
  play: async ({ canvas }) => {
    const plan = within(canvas.getByRole('region', { name: 'Próximos 10 minutos' }));
    await expect(plan.queryByRole('link', { name: 'Simulado' })).toBeNull();
    await expect(plan.getByText(/^Para o simulado faltam 62 créditos/)).toBeVisible();
    await expect(plan.getByRole('link', { name: 'ver planos e pacotes' })).toHaveAttribute('href', '/pricing');
  },
};

export const SimulationWithCredits: Story = {
  name: 'A simulation that credits reach for has its link',
  args: { state: { ...ready, plan: { ...ready.plan, simulation: { ...ready.plan.simulation, missingCredits: 0 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Simulado' })).toBeVisible();
  },
};

export const NothingAnswered: Story = {
  name: 'Before the first answer nothing is drawn that has nothing to say',
  args: { state: unanswered },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Próximos 10 minutos' })).toHaveTextContent(
      /5 questões variadas.*De todo o conteúdo, para conhecer o seu nível/,
    );
    await expect(canvas.queryByRole('region', { name: /^Domínios/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Atividade recente' })).toBeNull();
    await expect(figure(canvasElement, 'Precisão')).toHaveTextContent('–ainda sem respostas');
  },
};

export const NothingToRead: Story = {
  name: 'Before the first answer recent activity leads to no answers',
  args: { state: { ...unanswered, activities: ready.activities.slice(3, 5) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Atividade recente' })).toHaveTextContent('Questão gerada');
    await expect(canvas.queryByRole('link', { name: 'Ver todas as respostas' })).toBeNull();
  },
};

export const ButtonFollowsExams: Story = {
  name: 'The button of a new learner follows the last exam',
  args: { state: newLearner },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const exams = canvas.getByRole('radiogroup', { name: 'Prova' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Começar com a CLF-C02' }).getBoundingClientRect();
    await expect(button.top - exams.bottom).toBeLessThan(32);
  },
};

export const FirstVisit: Story = {
  name: 'A new learner has one task: the exam to study for, which leads to its enrolment',
  parameters: { proves: ['DASH-11'] },
  args: { state: newLearner },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Boas-vindas\. Hoje você tem 5.questões para responder\.$/,
    );
    const choice = canvas.getByRole('radiogroup', { name: 'Prova' });
    await expect(within(choice).getByRole('radio', { name: /Cloud Practitioner/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Começar com a CLF-C02' }));
    await expect(args.actions.askToEnrol).toHaveBeenLastCalledWith('aws-clf-c02');
    await userEvent.click(within(choice).getByText('Microsoft Certified: Azure Fundamentals'));
    await userEvent.click(canvas.getByRole('button', { name: 'Começar com a AZ-900' }));
    await expect(args.actions.askToEnrol).toHaveBeenLastCalledWith('azure-az-900');
    await expect(canvas.getByText('5 questões em branco')).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar', { name: 'Meta de hoje' })).toHaveAttribute('aria-valuetext', '0%');
    await expect(figure(canvasElement, 'Sequência semanal')).toHaveTextContent(
      'Nenhum dia com respostas nesta semana.',
    );
    for (const title of ['Suas provas', 'Atividade recente'])
      await expect(canvas.queryByRole('region', { name: title })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'A failed dashboard in its words, and again',
  parameters: { proves: ['DASH-13', 'ERR-08'] },
  globals: { locale: 'en' },
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load dashboard statistics');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const FailedByServer: Story = {
  name: "The server's sentence stands with the failure",
  parameters: { proves: ['DASH-13'] },
  args: { state: { ...states.failed, message: 'Serviço em manutenção.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Serviço em manutenção.');
  },
};
