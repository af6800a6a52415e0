import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectReadableSizes } from '../common/sizes.story-helpers.ts';
import { inReach, outOfReach, reached, reachedAlike, ready, states } from './plan.fixtures.ts';
import { PlanPlot } from './PlanPlot.tsx';
import { PlanScreen, type PlanScreenProps } from './PlanScreen.tsx';
import type { KnownPlan } from './PlanScreen.types.ts';
import pictures from './PlanScreen.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Readiness/Plan/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof PlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PerDay: Story = {
  name: 'A date in reach says how many questions a day it takes, with a range',
  parameters: { proves: ['SCOPE-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Para 12 de dezembro de 2025: 18 questões por dia.',
    );
    await expect(canvas.getByRole('group', { name: 'Data' })).toHaveAccessibleDescription(/Em 20 dias\./);
    const plan = within(canvas.getByRole('region', { name: 'O plano' }));
    const figures = within(plan.getByRole('region', { name: 'O plano em números' }));
    await expect(figures.getByText(/^cerca de 36min/)).toHaveTextContent(/^cerca de 36minde 14 a 26$/);
    await expect(figures.getByText('questões por dia, nos últimos 14 dias ou desde a primeira')).toBeVisible();
    await expect(figures.getByText('360')).toBeVisible();
    await expect(figures.getByText('você terá 407, com os 5 de cada dia')).toBeVisible();
    await expect(plan.getByText(/São 7 a mais por dia do que você faz agora\./)).toBeVisible();
    await expect(plan.getByText(/No seu ritmo, a ponta de baixo chega a 66%\./)).toBeVisible();
    await expect(plan.getByRole('figure')).toHaveTextContent(
      'Com 18 por dia a ponta de baixo do intervalo vai de 65 a 70%; no seu ritmo, vai a 66%. Corte: 70%.',
    );
    await expect(plan.getByRole('row', { name: '12/12 70% 66%' })).toBeInTheDocument();
  },
};

export const ReadableSizes: Story = {
  name: 'Nothing is too small to be read or hit',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvasElement }) => expectReadableSizes(canvasElement),
};

export const AsGoal: Story = {
  name: 'The questions a day of the plan become the daily goal on one press',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usar 18 como meta diária' }));
    await expect(args.actions.saveGoal).toHaveBeenLastCalledWith(18);
  },
};

export const GoalNotSaved: Story = {
  name: 'A goal that was not saved says so, and can be pressed again',
  args: { state: { ...ready, goal: { value: 10, saving: 'failed' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A meta não foi salva. Tente de novo.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Usar 18 como meta diária' })).toBeEnabled();
  },
};

export const GoalIsEnough: Story = {
  name: 'Somebody whose goal and pace reach the plan is told so, and offered no smaller goal',
  args: { state: { ...ready, plan: { ...inReach, pace: 19 }, goal: { value: 18, saving: 'idle' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sua meta diária, de 18, já basta.')).toBeVisible();
    await expect(canvas.getByText(/^No seu ritmo de agora você chega lá\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /meta diária/ })).toBeNull();
  },
};

export const UnknownBalance: Story = {
  name: 'Without the balance or the goal, nothing is said of them',
  args: { state: { ...ready, credits: null, goal: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('360')).toBeVisible();
    await expect(canvas.queryByText(/você terá/)).toBeNull();
    await expect(canvas.queryByText(/meta diária/)).toBeNull();
  },
};

export const TooSoon: Story = {
  name: 'A date out of reach is said to be, with the nearest that works',
  args: { state: { ...ready, date: '2025-11-30', plan: outOfReach } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Até 30 de novembro de 2025, nem 40 questões por dia bastam.',
    );
    await expect(
      canvas.getByText(
        /^Com elas, a ponta de baixo do intervalo iria de 65 a 67%\..* Em 8 de dezembro de 2025 já dá, com 40 questões por dia\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText('fora de alcance')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar para 8 de dezembro de 2025' }));
    await expect(args.actions.saveDate).toHaveBeenLastCalledWith('2025-12-08');
  },
};

export const FirstOnAPhone: Story = {
  ...TooSoon,
  name: 'On a phone the answer and the day that works stand in the first screen, before the calendar',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const change = canvas.getByRole('button', { name: 'Mudar para 8 de dezembro de 2025' });
    await expect(change.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    const date = canvas.getByRole('group', { name: 'Data' });
    await expect(change.compareDocumentPosition(date)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const NeverInReach: Story = {
  name: 'Where no date within a year works, that is said too',
  args: { state: { ...ready, plan: { ...outOfReach, nearest: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dentro de um ano também não/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Mudar/ })).toBeNull();
  },
};

export const Reached: Story = {
  name: 'Somebody past the cut is told where the lower end goes with and without practice, and not that none a day is the plan',
  args: { state: { ...ready, plan: reached } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('O intervalo inteiro já passa do corte.');
    await expect(
      canvas.getByText(
        'Em 12 de dezembro de 2025 a ponta de baixo dele estaria em 71% sem praticar, e em 73% no seu ritmo.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: '12/12 71% 73%' })).toBeInTheDocument();
    const figures = within(canvas.getByRole('region', { name: 'O plano em números' }));
    await expect(figures.queryByText('Questões por dia')).toBeNull();
    await expect(canvas.getByText('CLF-C02, AWS Certified Cloud Practitioner')).toBeVisible();
  },
};

export const ReachedAlike: Story = {
  name: 'Where practice makes no difference that is written, no more is claimed of it, and there is one line',
  args: { state: { ...ready, plan: reachedAlike } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'O intervalo inteiro já está no corte ou acima.',
    );
    await expect(
      canvas.getByText('Por estas contas ele continua aí até 12 de dezembro de 2025, mesmo sem praticar.'),
    ).toBeVisible();
    const figure = within(canvas.getByRole('figure'));
    await expect(
      figure.getByText('Sem praticar ou no seu ritmo a ponta de baixo do intervalo fica em 70%. Corte: 70%.'),
    ).toBeInTheDocument();
    await expect(figure.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Dia',
      'sem praticar ou no seu ritmo',
    ]);
    await expect(figure.getByRole('row', { name: '12/12 70%' })).toBeInTheDocument();
    await expect(figure.queryByText('Seu ritmo')).toBeNull();
  },
};

export const ReachedWithoutPractice: Story = {
  name: 'Of somebody who does not practice at present nothing is said of a pace',
  args: {
    state: {
      ...ready,
      plan: { ...reached, pace: 0, days: reached.days.map((day) => ({ ...day, atPace: day.planned })) },
    },
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('By these figures it stays there until December 12, 2025, even without practice.'),
    ).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      'Without practice the lower end goes from 72 to 71%. Passing score: 70%.',
    );
  },
};

export const EnoughByAFraction: Story = {
  name: 'A pace that gets there is told so, though the whole number of the plan is above it',
  args: {
    state: {
      ...ready,
      plan: {
        ...inReach,
        planned: 3,
        pace: 2.6,
        perDay: { value: 3, low: 2, high: 5 },
        days: inReach.days.map((day) => ({ ...day, atPace: day.planned - 0.05 })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No seu ritmo de agora você chega lá\./)).toBeVisible();
    await expect(canvas.getByRole('row', { name: '12/12 70%' })).toBeInTheDocument();
  },
};

/** The lower end where it stays, with two lines that nearly meet. */
const flat = (low: number): KnownPlan => ({
  ...inReach,
  days: inReach.days.map((day) => ({ ...day, planned: low, atPace: Math.floor(low) - 0.1 })),
});

/** Words of a chart whose boxes meet. */
async function expectApart(figure: HTMLElement, words: readonly (RegExp | string)[]) {
  const boxes = words.map((one) => within(figure).getAllByText(one)[0]?.getBoundingClientRect());
  for (const [place, a] of boxes.entries())
    for (const b of boxes.slice(place + 1))
      await expect(
        a && b && (a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left),
        `${a?.top}–${a?.bottom} and ${b?.top}–${b?.bottom}`,
      ).toBe(true);
  await expect(Math.abs((boxes[0]?.top ?? 0) - (boxes[1]?.top ?? 0))).toBeGreaterThanOrEqual(20);
}

export const LabelsApart: Story = {
  name: 'The words of the chart keep apart where the lower end, the cut and both lines meet, and each line has its own',
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <>
      {[69.9, 70, 70.4, 71, 72].map((low) => (
        <PlanPlot key={low} plan={flat(low)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByRole('figure'))
      await expectApart(figure, [/^corte/, /^hoje, /, '18 por dia', 'Seu ritmo']);
  },
};

export const OneLineApart: Story = {
  name: 'The words of a chart with one line keep apart too, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en' },
  render: () => <PlanPlot plan={reachedAlike} />,
  play: async ({ canvas }) => {
    await expectApart(canvas.getByRole('figure'), [/^passing score/, /^today, /, 'without practice or at your pace']);
  },
};

export const Chosen: Story = {
  name: 'A day is typed and saved; one that cannot be planned is refused in its place',
  args: { state: { ...ready, date: null, plan: { kind: 'none' } } },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Salvar data' });
    await userEvent.click(save);
    await expect(canvas.getByText('Escolha um dia de amanhã até daqui a um ano.')).toBeVisible();
    const [first] = canvas.getAllByRole('spinbutton');
    first?.focus();
    await userEvent.keyboard('15012026');
    await userEvent.click(save);
    await expect(args.actions.saveDate).toHaveBeenLastCalledWith('2026-01-15');
    await expect(canvas.queryByRole('button', { name: 'Remover a data' })).toBeNull();
  },
};

/** The screen with a route that saves the date, and removes it in a moment. */
function Saving({ state, actions, links }: PlanScreenProps) {
  const [now, setNow] = useState(state);
  const saveDate = (date: string) => now.status === 'ready' && setNow({ ...now, date, plan: inReach });
  const removeDate = () => {
    if (now.status !== 'ready') return;
    setNow({ ...now, saving: 'running' });
    setTimeout(() => setNow({ ...now, date: null, saving: 'idle', plan: { kind: 'none' } }));
  };
  return (
    <PlanScreen
      state={now}
      actions={{ ...actions, saveDate: (date) => void saveDate(date), removeDate }}
      links={links}
    />
  );
}

export const KeepsFocus: Story = {
  name: 'Saving a date keeps the focus, the side of the calendar and what was chosen',
  args: { state: { ...ready, date: null, plan: { kind: 'none' } } },
  render: (args) => <Saving {...args} />,
  play: async ({ canvas }) => {
    const left = () => canvas.getByRole('region', { name: 'Sua prova' }).getBoundingClientRect().left;
    const before = left();
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('12122025');
    canvas.getByRole('button', { name: 'Salvar data' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('18 questões por dia');
    await expect(canvas.getByRole('button', { name: 'Salvar data' })).toHaveFocus();
    await expect(left()).toBe(before);
  },
};

export const Removed: Story = {
  name: 'The date can be removed',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover a data' }));
    await expect(args.actions.removeDate).toHaveBeenCalledOnce();
  },
};

export const FocusAfterRemoval: Story = {
  name: 'Once the date is removed the focus is at its field, where another can be chosen',
  render: (args) => <Saving {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remover a data' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Remover/ })).toBeNull());
    const date = canvas.getByRole('group', { name: 'Data' });
    const { body } = document;
    await waitFor(() => expect(document.activeElement).not.toBe(body));
    await expect(document.activeElement?.contains(date)).toBe(true);
    await userEvent.tab();
    await expect(date.contains(document.activeElement)).toBe(true);
  },
};

export const ToldAndCorrected: Story = {
  name: 'After the date its outcome can be told, and earlier ones corrected',
  args: {
    state: {
      ...ready,
      date: '2025-11-21',
      plan: { kind: 'passed' },
      outcomes: [{ date: '2025-08-15', result: 'FAILED', mark: 655 }],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contar como foi' }));
    await expect(args.actions.askOutcome).toHaveBeenLastCalledWith('2025-11-21');
    await userEvent.click(canvas.getByRole('button', { name: 'Corrigir o resultado de 15 de agosto de 2025' }));
    await expect(args.actions.askOutcome).toHaveBeenLastCalledWith('2025-08-15');
  },
};

export const TriedAgain: Story = {
  name: 'What could not be loaded can be tried again',
  args: { state: states.failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const MissingAnswers: Story = {
  name: 'With too few answers their number is said before there is a date',
  args: { state: { ...ready, answers: 5, date: null, plan: { kind: 'none' } } },
  play: async ({ canvas }) => {
    const plan = within(canvas.getByRole('region', { name: 'O plano' }));
    await expect(canvas.getByText('Diga a data: calculamos quantas questões por dia.')).toBeVisible();
    await expect(plan.getByText('Faltam 15 respostas para a primeira estimativa.')).toBeVisible();
    await expect(plan.getByRole('link', { name: 'Responder questões' })).toBeVisible();
  },
};

export const OneMainAction: Story = {
  name: 'Without a date and without answers the date is the one main action',
  args: { state: { ...ready, answers: 5, date: null, plan: { kind: 'none' } } },
  play: async ({ canvas }) => {
    const filled = getComputedStyle(canvas.getByRole('button', { name: 'Salvar data' })).backgroundColor;
    const other = getComputedStyle(canvas.getByRole('link', { name: 'Responder questões' })).backgroundColor;
    await expect(other).not.toBe(filled);
  },
};

export const OneMainActionWithoutCredits: Story = {
  ...OneMainAction,
  name: 'Without credits too the date is the one main action, and reading again stands beside it',
  args: {
    state: {
      ...ready,
      answers: 5,
      date: null,
      plan: { kind: 'none' },
      start: {
        renewsInMinutes: 376,
        work: { due: null, missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes' },
      },
    },
  },
  play: async ({ canvas }) => {
    const filled = getComputedStyle(canvas.getByRole('button', { name: 'Salvar data' })).backgroundColor;
    const other = getComputedStyle(canvas.getByRole('link', { name: 'Reler as que você errou' })).backgroundColor;
    await expect(other).not.toBe(filled);
  },
};

export const MissingAnswersWithDate: Story = {
  name: 'A saved date with too few answers says their number, and asks for no date',
  args: { state: { ...ready, answers: 5, plan: { kind: 'insufficient' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Faltam 15 respostas para a primeira estimativa.')).toBeVisible();
    await expect(canvas.queryByText(/^Diga a data/)).toBeNull();
  },
};

export const MissingCredits: Story = {
  name: 'Credits that do not reach the date say how many are missing, what they allow a day, and where packs are',
  args: { state: { ...ready, credits: 188 } },
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'O plano em números' }));
    await expect(figures.getByText(/^você terá 283, com os 5 de cada dia/)).toHaveTextContent(
      /Faltam 77: dá para 14 por dia\. Ver pacotes$/,
    );
    await expect(figures.getByRole('link', { name: 'Ver pacotes' })).toHaveAttribute('href', '/pricing');
  },
};

export const SentenceFirst: Story = {
  name: 'What cannot be planned yet is said before the calendar',
  args: { state: { ...ready, plan: { kind: 'insufficient' } } },
  play: async ({ canvas }) => {
    const [plan, date] = canvas.getAllByRole('region');
    await expect(plan).toHaveAccessibleName('O plano');
    await expect(date).toHaveAccessibleName('Sua prova');
    await expect(canvas.getByRole('link', { name: 'Responder questões' })).toHaveAttribute(
      'href',
      '/question?exam=clf-c02&modality=all',
    );
  },
};

export const InsufficientWithoutCredits: Story = {
  name: 'Without credits nothing leads to questions: when they come back, and what costs none',
  args: {
    state: {
      ...ready,
      plan: { kind: 'insufficient' },
      start: {
        renewsInMinutes: 376,
        work: { due: null, missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes' },
      },
    },
  },
  play: async ({ canvas }) => {
    const plan = within(canvas.getByRole('region', { name: 'O plano' }));
    await expect(plan.queryByRole('link', { name: 'Responder questões' })).toBeNull();
    await expect(plan.getByText('Seus créditos voltam em 6h 16min')).toBeVisible();
    await expect(plan.getByRole('link', { name: 'Reler as que você errou' })).toBeVisible();
  },
};
