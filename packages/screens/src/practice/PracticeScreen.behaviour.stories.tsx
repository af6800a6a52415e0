import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withLearnerShell } from '../common/withLearnerShell.tsx';
import { practiceActions } from './practice.actions.ts';
import { askingToEnrol, askingToUnenrol, empty, longest, openedAzure, openedIn, ready, states, withInactive } from './practice.fixtures.ts';
import { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';

const meta = {
  title: 'Screens/Practice/Behaviour',
  component: PracticeScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('practice')],
  args: { state: ready, actions: practiceActions },
} satisfies Meta<typeof PracticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothLists: Story = {
  name: 'PRAC-01 PRAC-02 PRAC-04 SCOPE-08 enrolled exams and exams open for enrolment are two lists',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Praticar' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Suas provas' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /AWS Certified Cloud Practitioner.*CLF-C02.*72,1%/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Abertas para inscrição' })).toBeVisible();
    const architect = canvas.getByText('AWS Certified Solutions Architect – Associate').closest('li');
    await expect(architect).toHaveTextContent('Associado');
    await expect(within(canvas.getByText('Google Cloud Digital Leader').closest('li') ?? document.body).getByText('Fundamental')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Inscrever-se na SAA-C03' })).toBeVisible();
  },
};

export const OnlyActiveOnesOpen: Story = {
  name: 'PRAC-03 an inactive exam is marked, opens nothing and can be left',
  args: { state: withInactive },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Cloud Fundamentals/ })).toBeNull();
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
  name: 'PRAC-05 choosing an enrolled exam shows its modalities and takes the focus there',
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Todo o conteúdo' })).toBeVisible();
    const row = canvas.getByRole('button', { name: /Azure Fundamentals/ });
    await expect(row).toHaveAttribute('aria-pressed', 'false');
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.openExam).toHaveBeenCalledWith('azure-az-900');
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Todos os domínios do Azure' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 3, name: 'Todo o conteúdo' })).toBeNull();
    const title = canvas.getByRole('heading', { level: 2, name: 'Microsoft Certified: Azure Fundamentals' });
    await expect(title).toContainElement(title.ownerDocument.querySelector(':focus'));
  },
};

export const ChoosingOnAPhone: Story = {
  name: 'PRAC-05 on a phone the modalities of the chosen exam come into view',
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'AWS Certified Cloud Practitioner' });
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight * 0.8);
    await userEvent.click(canvas.getByRole('button', { name: /AWS Certified Cloud Practitioner/ }));
    await waitFor(async () => {
      await expect(title.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight * 0.6);
    });
  },
};

export const TrainingLinks: Story = {
  name: 'ENT-08 PRAC-06 every active modality leads to its training, the simulation by its own name',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Começar treino (Computação)' })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=aws-clf-c02-compute',
    );
    await expect(canvas.getByRole('link', { name: 'Começar simulado (Simulado completo)' })).toHaveAttribute(
      'href',
      '/question?exam=aws-clf-c02&modality=aws-clf-c02-simulation',
    );
    for (const name of ['Todo o conteúdo', 'Armazenamento', 'Redes', 'Segurança'])
      await expect(canvas.getByRole('link', { name: `Começar treino (${name})` })).toBeVisible();
  },
};

export const InactiveModality: Story = {
  name: 'PRAC-05 an inactive modality is disabled and says why',
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Começar treino (Preços)' });
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription('Em preparação. Ainda não dá para treinar aqui.');
  },
};

export const ThreeTopics: Story = {
  name: 'PRAC-25 ENT-07 a modality shows three topics and how many more, and the number of questions or ∞',
  play: async ({ canvas }) => {
    const compute = canvas.getByRole('heading', { level: 3, name: 'Computação' }).closest('li') ?? document.body;
    const topics = within(compute).getAllByRole('listitem').map((item) => item.textContent);
    await expect(topics).toEqual(['Amazon EC2 e Auto Scaling', 'AWS Lambda', 'Amazon ECS e Amazon EKS', 'mais 4']);
    await expect(compute).toHaveTextContent('Infinitas questões');
    const pricing = canvas.getByRole('heading', { level: 3, name: 'Preços' }).closest('li') ?? document.body;
    await expect(within(pricing).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Simulado completo' }).closest('li')).toHaveTextContent('65 questões');
  },
};

export const FactsOfTheExam: Story = {
  name: 'FMT-01 FMT-04 the opened exam tells its level, questions, length and day of enrolment',
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'AWS Certified Cloud Practitioner' });
    for (const fact of ['Fundamental', '65 questões', '1h 30min de prova', 'inscrição em 14/10/2025 10:05'])
      await expect(sheet).toHaveTextContent(fact);
  },
};

export const CostOfAnAnswer: Story = {
  name: 'QUEST-15 an answer costs one credit; what is left and the way to more',
  play: async ({ canvas }) => {
    const note = canvas.getByRole('heading', { level: 3, name: /Cada resposta usa 1.crédito/ }).closest('li') ?? document.body;
    await expect(note).toHaveTextContent('Restam 312 créditos. O simulado completo usa 65.');
    await expect(within(note).getByRole('link', { name: 'Ver planos e pacotes' })).toHaveAttribute('href', '/pricing');
  },
};

export const EnrolConfirms: Story = {
  name: 'PRAC-08 enrolling asks first, with the safe answer in focus',
  args: { state: askingToEnrol },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog', { name: 'Inscrever-se na SAA-C03?' });
    await expect(within(dialog).getByRole('button', { name: 'Agora não' })).toHaveFocus();
    await expect(args.actions.enrol).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Inscrever-se' }));
    await expect(args.actions.enrol).toHaveBeenCalledWith('aws-saa-c03');
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.closeDialog).toHaveBeenCalledOnce();
  },
};

export const EnrolPending: Story = {
  name: 'PRAC-08 while enrolling the dialog cannot be closed or confirmed again',
  args: { state: { ...askingToEnrol, dialog: { kind: 'enrol', exam: ready.available[0] ?? openedAzure, isPending: true } } },
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
  name: 'PRAC-09 PRAC-10 leaving an exam asks first and names the four losses',
  args: { state: askingToUnenrol },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog', { name: 'Cancelar a inscrição na CLF-C02?' });
    const losses = within(dialog).getAllByRole('listitem').map((item) => item.textContent);
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
  name: 'PRAC-09 while leaving the dialog cannot be closed or confirmed again',
  args: { state: { ...askingToUnenrol, dialog: { kind: 'unenrol', exam: openedAzure, answeredQuestions: 0, isPending: true } } },
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
  name: 'PRAC-08 PRAC-09 the buttons of the page only ask',
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
  name: 'PRAC-08 after enrolling the focus goes on at the new exam',
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
  name: 'PRAC-09 after leaving an exam the focus goes on at the title',
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
  name: 'PRAC-19 a failure of the server in its words, with a way to try again',
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao carregar exames');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar os exames disponíveis.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const ConnectionFailure: Story = {
  name: 'PRAC-20 a failure of the connection in its words',
  args: { state: { status: 'failed', reason: 'connection' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de conexão');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verifique sua conexão com a internet.');
  },
};

export const LeadsToAvailable: Story = {
  name: 'PRAC-02 someone without exams is led to those open for enrolment',
  args: { state: empty },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Você ainda não tem provas' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Suas provas' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrever-se na CLF-C02' }));
    await expect(args.actions.askToEnrol).toHaveBeenCalledWith('aws-clf-c02');
  },
};

export const LongListScrolls: Story = {
  name: 'PRAC-27 a long list of exams scrolls inside 24rem',
  args: { state: longest },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: 'Suas provas' });
    await expect(area.clientHeight).toBe(24 * 16);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};
