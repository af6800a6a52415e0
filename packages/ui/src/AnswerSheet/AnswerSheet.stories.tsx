import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AnswerSheet, type AnswerSheetRow } from './AnswerSheet.tsx';

const row = (number: string, chosen: number, keyOption: number): AnswerSheetRow => ({
  id: number,
  number,
  chosen,
  keyOption,
  verdict: chosen === keyOption ? 'right' : 'wrong',
});

const answered = [
  row('05', 0, 0),
  row('06', 2, 2),
  row('07', 1, 3),
  row('08', 3, 3),
  row('09', 0, 0),
  row('10', 2, 1),
  row('11', 1, 1),
  row('12', 0, 0),
  row('13', 3, 3),
  { ...row('14', 3, 2), isCurrent: true },
];

const simulation = ['01', '02', '03', '04', '05'].map((number, index) => ({
  id: number,
  number,
  chosen: index < 3 ? index : -1,
  isCurrent: index === 3,
  isFlagged: index === 1,
  label: `Questão ${number}, ${index < 3 ? 'respondida' : 'em aberto'}`,
}));

const meta = {
  title: 'UI/AnswerSheet',
  component: AnswerSheet,
  args: { summary: 'Gabarito da sessão: 14 respondidas, 11 certas', rows: answered },
} satisfies Meta<typeof AnswerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Practice: Story = {};
const onSelect = fn();
export const Simulation: Story = {
  render: () => <AnswerSheet summary="3 de 5 respondidas" rows={simulation} onSelect={onSelect} />,
};

export const FiveOptions: Story = {
  args: {
    summary: '1 respondida',
    rows: [{ id: '1', number: '01', optionCount: 5, chosen: 4, verdict: 'right', keyOption: 4 }],
  },
};

export const Letters: Story = {
  name: 'QUEST-13 option letters begin at A',
  tags: ['interaction'],
  args: { summary: 'Nenhuma respondida', rows: [{ id: '1', number: '01' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Nenhuma respondida01ABCD$/);
  },
};

export const GoingToAQuestion: Story = {
  tags: ['interaction'],
  render: () => <AnswerSheet summary="3 de 5 respondidas" rows={simulation} onSelect={onSelect} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Questão 04, em aberto' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Questão 02, respondida' }));
    await expect(onSelect).toHaveBeenLastCalledWith('02');
  },
};
