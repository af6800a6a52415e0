import type { AnswerSheetRow } from './AnswerSheet.tsx';

export const row = (number: string, chosen: number, right: number): AnswerSheetRow => ({
  id: number,
  number,
  chosen: [chosen],
  right: [right],
  verdict: chosen === right ? 'right' : 'wrong',
});

export const answered = [
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
