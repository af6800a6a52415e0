import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectReadableSizes } from '../common/sizes.story-helpers.ts';
import { review } from '../question/question.fixtures.ts';
import { answerView, history, historyStates, openedHistory, openedPair } from './answers.fixtures.ts';
import { HistoryScreen } from './HistoryScreen.tsx';

const meta = {
  title: 'Screens/Answers/Behaviour',
  component: HistoryScreen,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  args: {
    state: historyStates.ready,
    actions: { open: fn(), retry: fn(), filter: fn(), clearFilters: fn(), more: fn() },
  },
} satisfies Meta<typeof HistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ButtonAsWideAsItsWords: Story = {
  name: 'The way to practise what was missed is a button, not a band',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: 'Praticar os 31 conceitos que errei' });
    await expect(button.getBoundingClientRect().width).toBeLessThan(400);
  },
};

export const Filters: Story = {
  name: 'Exam, domain, period and the wrong ones alone are asked for; another exam has other domains',
  play: async ({ args, canvas }) => {
    const { filter } = args.actions;
    await userEvent.click(canvas.getByRole('switch', { name: 'Só as erradas' }));
    await expect(filter).toHaveBeenLastCalledWith({ onlyWrong: true });
    const choose = async (label: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await choose(/Prova/, 'AZ-900');
    await expect(filter).toHaveBeenLastCalledWith({ examId: 'az-900', domainId: null });
    await choose(/Domínio/, 'Segurança e conformidade');
    await expect(filter).toHaveBeenLastCalledWith({ domainId: 'security' });
    await choose(/Período/, 'Últimos 7 dias');
    await expect(filter).toHaveBeenLastCalledWith({ period: 'week' });
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais 20' }));
    await expect(args.actions.more).toHaveBeenCalledOnce();
  },
};

export const FiltersOnAPhone: Story = {
  name: 'On a phone the filters are one line, and what is chosen in their dialog counts once it is applied',
  args: {
    state: {
      ...historyStates.ready,
      history: { ...history, filter: { ...history.filter, domainId: 'security', onlyWrong: true } },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas }) => {
    const { filter } = args.actions;
    await expect(canvas.getByText('CLF-C02, Segurança e conformidade, Só as erradas')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtrar' }));
      return within(await screen.findByRole('dialog', { name: 'Filtrar as respostas' }));
    };
    const given = await open();
    await userEvent.click(given.getByRole('switch', { name: 'Só relatadas' }));
    await userEvent.click(given.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(filter).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
    const again = await open();
    await expect(again.getByRole('switch', { name: 'Só relatadas' })).not.toBeChecked();
    const choose = async (label: RegExp, option: string) => {
      await userEvent.click(again.getByRole('button', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await choose(/Prova/, 'AZ-900');
    await choose(/Domínio/, 'Gerenciamento e governança');
    await userEvent.click(again.getByRole('button', { name: 'Aplicar' }));
    await expect(filter).toHaveBeenCalledOnce();
    await expect(filter).toHaveBeenLastCalledWith({
      ...history.filter,
      examId: 'az-900',
      domainId: 'governance',
      onlyWrong: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WhatWasAsked: Story = {
  name: 'A row says what it is about and what was needed, which tells it from others with the same ask',
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('button', { expanded: false, name: /^.*Opções de compra/ });
    await expect(row).toHaveTextContent('Opções de compraUma equipe quer pagar menos');
    await expect(row).not.toHaveTextContent('O que contratar?');
  },
};

export const ConceptsAndAnswers: Story = {
  name: 'The concepts to practise are told from the wrong answers, of which there are more',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Praticar os 31 conceitos que errei' })).toBeVisible();
    await expect(canvas.getByText(/^31 conceitos ainda por acertar, de 56 respostas erradas\./)).toBeVisible();
    await expect(canvas.getByText('149 respostas, 56 erradas')).toBeVisible();
  },
};

export const OpensByKeyboard: Story = {
  name: 'Enter opens an answer, which says what was chosen and what is right',
  play: async ({ args, canvas }) => {
    const [row] = canvas.getAllByRole('button', { expanded: false, name: /errada/ });
    await expect(row).toHaveAccessibleName(/correta/);
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.open).toHaveBeenLastCalledWith('q_12');
  },
};

export const ReadableSizes: Story = {
  name: 'Nothing is too small to be read or hit',
  args: { state: { ...historyStates.ready, history: openedPair } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvasElement }) => expectReadableSizes(canvasElement),
};

export const ReadAgain: Story = {
  name: 'An open answer shows every option with its reason, and closes again',
  args: { state: { ...historyStates.ready, history: openedHistory } },
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button', { expanded: true });
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    await expect(canvas.getByText('Sua resposta')).toBeVisible();
    await expect(canvas.getByText('Base de conhecimento')).toBeVisible();
    await expect(canvas.getByText(/É a classe mais barata por GB/)).toBeVisible();
    await userEvent.click(row);
    await expect(args.actions.open).toHaveBeenLastCalledWith(null);
  },
};

export const Rules: Story = {
  name: 'The arrow of a rule is drawn, and read out as a pause',
  args: {
    state: {
      ...historyStates.ready,
      history: {
        ...openedPair,
        opened: { id: 'q_8', status: 'ready', review: { ...review, explanation: 'Um ano → Deep Archive.' } },
      },
    },
  },
  play: async ({ canvas }) => {
    const rule = canvas.getByText(/^Um ano/);
    await expect(rule).toHaveTextContent(/^Um ano: Deep Archive\.$/);
    await expect(rule.querySelector('svg')).toBeVisible();
  },
};

export const LedTo: Story = {
  name: 'An answer that an address opens comes into view where it stands far below; the focus stays where it is',
  args: { state: { ...historyStates.ready, history: openedHistory } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { expanded: true });
    const top = () => row.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(innerHeight / 2));
    await expect(top()).toBeGreaterThanOrEqual(0);
    await expect(scrollY).toBeGreaterThan(0);
    await expect(row).not.toHaveFocus();
  },
};

export const InItsOwnLanguage: Story = {
  name: 'A question that a model wrote in another language says which, and is read out in it',
  args: {
    state: {
      ...historyStates.ready,
      history: {
        ...history,
        list: {
          status: 'ready',
          more: 'none',
          answers: [
            answerView({ prompt: 'Which service keeps audit reports?', locale: 'en' }),
            answerView({ id: 'q_04' }),
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const [foreign, own] = canvas.getAllByRole('button', { expanded: false, name: /errada/ });
    await expect(foreign).toHaveTextContent('Segurança e conformidade, English');
    await expect(canvas.getByText('Which service keeps audit reports?')).toHaveAttribute('lang', 'en-US');
    await expect(own).not.toHaveTextContent('Português');
    await expect(own?.querySelector('[lang]')).toBeNull();
  },
};

export const NothingFound: Story = {
  name: 'Filters that leave nothing are cleared by a press',
  args: {
    state: {
      ...historyStates.ready,
      history: { ...history, list: { status: 'ready', answers: [], more: 'none' } },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.actions.clearFilters).toHaveBeenCalledOnce();
  },
};
