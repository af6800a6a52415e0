import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectReadableSizes } from '../common/sizes.story-helpers.ts';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import {
  missedRunResult,
  otherReviewResult,
  result,
  resultStates,
  reviewResult,
  spentResult,
  worst,
} from './answers.fixtures.ts';
import { SessionResultScreen } from './SessionResultScreen.tsx';

const meta = {
  title: 'Screens/Answers/Result of a session/Behaviour',
  component: SessionResultScreen,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  decorators: [withLearnerShell('practice')],
  args: { state: resultStates.ready, actions: { open: fn(), retry: fn() } },
} satisfies Meta<typeof SessionResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Times: Story = {
  name: 'The time of the session and that of answering are told apart',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Sessão de 26m 40s, 2m 13s até responder, em média.');
  },
};

export const SheetInTwo: Story = {
  name: 'The sheet stands in two columns, also with a question of five options, whose letters stay in one line',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Gabarito da sessão' }));
    const top = (text: string) => sheet.getByText(text).getBoundingClientRect().top;
    await expect(top('07')).toBe(top('01'));
    const rowOf = (text: string) => sheet.getByText(text).parentElement?.getBoundingClientRect().height;
    await expect(rowOf('08')).toBe(rowOf('07'));
  },
};

export const ReadableSizes: Story = {
  name: 'Nothing is too small to be read or hit',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) => expectReadableSizes(canvas.getByRole('main')),
};

export const NoCredits: Story = {
  name: 'Without credits nothing in the result leads to a question',
  args: { state: { status: 'ready', result: spentResult } },
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('region', { name: /^As \d+ erradas$/ });
    await expect(canvas.getByRole('link', { name: /^Reler as \d+ erradas$/ })).toHaveAttribute('href', `#${wrong.id}`);
    await expect(canvas.queryByRole('link', { name: 'Ir para Praticar' })).toBeNull();
    for (const link of canvas.getAllByRole('link')) await expect(link.getAttribute('href')).not.toMatch(/^\/question/);
  },
};

export const Reviews: Story = {
  name: 'Of reviews that ended early the result says so, and first goes on with those that are left, without a credit',
  args: { state: { status: 'ready', result: reviewResult } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(canvas.getByRole('main')).toHaveTextContent(/CLF-C02, revisão encerrada em \d\d/);
    const [first, second] = main.getAllByRole('link').filter((link) => link.textContent !== 'Praticar');
    await expect(first).toHaveAccessibleName('Continuar a revisão');
    await expect(first).toHaveAttribute('href', reviewResult.due?.href);
    await expect(main.getByText('Faltam 19 revisões grátis da CLF-C02 para hoje.')).toBeVisible();
    await expect(main.getByText('O que você errou volta grátis em até 2 dias.')).toBeVisible();
    await expect(second).toHaveAccessibleName('Reler as 4 erradas');
    await expect(main.queryByText(/1 crédito/)).toBeNull();
  },
};

export const OtherReviews: Story = {
  name: 'After the last review of an exam the free ones of another one come first, what costs a credit second',
  args: { state: { status: 'ready', result: otherReviewResult } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('O que você errou volta grátis amanhã.')).toBeVisible();
    const [first, second] = main.getAllByRole('link').filter((link) => link.textContent !== 'Praticar');
    await expect(first).toHaveAttribute('href', otherReviewResult.due?.href);
    await expect(first).toHaveClass('bg-accent');
    await expect(main.getByText('Faltam 13 revisões grátis da SAA-C03 para hoje.')).toBeVisible();
    await expect(second).toHaveAccessibleName('Continuar treinando');
    await expect(second).not.toHaveClass('bg-accent');
  },
};

export const AfterReviews: Story = {
  name: 'After the last review the way on says what a question costs',
  args: { state: { status: 'ready', result: { ...reviewResult, due: null, missed: null, goOnHref: '/question' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continuar treinando' })).toBeVisible();
    await expect(canvas.getByText('1 crédito por questão.')).toBeVisible();
  },
};

export const ComesBack: Story = {
  name: 'The result says when what was missed is back, free, before it offers it for a credit',
  play: async ({ canvas }) => {
    const back = canvas.getByText('O que você errou volta grátis amanhã.');
    const missed = canvas.getByRole('link', { name: 'Praticar os 4 conceitos que errei' });
    await expect(back.getBoundingClientRect().bottom).toBeLessThan(missed.getBoundingClientRect().top);
  },
};

export const OriginDone: Story = {
  name: 'Once all that was missed in a session is right, its run says so and sells no other',
  args: {
    state: { status: 'ready', result: { ...missedRunResult, missed: null, daysToBack: null, allRight: 'session' } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Os conceitos que você errou naquela sessão estão todos certos. Eles ainda voltam nas revisões, grátis, para você não esquecer.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /conceito/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Continuar treinando' })).toBeVisible();
  },
};

export const RightOnes: Story = {
  name: 'The folded rows are those that the learner got right, not the key of a missed one',
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Las 8 que acertaste' })).toBeVisible();
  },
};

export const MissedRun: Story = {
  name: 'Of a run over what was missed the result says so, and leads to all that is left of it; the other way on stands beside',
  args: { state: { status: 'ready', result: missedRunResult } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(/CLF-C02, sessão do que você errou, encerrada em \d\d/);
    const rest = canvas.getByRole('link', { name: 'Praticar os 27 conceitos que faltam' });
    await expect(canvas.getByText('Em outras questões, 1 crédito cada; você tem 8.')).toBeVisible();
    const goOn = canvas.getByRole('link', { name: 'Continuar treinando' }).getBoundingClientRect();
    await expect(goOn.left - rest.getBoundingClientRect().right).toBeLessThan(80);
  },
};

export const AllInOneDomain: Story = {
  name: 'Wrong answers that are all of one domain are said so, not as so many of as many',
  args: { state: { status: 'ready', result: { ...result, worst: { ...worst, wrong: 2, allWrong: 2 } } } },
  globals: { locale: 'en' },
  play: ({ canvas }) => expect(canvas.getByRole('main')).toHaveTextContent('Both wrong answers were in'),
};
