import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { questionActions } from './question.story-helpers.ts';
import {
  answering,
  lastCredit,
  outOfCreditsElsewhere,
  question,
  reviewed,
  sitting,
  states,
  told,
  toldByOption,
  withoutCredits,
} from './question.fixtures.ts';
import { QuestionScreen, type QuestionScreenProps } from './QuestionScreen.tsx';
import type { Again, QuestionState } from './QuestionScreen.types.ts';

const meta = {
  title: 'Screens/Question/Question/Behaviour',
  component: QuestionScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { state: answering, actions: questionActions },
} satisfies Meta<typeof QuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = { locale: 'en' };
const paused = { status: 'paused', seconds: 2538 } as const;
const chosen = { ...answering, selected: 'B' };

const server = { deliver: (_next: QuestionState) => undefined as void };

/** The screen with a route that follows its actions, and a server that answers when the story says so. */
function Practising({ state, actions }: QuestionScreenProps) {
  const [now, setNow] = useState(state);
  useLayoutEffect(() => {
    server.deliver = setNow;
  }, []);
  return (
    <QuestionScreen
      state={now}
      actions={{
        ...actions,
        newQuestion: () => setNow(states.generating),
        choose: (selected) => setNow({ ...answering, selected }),
        confirm: () => setNow({ ...answering, selected: 'D', delivery: { status: 'sending' } }),
      }}
    />
  );
}

/** The screen with a route that tells an explanation when it is asked for. */
function Explaining({ actions }: Pick<QuestionScreenProps, 'actions'>) {
  const [again, setAgain] = useState<Again>({ status: 'none' });
  return (
    <QuestionScreen
      state={{ ...reviewed, review: { ...reviewed.review, again } }}
      actions={{ ...actions, explainAgain: () => setAgain(told) }}
    />
  );
}

export const WhyItWasChosenStays: Story = {
  name: 'Why a question was chosen is said after its verdict too, so that nothing moves',
  args: {
    state: { ...reviewed, review: { ...reviewed.review, question: { ...reviewed.review.question, why: 'REVIEW' } } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Um conceito que você errou ou pediu para rever, em outra questão. Não usa crédito.'),
    ).toBeVisible();
  },
};

export const Enrolled: Story = {
  name: 'Whoever enrolled on the way reads so above the question, and nothing lies over its options',
  parameters: { proves: ['PRAC-15'] },
  args: { state: { ...answering, question: { ...question, why: 'ENROLLED' } } },
  play: async ({ canvas }) => {
    const said = canvas.getByText('Inscrição realizada com sucesso!');
    await expect(said).toBeVisible();
    const options = canvas.getByRole('radiogroup').getBoundingClientRect();
    await expect(said.getBoundingClientRect().bottom).toBeLessThan(options.top);
  },
};

export const WhenItWasMissed: Story = {
  name: 'What comes back says when it was answered wrong',
  args: {
    state: {
      ...reviewed,
      review: { ...reviewed.review, question: { ...reviewed.review.question, why: 'REVIEW', missedOn: '2025-11-14' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Um conceito que você errou em 14/11/2025, em outra questão. Não usa crédito.'),
    ).toBeVisible();
  },
};

export const ExplainAnotherWay: Story = {
  name: 'An explanation is asked for in other words, and then has the focus',
  args: { state: reviewed },
  render: ({ actions }) => <Explaining actions={actions} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explicar de outro jeito' }));
    const told = await canvas.findByRole('group', { name: 'De outro jeito' });
    await waitFor(() => expect(told).toHaveFocus());
    await expect(within(told).getByText('Texto escrito por IA')).toBeVisible();
    await expect(within(told).getByText(/^Pense em caixas/)).not.toHaveTextContent('Quem precisa da caixa');
    await expect(canvas.queryByRole('button', { name: 'Explicar de outro jeito' })).not.toBeInTheDocument();
  },
};

const rule = 'Até 12 horas de espera → Deep Archive.\nAcesso imediato → Standard.';

export const Rules: Story = {
  name: 'The arrow of a rule is drawn, also in other words, so that no device lacks it; readers hear a pause',
  args: {
    state: {
      ...reviewed,
      review: {
        ...reviewed.review,
        explanation: `Para lembrar:\n${rule}`,
        again: { ...told, text: `De cor:\n\n${rule}` },
      },
    },
  },
  play: async ({ canvas }) => {
    const explanation = canvas.getByRole('region', { name: 'Explicação' });
    await expect(explanation).not.toHaveTextContent('→');
    for (const text of within(explanation).getAllByText(/^(Para lembrar|Até 12 horas)/)) {
      await expect(text).toHaveTextContent(/Até 12 horas de espera: Deep Archive\. ?Acesso imediato: Standard\.$/);
      const arrows = [...text.querySelectorAll('svg')];
      await expect(arrows).toHaveLength(2);
      for (const arrow of arrows) await expect(arrow).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const ToldByOption: Story = {
  name: 'In other words each option stands behind its letter, and what is asked for line by line; readers hear the letters once',
  args: { state: { ...reviewed, review: { ...reviewed.review, again: toldByOption } } },
  play: async ({ canvas }) => {
    const told = canvas.getByRole('group', { name: 'De outro jeito' });
    await expect(within(told).getByText(/^Os requisitos:/)).toHaveTextContent(/MENOR custo de armazenamento$/);
    await expect(within(told).getByText(/Intelligent-Tiering/)).toHaveTextContent(
      /^B: ?B Intelligent-Tiering\. Atende/,
    );
  },
};

export const ToldOfSeveral: Story = {
  name: 'What is said of several options at once stands behind all their letters, in every language',
  args: {
    state: {
      ...reviewed,
      review: {
        ...reviewed.review,
        again: {
          ...told,
          text: 'C: Cabe ao cliente.\n\nA, B e D: Cabem ao provedor.\n\nA, B, and D: Fall to AWS.\n\nA y B: Le tocan a AWS.',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'De outro jeito' }));
    await expect(group.getByText(/Cabem ao provedor/)).toHaveTextContent(/^A, B e D: ?A B D Cabem ao provedor\.$/);
    await expect(group.getByText(/Fall to AWS/)).toHaveTextContent(/^A, B, and D: ?A B D Fall to AWS\.$/);
    await expect(group.getByText(/Le tocan/)).toHaveTextContent(/^A y B: ?A B Le tocan a AWS\.$/);
  },
};

export const OtherLanguage: Story = {
  name: 'A question that is open while the language changes names its own, in which it stays',
  args: { state: { ...answering, question: { ...question, locale: 'pt' } } },
  globals: english,
  play: async ({ canvas }) => {
    const note = canvas.getByText('This question stays in Portuguese; the next one comes in English.');
    await expect(note).toBeVisible();
    await expect(note).not.toHaveClass('text-text-muted');
  },
};

export const OriginOnAPhone: Story = {
  name: 'On a phone where a question comes from and its id stand below the answered one, where the question begins higher',
  parameters: { proves: ['QUEST-14'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <Practising {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#a41f7c')).not.toBeVisible();
    await expect(canvas.getByText('Base de conhecimento')).not.toBeVisible();
    server.deliver(reviewed);
    const reasons = await canvas.findByRole('region', { name: 'Motivos' });
    const shown = canvas.getAllByText('#a41f7c').filter((id) => id.checkVisibility());
    await expect(shown).toHaveLength(1);
    await expect(shown[0]?.getBoundingClientRect().top).toBeGreaterThan(reasons.getBoundingClientRect().bottom);
  },
};

export const Origin: Story = {
  name: 'A question says whether a model wrote it',
  args: { state: { ...answering, question: { ...question, source: 'model' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escrita por IA, conferida')).toBeVisible();
  },
};

export const Parts: Story = {
  name: 'Question, sheet and actions are parts with a name, to go to directly',
  play: async ({ canvas }) => {
    const actions = within(canvas.getByRole('region', { name: 'Ações da questão' }));
    await expect(actions.getByRole('button', { name: 'Confirmar resposta' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Sessão' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('radiogroup')).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Flow: Story = {
  name: 'Generate, choose, confirm, verdict, next question; the focus goes along',
  parameters: { proves: ['QUEST-03', 'QUEST-09'] },
  args: { state: states.idle },
  render: (args) => <Practising {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar questão' }));
    await expect(canvas.getByRole('region', { name: 'Gerando questão' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /Gerando questão/ })).toHaveFocus();

    server.deliver(answering);
    const prompt = await canvas.findByRole('group', { name: /menor custo/ });
    await waitFor(() => expect(prompt).toHaveFocus());
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();

    await userEvent.click(canvas.getByRole('radio', { name: /Flexible Retrieval/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar resposta' }));
    await expect(canvas.getByRole('button', { name: /Enviando/ })).toHaveFocus();

    server.deliver(reviewed);
    const next = await canvas.findByRole('button', { name: 'Nova questão' });
    await waitFor(() => expect(status.parentElement).toHaveFocus());
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent(/^Não foi desta vez. A correta é a C.É a classe mais barata por GB/);
    await expect(canvas.getByRole('group', { name: /menor custo/ })).toBe(prompt);

    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Gerando questão/ })).toHaveFocus();
    server.deliver({ ...answering, question: { ...question, id: 'q_next', number: 15 } });
    await canvas.findByRole('heading', { level: 1, name: 'Questão 15' });
    await waitFor(() => expect(canvas.getByRole('group', { name: /menor custo/ })).toHaveFocus());
  },
};

export const QuestionAndOptions: Story = {
  name: 'The question, its lettered options, domain, difficulty and short id',
  parameters: { proves: ['QUEST-01', 'QUEST-13', 'QUEST-14', 'SCOPE-09'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Questão 14' })).toBeInTheDocument();
    await expect(canvas.getByText(/40 TB de registros/)).toBeVisible();
    const options = within(canvas.getByRole('radiogroup', { name: /^Qual solução atende/ })).getAllByRole('radio');
    await expect(options).toHaveLength(4);
    for (const [index, letter] of ['A', 'B', 'C', 'D'].entries())
      await expect(options[index]).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${letter}`)));
    await expect(canvas.getByText('Tecnologia e serviços da nuvem')).toBeVisible();
    await expect(canvas.getByText('Intermediária')).toBeVisible();
    await expect(canvas.getByText('#a41f7c')).toBeVisible();
  },
};

export const Texts: Story = {
  name: 'The buttons in English are exactly those of the product',
  parameters: { proves: ['QUEST-05', 'QUEST-09', 'QUEST-10'] },
  globals: english,
  args: { state: states.idle },
  render: (args) => <Practising {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generate Question' })).toBeVisible();
    server.deliver(chosen);
    await expect(await canvas.findByRole('button', { name: 'Confirm Answer' })).toBeVisible();
    server.deliver(reviewed);
    await expect(await canvas.findByRole('button', { name: 'New Question' })).toBeVisible();
  },
};

export const NeedsAChoice: Story = {
  name: 'An answer can be confirmed only when an option is chosen',
  parameters: { proves: ['QUEST-04'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirmar resposta' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/Intelligent-Tiering/));
    await expect(args.actions.choose).toHaveBeenCalledWith('B');
  },
};

export const Confirming: Story = {
  name: 'Confirming sends the answer',
  parameters: { proves: ['QUEST-05'] },
  args: { state: chosen },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar resposta' }));
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
  },
};

export const LockedWhileSending: Story = {
  name: 'Once confirmed the options are locked, and the answer is sent once',
  parameters: { proves: ['QUEST-08'] },
  args: { state: { ...chosen, delivery: { status: 'sending' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await userEvent.keyboard('c');
    await userEvent.click(canvas.getByRole('button', { name: /Enviando/ }));
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: /^B/ })).toBeChecked();
  },
};

export const Reviewed: Story = {
  name: 'The review marks the options, explains each, and nothing can be chosen',
  parameters: { proves: ['QUEST-06', 'QUEST-07', 'QUEST-08'] },
  args: { state: reviewed },
  play: async ({ args, canvas }) => {
    const items = within(canvas.getByRole('list', { name: /^Qual solução atende/ })).getAllByRole('listitem');
    await expect(items[2]).toHaveTextContent(/Deep Archive.*É a classe mais barata.*Correta/);
    await expect(items[3]).toHaveTextContent(/Flexible Retrieval.*Atende ao prazo.*Sua resposta/);
    await expect(items[0]).not.toHaveTextContent(/Correta|Sua resposta/);
    const explanation = canvas.getByRole('region', { name: 'Explicação' });
    await expect(explanation).toHaveTextContent('O que decide é o prazo.');
    await expect(within(explanation).getByRole('link', { name: /Amazon S3 storage classes/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.keyboard('a');
    await expect(args.actions.choose).not.toHaveBeenCalled();
  },
};

export const RightAnswer: Story = {
  name: 'A right answer is told in words',
  parameters: { proves: ['QUEST-06'] },
  args: { state: { ...reviewed, review: { ...reviewed.review, chosen: 'C', isRight: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Isso mesmo. A correta é a C.');
    await expect(canvas.getByText('Sua resposta, correta')).toBeVisible();
    await expect(canvas.queryByText('Sua resposta')).toBeNull();
  },
};

export const CreditSpent: Story = {
  name: 'The verdict tells the credit that was spent and what is left',
  parameters: { proves: ['QUEST-15'] },
  args: { state: reviewed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Usou 1.crédito, restam 311\./);
    await expect(within(canvas.getByRole('banner')).getByText('créditos', { selector: 'span' })).toHaveTextContent(
      '311 créditos',
    );
  },
};

const back = { ...reviewed, review: { ...reviewed.review, daysToBack: 1 } };

export const BackTomorrow: Story = {
  name: 'The verdict of what was missed says when it is back, where the next question is asked for',
  args: { state: back },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/A correta é a C\..*Volta grátis amanhã\. Usou 1 crédito/);
    await expect(status.closest('[data-action-bar]')).toContainElement(
      canvas.getByRole('button', { name: 'Nova questão' }),
    );
  },
};

export const BackInDaysInEnglish: Story = {
  name: 'When it is back is said in English',
  args: { state: { ...reviewed, review: { ...reviewed.review, daysToBack: 3 } } },
  globals: { ...english, viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) => expect(canvas.getByText('It comes back free in 3 days.')).toBeVisible(),
};

export const BackTomorrowInSpanish: Story = {
  name: 'When it is back is said in Spanish',
  args: { state: back },
  globals: { locale: 'es', viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) => expect(canvas.getByText('Vuelve gratis mañana.')).toBeVisible(),
};

export const NotBack: Story = {
  name: 'A verdict that brings nothing back says nothing of it',
  args: { state: reviewed },
  play: ({ canvas }) => expect(canvas.queryByText(/Volta grátis/)).toBeNull(),
};

const why =
  'O Network Load Balancer distribui TCP, UDP e TLS, tem um IP fixo por zona e tira do rodízio a instância que falha na verificação de integridade; o interno só tem endereços privados.';
const longReason = { why, reasons: [{ label: 'C', text: why }] };

export const VerdictOnPhone: Story = {
  name: 'On a small phone the verdict leaves room to read: at most 200 pixels with the buttons',
  args: { state: back },
  parameters: { viewport: { options: { narrow: { name: '360', styles: { width: '360px', height: '740px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('status').closest('[data-action-bar]');
    await expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(200);
  },
};

async function isCutShort(canvas: ReturnType<typeof within>, highestBar: number) {
  const why = within(canvas.getByRole('status')).getByText(longReason.why).parentElement;
  await expect(why).toBeVisible();
  await expect(why?.scrollHeight).toBeGreaterThan(why?.clientHeight ?? 0);
  await expect(why?.closest('[data-action-bar]')?.getBoundingClientRect().height).toBeLessThanOrEqual(highestBar);
  await expect(within(canvas.getByRole('region', { name: 'Motivos' })).getByText(longReason.why)).toBeVisible();
}

export const LongReason: Story = {
  name: 'On a phone a longer reason begins in the verdict, in three lines with a mark that it goes on, and is whole below the options',
  args: { state: { ...back, review: { ...back.review, ...longReason } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) => isCutShort(canvas, 200),
};

export const LongReasonOnTheNarrowest: Story = {
  ...LongReason,
  name: 'On the narrowest phone it keeps to three lines too, and leaves room to read',
  parameters: { viewport: { options: { narrow: { name: '320', styles: { width: '320px', height: '640px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  play: ({ canvas }) => isCutShort(canvas, 240),
};

export const ReasonOnce: Story = {
  name: 'On a wide window the verdict leaves why to the right option, but for screen readers',
  args: { state: reviewed },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/É a classe mais barata por GB\.Usou/);
    const room = within(status).getByText('É a classe mais barata por GB.').parentElement?.parentElement;
    await expect(room?.getBoundingClientRect().width).toBe(1);
    await expect(getComputedStyle(room ?? status).display).toBe('block');
  },
};

export const VerdictWithLargeText: Story = {
  name: 'With text twice as large on a small phone, where the bar leaves with the page, the page goes to the verdict',
  parameters: { viewport: { options: { narrow: { name: '320', styles: { width: '320px', height: '640px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  render: (args) => <Practising {...args} />,
  play: async ({ canvas }) => {
    const top = canvas.getByText('Intermediária').getBoundingClientRect().top;
    await expect(top, 'the question opens with what stands above it').toBeGreaterThan(0);
    server.deliver(reviewed);
    const verdict = await canvas.findByText('Não foi desta vez. A correta é a C.');
    await waitFor(() => expect(verdict.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(verdict.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    scrollTo(0, 0);
  },
};

/** Answers by keyboard where the bars leave with the page, and what has to be true then. */
const inThePage = {
  render: (args) => <Practising {...args} />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('d');
    const status = canvas.getByRole('status');
    await userEvent.keyboard('{Enter}');
    server.deliver(back);
    const verdict = await canvas.findByText('Não foi desta vez. A correta é a C.');
    await expect(canvas.getByRole('status')).toBe(status);
    await waitFor(() => expect(status.parentElement).toHaveFocus());
    const next = canvas.getByRole('button', { name: 'Nova questão' });
    const option = canvas.getByText(/Flexible Retrieval/);
    const [above, told, button] = [option, verdict, next].map((of) => of.getBoundingClientRect());
    await expect(told?.top).toBeGreaterThanOrEqual(0);
    await expect(button?.bottom, 'the next question is in view with the verdict').toBeLessThanOrEqual(innerHeight);
    await expect(above?.bottom, 'the option that was chosen last is still in view').toBeGreaterThan(0);
    await expect(told?.top, 'right below it').toBeGreaterThan(above?.bottom ?? 0);
    const reasons = canvas.getByRole('region', { name: 'Explicação' });
    await expect(reasons.getBoundingClientRect().top).toBeGreaterThan(button?.bottom ?? 0);
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('main'), 'reading goes on with the reasons').toContainElement(
      document.activeElement as HTMLElement,
    );
    scrollTo(0, 0);
  },
} satisfies Partial<Story>;

export const EnterWithLargeText: Story = {
  ...inThePage,
  name: 'With text twice as large on a small phone Enter leaves the reader at the options, with the verdict and its button below them, before the explanation',
  parameters: { viewport: { options: { narrow: { name: '320', styles: { width: '320px', height: '844px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
};

export const EnterInALowWindow: Story = {
  ...inThePage,
  name: 'In a low window, as a page at 400 % has one, Enter leaves the reader at the options too',
  parameters: { viewport: { options: { low: { name: '320', styles: { width: '320px', height: '256px' } } } } },
  globals: { viewport: { value: 'low' } },
};

export const OutOfCredits: Story = {
  name: "Without credits the server's sentence, a link to more, and the choice stays",
  parameters: { proves: ['QUEST-15'] },
  args: { state: states.outOfCredits },
  play: async ({ args, canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar resposta' });
    await expect(confirm).toBeDisabled();
    await expect(confirm).toHaveAccessibleDescription(/^Seus créditos voltam em 14h 20min ?Seus créditos acabaram\./);
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver planos e pacotes' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('radio', { name: /^D/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await userEvent.keyboard('a');
    await expect(args.actions.choose).toHaveBeenCalledWith('A');
  },
};

export const OutOfCreditsOnArrival: Story = {
  name: 'Without credits no question is asked: when they come back, and what else there is to do',
  parameters: { proves: ['QUEST-15'] },
  args: { state: withoutCredits },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seus créditos voltam em 14h 20min' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reler as que você errou' })).toHaveAttribute(
      'href',
      '/progress?view=answers&exam=clf-c02&wrong=yes',
    );
    await expect(canvas.queryByRole('button', { name: /Gerar|Nova|Confirmar/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pausar' })).toBeNull();
    await userEvent.keyboard('n');
    await expect(args.actions.newQuestion).not.toHaveBeenCalled();
  },
};

export const OutOfCreditsElsewhere: Story = {
  name: 'Without credits a session that was answered elsewhere leads to its result, and has nothing to pause or end, but a way back',
  args: { state: outOfCreditsElsewhere },
  play: async ({ args, canvas }) => {
    const actions = within(canvas.getByRole('region', { name: 'Ações da questão' }));
    await expect(canvas.getByText('O gabarito continua: 5 respostas nesta sessão.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retomar estudo' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Encerrar' })).toBeNull();
    await userEvent.click(actions.getByRole('button', { name: 'Ver o resultado' }));
    await expect(args.actions.showResult).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await expect(args.actions.leave).toHaveBeenCalledOnce();
    await expect(args.actions.end).not.toHaveBeenCalled();
  },
};

export const OutOfCreditsGoesBack: Story = {
  name: 'Without credits and without answers there is nothing to end, but a way back',
  args: { state: withoutCredits },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Encerrar' })).toBeNull();
    await expect(canvas.queryByRole('complementary', { name: 'Sessão' }), 'no empty sheet').toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await expect(args.actions.leave).toHaveBeenCalledOnce();
    await expect(args.actions.end).not.toHaveBeenCalled();
  },
};

export const VerdictReadOn: Story = {
  name: 'On a phone the verdict says why in a sentence, however far the page is read on, and stays at the foot of the window',
  args: { state: reviewed },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('status'));
    const why = status.getByText(/classe mais barata por GB/);
    await expect(why).toBeVisible();
    await expect(status.getByText(/Usou 1.crédito/)).not.toBeVisible();
    const bar = () => why.closest('[data-action-bar]')?.getBoundingClientRect().toJSON() as DOMRect;
    const before = bar();
    await expect(before.bottom).toBe(innerHeight);
    await expect(canvas.getByRole('main')).not.toContainElement(why);
    scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole('button', { name: 'Ver o enunciado inteiro' });
    await expect(why).toBeVisible();
    await expect(bar()).toEqual(before);
    scrollTo(0, 0);
    // The letter never stands alone in a line.
    await expect(canvas.getByText('Não foi desta vez. A correta é a C.').textContent).toContain('a\u00A0C');
  },
};

const overAnHour = { ...sitting, session: { status: 'running', seconds: 4368 } } as const;

export const LargeHead: Story = {
  name: 'With large text on a phone the head stays one row over an hour',
  args: { state: { ...answering, sitting: { ...overAnHour, credits: { left: 5, renewsInMinutes: 860 } } } },
  parameters: { viewport: { options: { narrow: { name: '360', styles: { width: '360px', height: '740px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '112.5%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(72);
  },
};

const reviews = {
  ...reviewed,
  review: { ...reviewed.review, question: { ...reviewed.review.question, number: 1 } },
  sitting: {
    ...reviewed.sitting,
    isFree: true,
    run: { done: 1, total: 25, isOver: false, isCounted: true },
    scope: 'due',
  },
} as const;

export const Reviews: Story = {
  name: 'Reviews that are due are counted in the head; their end says how many are left, and the next one is a review',
  args: { state: reviews },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(within(canvas.getByRole('banner')).getByText('Revisão 1 de 25')).toBeVisible();
    await expect(canvas.queryByText(/Próximos 10 minutos/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima revisão' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
    const dialog = await stop(canvasElement);
    await expect(dialog.getByText('Faltam 24 revisões, que continuam para hoje.')).toBeVisible();
  },
};

export const OneCountOfReviews: Story = {
  name: 'Head, question and answer sheet of a review have one count, whatever the session had before',
  args: { state: reviews },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByText('Revisão 1 de 25')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Questão 1');
    const sheet = within(canvas.getByRole('complementary', { name: 'Sessão' }));
    await expect(sheet.getByText('01')).toBeVisible();
    await expect(sheet.queryByText('02')).toBeNull();
  },
};

export const LastReview: Story = {
  name: 'After the last review there is no next one, by press or key, but the result',
  args: {
    state: {
      ...reviewed,
      sitting: {
        ...reviewed.sitting,
        isFree: true,
        run: { done: 1, total: 1, isOver: true, isCounted: true },
        scope: 'due',
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Próxima revisão' })).toBeNull();
    await userEvent.keyboard('n');
    await expect(args.actions.newQuestion).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o resultado' }));
    await expect(args.actions.showResult).toHaveBeenCalledOnce();
  },
};

const missed = {
  ...reviewed,
  review: { ...reviewed.review, question: { ...reviewed.review.question, number: 1 } },
  sitting: {
    ...reviewed.sitting,
    run: { done: 1, total: 49, isOver: false, isCounted: true },
    scope: 'missed',
  },
} as const;

export const Missed: Story = {
  name: 'Concepts that were missed have their name and one count in head, question and answer sheet',
  args: { state: missed },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(within(canvas.getByRole('banner')).getByText('Conceitos que errei: 1 de 49')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Questão 1');
    const sheet = within(canvas.getByRole('complementary', { name: 'Sessão' }));
    await expect(sheet.getByText('01')).toBeVisible();
    await expect(sheet.queryByText('02')).toBeNull();
    await expect(canvas.queryByText(/Próximos 10 minutos/)).toBeNull();
    const dialog = await stop(canvasElement);
    await expect(dialog.queryByText(/revisões/)).toBeNull();
    await expect(
      dialog.getByText('A sessão espera nesta aba e segue com a próxima questão desta prova.'),
      'no question is open that could be resumed',
    ).toBeVisible();
  },
};

export const MissedOnAPhone: Story = {
  name: 'On a phone the name and the count of missed concepts stand above the question, as the balance is in the head',
  args: { state: missed },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByText('Conceitos que errei: 1 de 49')).toBeVisible();
    await expect(within(canvas.getByRole('banner')).getByText('311 créditos')).toBeVisible();
  },
};

export const Counted: Story = {
  name: 'So many questions of a domain have its name and one count in the head, and end with the result',
  args: {
    state: {
      ...missed,
      sitting: { ...missed.sitting, scope: null, run: { done: 10, total: 10, isOver: true, isCounted: true } },
    },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const { name } = missed.sitting.modality;
    await expect(within(canvas.getByRole('banner')).getByText(`${name}: 1 de 10`)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nova questão' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Ver o resultado' })).toBeVisible();
  },
};

export const MissedUncounted: Story = {
  name: 'Missed concepts whose number is not known have their name alone',
  args: { state: { ...missed, sitting: { ...missed.sitting, run: null } } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByText('Conceitos que errei')).toBeVisible();
  },
};

export const LastMissed: Story = {
  name: 'After the last missed concept there is no other question, only the result',
  args: {
    state: { ...missed, sitting: { ...missed.sitting, run: { done: 49, total: 49, isOver: true, isCounted: true } } },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Nova questão' })).toBeNull();
    await userEvent.keyboard('n');
    await expect(args.actions.newQuestion).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o resultado' }));
    await expect(args.actions.showResult).toHaveBeenCalledOnce();
  },
};

export const RunUnderWay: Story = {
  name: 'A run says how far it is',
  args: {
    state: { ...states.reviewed, sitting: { ...states.reviewed.sitting, run: { done: 2, total: 5, isOver: false } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Próximos 10 minutos: 2 de 5 feitas.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ver o resultado' })).toBeNull();
  },
};

export const RunOver: Story = {
  name: 'At the end of a run the result is a press away, without a question whether to stop; going on still is possible',
  args: {
    state: { ...states.reviewed, sitting: { ...states.reviewed.sitting, run: { done: 5, total: 5, isOver: true } } },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Plano completo: 5 questões.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o resultado' }));
    await expect(args.actions.showResult).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Nova questão' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const LastCredit: Story = {
  name: 'The verdict of the last credit says when they come back, and leads to the result, not to a question',
  parameters: { proves: ['QUEST-15'] },
  args: { state: lastCredit },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Era o último crédito de hoje. Eles voltam em 14h 20min.',
    );
    await expect(canvas.getByRole('status').textContent, 'on one line').toContain('14h\u00A020min');
    await expect(canvas.queryByRole('button', { name: 'Nova questão' })).toBeNull();
    await userEvent.keyboard('n');
    await expect(args.actions.newQuestion).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o resultado' }));
    await expect(args.actions.showResult).toHaveBeenCalledOnce();
  },
};

export const BalanceOnAPhone: Story = {
  name: 'On a phone the balance stands below the exam, and the way out says its name',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByText('312 créditos', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Encerrar' })).toHaveTextContent('Encerrar');
  },
};

export const ReasonsOnAPhone: Story = {
  name: 'On a phone the reasons of the right and the chosen option are open, those of the others folded',
  parameters: { proves: ['QUEST-07'] },
  args: { state: reviewed },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const reasons = within(canvas.getByRole('region', { name: 'Motivos' }));
    await expect(reasons.getByText(/^É a classe mais barata por GB/)).toBeVisible();
    await expect(reasons.getByText(/^Atende ao prazo/)).toBeVisible();
    await expect(reasons.getByText(/Entrega acesso em milissegundos/)).not.toBeVisible();
    await userEvent.click(reasons.getByRole('button', { name: 'Por que não A e B' }));
    await expect(reasons.getByText(/Entrega acesso em milissegundos/)).toBeVisible();
    const options = canvas.getByRole('list', { name: /^Qual solução atende/ });
    for (const reason of within(options).getAllByText(/classe mais barata|Atende ao prazo/))
      await expect(reason).not.toBeVisible();
  },
};

export const PinnedQuestion: Story = {
  name: 'The question stays in sight in two lines once it is scrolled away; they open, and Escape closes them',
  args: { state: reviewed },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Ver o enunciado inteiro' })).toBeNull();
    const open = await waitFor(() => {
      canvasElement.ownerDocument.defaultView?.scrollTo(0, 700);
      return canvas.getByRole('button', { name: 'Ver o enunciado inteiro' });
    });
    await userEvent.click(open);
    const pinned = within(canvas.getByRole('banner'));
    await waitFor(() => expect(pinned.getByText(/40 TB de registros/, { selector: '[role=group] p' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ver o enunciado inteiro' })).toBeNull());
  },
};

export const OwnLanguage: Story = {
  name: 'A question keeps its language when the page speaks another one, and says which',
  globals: english,
  args: { state: { ...reviewed, review: { ...reviewed.review, again: told } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/40 TB de registros/).closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Not this time/);
    await expect(canvas.getAllByText(/^É a classe mais barata/)[0]?.closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    await expect(canvas.getByText(/^Pense em caixas/).closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    // What the page itself says around them is in its own.
    for (const own of ['Intermediate', 'Another way'])
      await expect(canvas.getByText(own).closest('[lang]')).not.toHaveAttribute('lang', 'pt-BR');
  },
};

export const OtherModality: Story = {
  name: 'In another modality the sheet goes on and says so',
  args: { state: { ...answering, sitting: { ...sitting, continued: 12 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O gabarito continua: 12 respostas nesta sessão.')).toBeVisible();
  },
};

export const NothingDueWithoutCredits: Story = {
  name: 'Where nothing is due and nothing was answered, there is no result to see; without credits past answers are',
  args: {
    state: {
      status: 'nothingMissed',
      sitting: {
        ...sitting,
        rows: [],
        isFree: true,
        credits: { left: 0, renewsInMinutes: 860 },
        freeWork: { due: null, missedHref: '/progress?view=answers&wrong=yes' },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reler as que você errou' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ver o resultado' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ir para Praticar' }));
    await expect(args.actions.end).toHaveBeenCalledOnce();
  },
};

export const GenerateOnlyWhenInfinite: Story = {
  name: 'A modality with a number of questions has no button to generate one',
  parameters: { proves: ['QUEST-10'] },
  args: {
    state: { status: 'idle', sitting: { ...sitting, modality: { name: 'Simulado completo', isInfinite: false } } },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Gerar questão' })).toBeNull();
    await userEvent.keyboard('n');
    await expect(args.actions.newQuestion).not.toHaveBeenCalled();
  },
};

export const GenerateWhenInfinite: Story = {
  name: 'An infinite modality has a button to generate a question',
  parameters: { proves: ['QUEST-10'] },
  args: { state: states.idle },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar questão' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const GenerationFailed: Story = {
  name: 'A failed generation in its words, and again',
  parameters: { proves: ['QUEST-19'] },
  globals: english,
  args: { state: states.generationFailed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not generate a new question');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const GenerationFailedByServer: Story = {
  name: "The server's own sentence stands with the failed generation",
  parameters: { proves: ['QUEST-19'] },
  args: {
    state: { ...states.generationFailed, failure: { reason: 'server', message: 'Limite de 20 questões por dia.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível gerar uma nova questão');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Limite de 20 questões por dia.');
  },
};

export const NoConnection: Story = {
  name: 'Without a connection the failure says so',
  parameters: { proves: ['QUEST-22'] },
  globals: english,
  args: { state: { ...states.generationFailed, failure: { reason: 'connection' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Connection error');
  },
};

export const AnswerRefused: Story = {
  name: 'A refused answer in its words; the options are open again',
  parameters: { proves: ['QUEST-20'] },
  globals: english,
  args: { state: { ...chosen, delivery: { status: 'refused', message: 'This question was withdrawn.' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not save your answer');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This question was withdrawn.');
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await expect(args.actions.choose).toHaveBeenCalledWith('C');
    await expect(canvas.getByRole('button', { name: 'Confirm Answer' })).toBeEnabled();
  },
};

export const AnswerWaits: Story = {
  name: 'An answer without a connection stays chosen, marked and locked; it can be sent again, and one can go on',
  parameters: { proves: ['QUEST-20'] },
  args: { state: { ...chosen, sitting: { ...sitting, unsent: 1 }, delivery: { status: 'waiting' }, hasNext: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível salvar a sua resposta');
    await expect(canvas.getByRole('radio', { name: /^B.*a enviar/ })).toBeChecked();
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar de novo' }));
    await expect(args.actions.sendAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Nova questão' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const NothingToGoOnTo: Story = {
  name: 'While an answer waits one goes on only to a question that is loaded',
  parameters: { proves: ['QUEST-20'] },
  args: { state: { ...chosen, sitting: { ...sitting, unsent: 1 }, delivery: { status: 'waiting' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Nova questão' })).toBeNull();
  },
};

export const EarlierAnswersWait: Story = {
  name: 'Answers that still wait are counted beside the next question',
  parameters: { proves: ['QUEST-20'] },
  args: { state: { ...answering, sitting: { ...sitting, unsent: 2 } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 respostas a enviar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar de novo' }));
    await expect(args.actions.sendAgain).toHaveBeenCalledOnce();
  },
};

export const LoadFailed: Story = {
  name: 'Exams that do not load are loaded again on a press',
  args: { state: states.loadFailed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Não foi possível abrir a prova');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.actions.reload).toHaveBeenCalledOnce();
  },
};

export const Unavailable: Story = {
  name: 'An exam that cannot be practised leads to the practice page',
  parameters: { proves: ['PRAC-03'] },
  args: { state: states.unavailable },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Esta prova não está entre as suas');
    await expect(canvas.getByRole('link', { name: 'Ir para Praticar' })).toHaveAttribute('href', '/practice');
  },
};

export const WithoutExam: Story = {
  name: 'An address without an exam asks to choose one',
  args: { state: { ...states.unavailable, reason: 'noExam' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Escolha o que treinar');
    await expect(canvas.getByRole('link', { name: 'Ir para Praticar' })).toHaveAttribute('href', '/practice');
  },
};

export const TimerWithPause: Story = {
  name: 'A session shows its time and a pause button',
  parameters: { proves: ['QUEST-02', 'SESS-06'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tempo de estudo' })).toHaveTextContent('42m 18s');
    await expect(canvas.queryByRole('button', { name: 'Retomar estudo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar estudo' }));
    await expect(args.actions.pause).toHaveBeenCalledOnce();
  },
};

export const PausedAndResumed: Story = {
  name: 'A paused session says so, holds the answer back and is resumed by a button or by choosing an option',
  parameters: { proves: ['QUEST-02', 'SESS-05', 'SESS-09'] },
  args: { state: { ...chosen, sitting: { ...sitting, session: paused } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Pausada')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    const [inTimer, inBar] = canvas.getAllByRole('button', { name: 'Retomar estudo' });
    if (!inTimer || !inBar) throw new Error('Two ways to resume were expected');
    await userEvent.click(inTimer);
    await userEvent.click(inBar);
    await expect(args.actions.resume).toHaveBeenCalledTimes(2);
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await expect(args.actions.choose).toHaveBeenLastCalledWith('C');
    await userEvent.keyboard('d');
    await expect(args.actions.choose).toHaveBeenLastCalledWith('D');
    await expect(args.actions.resume).toHaveBeenCalledTimes(4);
  },
};

export const NotBegun: Story = {
  name: 'A session whose clock waits for the first question is not called paused',
  args: {
    state: { ...states.idle, sitting: { ...states.idle.sitting, session: { status: 'paused', seconds: 0 } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tempo de estudo' })).toHaveTextContent('0s');
    await expect(canvas.queryByText('Pausada')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Tudo pronto para começar' })).toBeVisible();
  },
};

export const BegunElsewhere: Story = {
  name: 'A session that was begun in another tab is not told as a new one, and its sheet counts what was answered there',
  args: {
    state: {
      ...states.idle,
      sitting: {
        ...states.idle.sitting,
        session: { status: 'running', seconds: 0 },
        elsewhere: 2,
        figures: { ...states.idle.sitting.figures, answered: 2, right: 1 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sua sessão continua aqui' })).toBeVisible();
    await expect(canvas.getByText('2 respostas em outra aba ou aparelho.')).toBeInTheDocument();
    await expect(canvas.getByText('2 respondidas, 1 certa')).toBeInTheDocument();
  },
};

export const ReviewWhilePaused: Story = {
  name: 'A paused session does not hold back the next question',
  parameters: { proves: ['SESS-09'] },
  args: { state: { ...reviewed, sitting: { ...reviewed.sitting, session: paused } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nova questão' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const WithoutSession: Story = {
  name: 'When the session could not start, practice goes on without a timer and its buttons',
  parameters: { proves: ['SESS-06', 'SESS-15'] },
  globals: english,
  args: { state: { ...chosen, sitting: { ...sitting, session: { status: 'none', startFailed: true } } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Could not start the exam')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Pause|Resume/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Answer' }));
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
  },
};

export const EndAtOnce: Story = {
  name: 'Where nothing has been asked yet there is a way back, with which the session ends at once',
  args: { state: states.idle },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Encerrar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await expect(args.actions.end).toHaveBeenCalledOnce();
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
  },
};

/** Opens the dialog of the end. */
async function stop(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Encerrar' }));
  const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Parar por aqui?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const EndKeepsKeys: Story = {
  name: 'While the end asks no key chooses or confirms',
  args: { state: { ...answering, selected: 'B' } },
  play: async ({ args, canvasElement }) => {
    await stop(canvasElement);
    await userEvent.keyboard('dn?');
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await expect(within(canvasElement.ownerDocument.body).getAllByRole('dialog')).toHaveLength(1);
  },
};

export const EndAsks: Story = {
  name: 'With a question open the end asks: pause and leave, end, or back, which has the focus',
  play: async ({ args, canvasElement }) => {
    const dialog = await stop(canvasElement);
    await expect(
      dialog.getByText('A questão 14 está aberta, sem resposta. Nenhum crédito foi usado nela.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Voltar à questão' })).toHaveFocus();
    await expect(dialog.getByText('Tudo espera nesta aba. Você retoma pelo painel.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Pausar e sair/ }));
    await expect(args.actions.leave).toHaveBeenCalledOnce();
    await userEvent.click(
      dialog.getByRole('button', {
        name: /^Encerrar a sessão.*Fecha com 13 respostas e mostra o resultado\. A questão 14 é descartada/,
      }),
    );
    await expect(args.actions.end).toHaveBeenCalledOnce();
  },
};

export const EndCountsTheSession: Story = {
  name: 'The end counts the answers of the session on the server, and says no number where it is not known',
  args: { state: { ...answering, sitting: { ...sitting, sessionAnswers: null } } },
  play: async ({ args, canvasElement }) => {
    const dialog = await stop(canvasElement);
    await expect(args.actions.countAnswers).toHaveBeenCalledOnce();
    await expect(
      dialog.getByRole('button', {
        name: /Fecha com as respostas dadas até aqui e mostra o resultado\. A questão 14 é descartada/,
      }),
    ).toBeVisible();
  },
};

export const EndWithAChoice: Story = {
  name: 'Ending with an option marked says which one is not confirmed',
  args: { state: chosen },
  play: async ({ canvasElement }) => {
    const dialog = await stop(canvasElement);
    await expect(
      dialog.getByText('A questão 14 está aberta, marcada e por confirmar. Nenhum crédito foi usado nela.'),
    ).toBeVisible();
  },
};

export const EndAfterAVerdict: Story = {
  name: 'After a verdict nothing is discarded, and the way back leads to the question',
  args: { state: reviewed },
  play: async ({ canvasElement }) => {
    const dialog = await stop(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Voltar à questão' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: /Fecha com 14 respostas e mostra o resultado\.$/ })).toBeVisible();
    await expect(dialog.queryByText(/está aberta/)).toBeNull();
  },
};

export const EndAsksWhenSomethingIsLost: Story = {
  name: 'Ending with answers on their way says that they may be lost',
  args: { state: { ...answering, sitting: { ...sitting, unsent: 1 } } },
  play: async ({ canvasElement }) => {
    const dialog = await stop(canvasElement);
    await expect(dialog.getByText(/^1 resposta ainda não chegou ao servidor/)).toBeVisible();
    await expect(dialog.getByText(/A questão 14 está aberta, sem resposta/)).toBeVisible();
  },
};

export const FreeReviewGoesOn: Story = {
  name: 'Without credits what is due for review goes on, for it is free',
  args: { state: { ...reviewed, sitting: { ...sitting, credits: { left: 0, renewsInMinutes: 860 }, isFree: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Próxima revisão' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ver o resultado' })).toBeNull();
  },
};

export const EndWithoutASession: Story = {
  name: 'Where no session counts time there is nothing to pause',
  args: { state: { ...answering, sitting: { ...sitting, session: { status: 'none', startFailed: true } } } },
  play: async ({ canvasElement }) => {
    const dialog = await stop(canvasElement);
    await expect(dialog.getByRole('button', { name: /^Encerrar a sessão/ })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Pausar e sair/ })).toBeNull();
  },
};

export const EndKeepsWhatWasAnswered: Story = {
  name: 'Ending while the answer on the screen waits to be sent does not say that its question is discarded',
  args: { state: { ...answering, delivery: { status: 'waiting' }, sitting: { ...sitting, unsent: 1 } } },
  play: async ({ canvasElement }) => {
    const dialog = await stop(canvasElement);
    await expect(dialog.getByText(/^1 resposta ainda não chegou ao servidor/)).toBeVisible();
    await expect(dialog.queryByText(/está aberta/)).toBeNull();
    await expect(dialog.queryByText(/descartada/)).toBeNull();
  },
};

export const Figures: Story = {
  name: 'The answer sheet and the figures of this sitting',
  parameters: { proves: ['QUEST-03'] },
  args: { state: reviewed },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary', { name: 'Sessão' });
    await expect(within(aside).getByText('14 respondidas, 11 certas')).toBeInTheDocument();
    for (const [term, value] of [
      ['Respondidas', '14'],
      ['Certas', '11'],
      ['Média até responder', '3m 1s'],
      ['Meta de hoje', '15 de 20'],
    ])
      await expect(within(aside).getByText(term ?? '').nextElementSibling).toHaveTextContent(value ?? '');
  },
};
