import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { practiceActions } from './practice.actions.ts';
import {
  askingToEnrol,
  askingToUnenrol,
  empty,
  longest,
  onlyOne,
  openedAzure,
  openedIn,
  ready,
  simulable,
  states,
  withInactive,
  withoutCredits,
  withReviews,
} from './practice.fixtures.ts';
import { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';

const meta = {
  title: 'Screens/Practice/Practice/Behaviour',
  component: PracticeScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell('practice')],
  args: { state: ready, actions: practiceActions },
} satisfies Meta<typeof PracticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothLists: Story = {
  name: 'Enrolled exams are a row to choose from, exams open for enrolment a list',
  parameters: { proves: ['PRAC-01', 'PRAC-02', 'PRAC-04', 'SCOPE-08'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Praticar' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Suas provas' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /AWS Certified Cloud Practitioner.*CLF-C02.*72,1%/ })).toBeChecked();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Abertas para inscrição' })).toBeVisible();
    const architect = canvas.getByText('AWS Certified Solutions Architect – Associate').closest('li');
    await expect(architect).toHaveTextContent('Associado');
    await expect(
      within(canvas.getByText('Google Cloud Digital Leader').closest('li') ?? document.body).getByText(/^Fundamental/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Inscrever-se na SAA-C03' })).toBeVisible();
  },
};

export const OnlyActiveOnesOpen: Story = {
  name: 'An inactive exam is marked, opens nothing and can be left',
  parameters: { proves: ['PRAC-03'] },
  args: { state: withInactive },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio', { name: /Cloud Fundamentals/ })).toBeNull();
    await userEvent.click(canvas.getByText('Cloud Fundamentals'));
    await expect(args.actions.openExam).not.toHaveBeenCalled();
    await expect(canvas.getByText('Cloud Fundamentals').closest('li')).toHaveTextContent('Inativa');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar inscrição na CLOUD' }));
    await expect(args.actions.askToUnenrol).toHaveBeenCalledWith('generic-cloud');
  },
};

function Choosing({ state, actions }: PracticeScreenProps) {
  const [opened, setOpened] = useState(openedIn('pt'));
  if (state.status !== 'ready') return null;
  const openExam = (id: string) => {
    actions.openExam(id);
    setOpened(id === openedAzure.id ? openedAzure : openedIn('pt'));
  };
  return <PracticeScreen state={{ ...state, opened }} actions={{ ...actions, openExam }} />;
}

export const ChoosingShowsModalities: Story = {
  name: 'Choosing an enrolled exam shows its modalities, and keeps the focus',
  parameters: { proves: ['PRAC-05'] },
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Todo o conteúdo' })).toBeVisible();
    canvas.getByRole('radio', { name: /Cloud Practitioner/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.actions.openExam).toHaveBeenCalledWith('azure-az-900');
    await expect(canvas.getByRole('radio', { name: /Azure Fundamentals/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Azure Fundamentals/ })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Todos os domínios do Azure' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 3, name: 'Todo o conteúdo' })).toBeNull();
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Microsoft Certified: Azure Fundamentals' }),
    ).toBeVisible();
  },
};

export const TrainingLinks: Story = {
  name: 'Every active modality and topic leads to its training',
  parameters: { proves: ['ENT-08', 'PRAC-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Começar treino (Todo o conteúdo)' })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=all&start=now',
    );
    await expect(canvas.getByRole('link', { name: 'Treinar o ponto fraco' })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=domain-security&start=now&topic=3',
    );
    for (const name of ['Segurança e conformidade', 'Conceitos da nuvem', 'Segurança', 'Computação'])
      await expect(canvas.getByRole('link', { name: `Treinar ${name}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tópicos de Computação' }));
    await expect(canvas.getByRole('link', { name: /AWS Lambda.*1 certa em 3/ })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=compute&start=now&topic=1',
    );
  },
};

export const Paused: Story = {
  name: 'A question that was left open comes first, and is gone on with',
  play: async ({ canvas }) => {
    const paused = canvas.getByRole('region', { name: 'Questão 12, pausada nesta aba' });
    await expect(paused).toHaveTextContent('Uma rede de clínicas guarda resultados');
    await expect(within(paused).getByRole('link', { name: 'Retomar' })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=domain-security&start=now',
    );
  },
};

export const WeakPoint: Story = {
  name: 'The weak point says what was wrong of how many and why it is named; the map marks its domain and its topic, and no theme',
  play: async ({ canvas }) => {
    const ways = canvas.getByRole('region', { name: 'Por onde começar' });
    const cell = within(ways).getByRole('heading', { name: 'AWS Artifact' }).closest('li');
    await expect(cell).toHaveTextContent(
      /Seu ponto fraco.*6 erradas em 9 questõesSegurança e conformidade, 30% da prova\. Aqui você acerta menos que na prova toda\. Entre os pontos assim, é o que mais pesa na sua nota\./,
    );
    const domains = within(canvas.getByRole('region', { name: 'Domínios da prova' }));
    const [domain, topic, ...others] = domains.getAllByText('Seu ponto fraco');
    await expect(domain?.closest('li')).toHaveTextContent(/^Segurança e conformidade30% da prova Seu ponto fraco/);
    await userEvent.click(domains.getByRole('button', { name: 'Tópicos de Segurança e conformidade' }));
    await expect(topic).toBeVisible();
    await expect(topic?.closest('a')).toHaveTextContent('AWS Artifact3 certas em 9 Seu ponto fraco');
    await expect(others).toHaveLength(0);
    const themes = within(canvas.getByRole('region', { name: 'Temas' }));
    await userEvent.click(themes.getByRole('button', { name: 'Tópicos de Segurança' }));
    await expect(themes.queryByText('Seu ponto fraco')).toBeNull();
  },
};

export const Map: Story = {
  name: 'Official domains with their weight, themes beside them; answers and accuracy of each',
  play: async ({ canvas }) => {
    const rows = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.closest('li')?.textContent ?? '');
    const domains = rows('Domínios da prova');
    await expect(domains).toHaveLength(4);
    await expect(domains[0]).toMatch(/^Segurança e conformidade30% da prova Seu ponto fraco47,6%em 42.questões/);
    await expect(domains[3]).toMatch(/^Conceitos da nuvem24% da prova–sem respostas/);
    await expect(rows('Temas')[0]).toMatch(/^SegurançaIAM, AWS KMS, AWS WAF e AWS Shield, mais 247,5%em 40.questões/);
  },
};

const nothing = { answered: 0, right: 0, accuracy: 0 };

export const SignsAsDrawn: Story = {
  name: 'The legend has every sign before the figures come, and a theme without answers has no bar, which one of 0% has',
  args: {
    state: {
      ...ready,
      opened: {
        ...openedIn('pt'),
        domains: openedIn('pt').domains.map((domain) => ({ ...domain, figures: nothing })),
        themes: openedIn('pt').themes.map((theme, place) => ({ ...theme, figures: { ...nothing, answered: place } })),
      },
    },
  },
  play: async ({ canvas }) => {
    const domains = within(canvas.getByRole('region', { name: 'Domínios da prova' }));
    await expect(domains.getAllByRole('list')[0]).toHaveTextContent(/^acertoserrosmenos de 20 respostascorte 70%$/);
    const themes = within(canvas.getByRole('region', { name: 'Temas' }));
    await expect(themes.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      '0,0%',
      '0,0%',
    ]);
  },
};

export const LastCreditStarts: Story = {
  name: 'The last credit starts a training like any other',
  args: { state: { ...ready, credits: { ...ready.credits, left: 1 } } },
  play: async ({ canvas }) => {
    const ways = within(canvas.getByRole('region', { name: 'Por onde começar' }));
    await expect(ways.getByRole('heading', { name: 'Todo o conteúdo' }).closest('li')).toHaveTextContent(
      /Resta 1.*Começar treino/,
    );
  },
};

export const SimulationShortOfCredits: Story = {
  name: 'A simulation with fewer credits than questions says how many are missing, and leads to the packs',
  args: { state: simulable(5) },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('heading', { name: 'Simulado completo' }).closest('li') ?? document.body;
    await expect(way).toHaveTextContent('Precisa de 65 créditos para começar. Faltam 60 créditos.');
    await expect(
      within(way)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/pricing']);
  },
};

export const SimulationWithCredits: Story = {
  name: 'A simulation with credits enough starts, and says what it uses at most',
  args: { state: simulable(65) },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('heading', { name: 'Simulado completo' }).closest('li') ?? document.body;
    await expect(way).toHaveTextContent('Usa até 65 créditos. Restam 65.');
    await expect(within(way).getByRole('link', { name: /^Começar simulado/ })).toBeVisible();
  },
};

export const NothingWithoutCredits: Story = {
  name: 'Without credits nothing leads to a new question, the page says when they come back, and the open session has its result',
  args: { state: withoutCredits },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: /^Seus créditos voltam em 14h 20min/ });
    await expect(within(notice).getByRole('link', { name: 'Reler as que você errou' })).toHaveAttribute(
      'href',
      '/progress?view=answers&exam=clf-c02&wrong=yes',
    );
    const starts = canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/question'));
    await expect(starts.map((link) => link.textContent)).toEqual(['Retomar', 'Ver o resultado']);
    await expect(within(notice).getByRole('link', { name: 'Ver o resultado' })).toHaveAttribute(
      'href',
      '/question?session=s_93b0f6ad',
    );
    await expect(canvas.getByRole('heading', { name: 'Todo o conteúdo' }).closest('li')).toHaveTextContent(
      /Cada resposta usa 1 crédito\.Seus créditos voltam em 14h 20min$/,
    );
    await expect(canvas.getAllByRole('link', { name: 'Reler 22 de Segurança e conformidade' })[0]).toHaveAttribute(
      'href',
      '/progress?view=answers&exam=clf-c02&domain=domain-security&wrong=yes',
    );
    const domains = within(canvas.getByRole('region', { name: 'Domínios da prova' }));
    await expect(domains.getByRole('link', { name: 'Reler 22 de Segurança e conformidade' })).toHaveAttribute(
      'href',
      '/progress?view=answers&exam=clf-c02&domain=domain-security&wrong=yes',
    );
    const themes = within(canvas.getByRole('region', { name: 'Temas' }));
    await userEvent.click(themes.getByRole('button', { name: 'Tópicos de Computação' }));
    await expect(themes.getByText('AWS Lambda')).toBeVisible();
    await expect(themes.queryByRole('link', { name: /AWS Lambda/ })).toBeNull();
  },
};

export const InactiveModality: Story = {
  name: 'An inactive modality cannot be started and says why',
  parameters: { proves: ['PRAC-05'] },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Começar simulado (Simulado completo)' });
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription('Em preparação. Ainda não dá para treinar aqui.');
    const pricing = canvas.getByRole('heading', { level: 3, name: 'Preços' }).closest('li') ?? document.body;
    await expect(pricing).toHaveTextContent('Em preparação. Ainda não dá para treinar aqui.');
    await expect(within(pricing).queryByRole('link')).toBeNull();
  },
};

export const ThreeTopics: Story = {
  name: 'A modality shows three topics and how many more, which open; the number of questions or ∞',
  parameters: { proves: ['PRAC-25', 'ENT-07', 'CONST-05'] },
  play: async ({ canvas }) => {
    const themes = canvas.getByRole('region', { name: 'Temas' });
    await expect(themes).toHaveTextContent('IAM, AWS KMS, AWS WAF e AWS Shield, mais 2');
    await expect(themes).toHaveTextContent('Infinitas questões em cada um');
    const toggle = within(themes).getByRole('button', { name: 'Tópicos de Segurança' });
    await expect(within(themes).getByText('Amazon GuardDuty')).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(within(themes).getByText('Amazon GuardDuty')).toBeVisible();
    const ways = canvas.getByRole('region', { name: 'Por onde começar' });
    await expect(ways).toHaveTextContent('Infinitas questões');
    await expect(within(ways).getByRole('heading', { name: 'Simulado completo' }).closest('li')).toHaveTextContent(
      '65 questões',
    );
  },
};

export const FactsOfTheExam: Story = {
  name: 'The opened exam tells its level, questions, length, pass mark and day of enrolment',
  parameters: { proves: ['FMT-01', 'FMT-04'] },
  play: async ({ canvas }) => {
    const facts = canvas.getByText(/^inscrição em/).closest('ul') ?? document.body;
    await expect(
      within(facts)
        .getAllByRole('listitem')
        .map((fact) => fact.textContent),
    ).toEqual([
      'Fundamental CLF-C02',
      '65 questões',
      '1h 30min de prova',
      'corte 70%',
      'inscrição em 14/10/2025 10:05',
    ]);
  },
};

export const CostOfAnAnswer: Story = {
  name: 'An answer costs one credit; what is left, and the way to more once nothing is',
  parameters: { proves: ['QUEST-15'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Todo o conteúdo' }).closest('li')).toHaveTextContent(
      'Cada resposta usa 1 crédito. Restam 3.',
    );
  },
};

export const EnrolConfirms: Story = {
  name: 'Enrolling asks first, with the safe answer in focus',
  parameters: { proves: ['PRAC-08'] },
  args: { state: askingToEnrol },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog', {
      name: 'Inscrever-se na SAA-C03?',
    });
    await expect(within(dialog).getByRole('button', { name: 'Agora não' })).toHaveFocus();
    await expect(args.actions.enrol).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Inscrever-se' }));
    await expect(args.actions.enrol).toHaveBeenCalledWith('aws-saa-c03');
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.closeDialog).toHaveBeenCalledOnce();
  },
};

export const EnrolPending: Story = {
  name: 'While enrolling the dialog cannot be closed or confirmed again',
  parameters: { proves: ['PRAC-08'] },
  args: {
    state: { ...askingToEnrol, dialog: { kind: 'enrol', exam: ready.available[0] ?? openedAzure, isPending: true } },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText('Inscrevendo')).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Agora não' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: /Inscrevendo/ }));
    await expect(args.actions.closeDialog).not.toHaveBeenCalled();
    await expect(args.actions.enrol).not.toHaveBeenCalled();
  },
};

export const UnenrolWarns: Story = {
  name: 'Leaving an exam asks first and names the four losses',
  parameters: { proves: ['PRAC-09', 'PRAC-10'] },
  args: { state: askingToUnenrol },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog', {
      name: 'Cancelar a inscrição na CLF-C02?',
    });
    const losses = within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(losses).toEqual([
      'o acesso à prova e aos treinos',
      'o histórico de questões (412 respondidas)',
      'as métricas de progresso',
      'as estatísticas de desempenho',
    ]);
    await expect(within(dialog).getByRole('button', { name: 'Manter inscrição' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar inscrição' }));
    await expect(args.actions.unenrol).toHaveBeenCalledWith('aws-clf-c02');
  },
};

export const UnenrolPending: Story = {
  name: 'While leaving the dialog cannot be closed or confirmed again',
  parameters: { proves: ['PRAC-09'] },
  args: {
    state: {
      ...askingToUnenrol,
      dialog: { kind: 'unenrol', exam: openedAzure, answeredQuestions: 0, isPending: true },
    },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText('o histórico de questões')).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Manter inscrição' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: /Cancelando/ }));
    await expect(args.actions.closeDialog).not.toHaveBeenCalled();
    await expect(args.actions.unenrol).not.toHaveBeenCalled();
  },
};

export const AskingForADialog: Story = {
  name: 'The buttons of the page only ask',
  parameters: { proves: ['PRAC-08', 'PRAC-09'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrever-se na CDL' }));
    await expect(args.actions.askToEnrol).toHaveBeenCalledWith('gcp-cdl');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar inscrição na CLF-C02' }));
    await expect(args.actions.askToUnenrol).toHaveBeenCalledWith('aws-clf-c02');
    await expect(args.actions.enrol).not.toHaveBeenCalled();
    await expect(args.actions.unenrol).not.toHaveBeenCalled();
  },
};

function Enrolling({ state, actions }: PracticeScreenProps) {
  const [now, setNow] = useState(state);
  const enrol = (id: string) => {
    actions.enrol(id);
    setNow(ready);
  };
  return <PracticeScreen state={now} actions={{ ...actions, enrol, unenrol: () => setNow(empty) }} />;
}

export const FocusAfterEnrolling: Story = {
  name: 'After enrolling the focus goes on at the new exam',
  parameters: { proves: ['PRAC-08'] },
  args: { state: { ...empty, dialog: { kind: 'enrol', exam: openedIn('pt'), isPending: false } } },
  render: (args) => <Enrolling {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(canvasElement.ownerDocument.body).getByRole('button', { name: 'Inscrever-se' }));
    const title = await canvas.findByRole('heading', { level: 2, name: 'AWS Certified Cloud Practitioner' });
    await waitFor(async () => {
      await expect(title).toContainElement(title.ownerDocument.querySelector(':focus'));
    });
  },
};

export const FocusAfterLeaving: Story = {
  name: 'After leaving an exam the focus goes on at the title',
  parameters: { proves: ['PRAC-09'] },
  args: { state: askingToUnenrol },
  render: (args) => <Enrolling {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(canvasElement.ownerDocument.body).getByRole('button', { name: 'Cancelar inscrição' }));
    const title = await canvas.findByRole('heading', { level: 1 });
    await waitFor(async () => {
      await expect(title).toContainElement(title.ownerDocument.querySelector(':focus'));
    });
  },
};

export const ServerFailure: Story = {
  name: 'A failure of the server in its words, with a way to try again',
  parameters: { proves: ['PRAC-19'] },
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao carregar exames');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar os exames disponíveis.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const ConnectionFailure: Story = {
  name: 'A failure of the connection in its words',
  parameters: { proves: ['PRAC-20'] },
  args: { state: { status: 'failed', reason: 'connection' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de conexão');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verifique sua conexão com a internet.');
  },
};

export const LeadsToAvailable: Story = {
  name: 'Someone without exams is led to those open for enrolment',
  parameters: { proves: ['PRAC-02'] },
  args: { state: empty },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Abertas para inscrição');
    await expect(canvas.getByText('Google Cloud Digital Leader').closest('li')).toHaveTextContent(
      /CDL Fundamental, 50 questões, 1h 30min/,
    );
    await expect(canvas.queryByRole('heading', { name: 'Suas provas' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrever-se na CLF-C02' }));
    await expect(args.actions.askToEnrol).toHaveBeenCalledWith('aws-clf-c02');
  },
};

const standing = (canvas: ReturnType<typeof within>, names: readonly RegExp[]) => {
  const tops = names.map((name) => canvas.getByText(name).getBoundingClientRect().top);
  return tops.toSorted((a, b) => a - b).map((top) => names[tops.indexOf(top)]);
};

export const WayInFirst: Story = {
  name: 'With one exam its name stands once at the top, the way in follows, and reviews without work are a line below; the facts come last',
  args: { state: onlyOne },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    const order = [
      /^AWS Certified Cloud Practitioner$/,
      /^Todo o conteúdo$/,
      /^Revisões em dia/,
      /^Domínios da prova$/,
      /^inscrição em/,
      /^Abertas para inscrição$/,
    ];
    await expect(standing(canvas, order)).toEqual(order);
    await expect(canvas.queryByRole('heading', { name: /^Revis/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ver as próximas' })).toHaveAttribute(
      'href',
      '/practice?view=reviews',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar inscrição na CLF-C02' }));
    await expect(args.actions.askToUnenrol).toHaveBeenCalledWith('aws-clf-c02');
  },
};

export const ReviewsWithWork: Story = {
  name: 'Reviews that are due have a sheet of their own below the ways in',
  args: { state: withReviews },
  play: async ({ canvas }) => {
    const reviews = within(canvas.getByRole('region', { name: 'Revisões de hoje' }));
    await expect(reviews.getByRole('link', { name: 'Continuar' })).toBeVisible();
    const order = [/^Questão 12, pausada/, /^Todo o conteúdo$/, /^Revisões de hoje$/];
    await expect(standing(canvas, order)).toEqual(order);
  },
};

export const ScrollsOnAPhone: Story = {
  name: 'On a phone the list of open exams scrolls inside 24rem as well, and the page goes on where it ends',
  parameters: { proves: ['PRAC-27'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { state: empty },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Lista de provas abertas' });
    await expect(list.clientHeight).toBe(24 * 16);
    await expect(getComputedStyle(list).overscrollBehaviorY).toBe('auto');
    await expect(canvas.getByRole('button', { name: 'Inscrever-se na CDL' })).toBeVisible();
  },
};

export const LongListScrolls: Story = {
  name: 'A long list of exams scrolls inside 24rem',
  parameters: { proves: ['PRAC-27'] },
  args: { state: longest },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: 'Suas provas' });
    await expect(area.clientHeight).toBe(24 * 16);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};
