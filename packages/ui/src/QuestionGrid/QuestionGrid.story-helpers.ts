import type { GridQuestion } from './QuestionGrid.tsx';

const states = ['answered', 'answered', 'blank', 'half', 'answered', 'sending'] as const;
const verdicts = ['right', 'right', 'wrong', 'right', 'missed'] as const;

const grid = (of: readonly GridQuestion['state'][]): GridQuestion[] =>
  Array.from({ length: 65 }, (_, place) => ({
    id: `q${place + 1}`,
    number: place + 1,
    state: of[(place * 7) % of.length] ?? 'blank',
    isFlagged: place % 9 === 6,
    label: `Questão ${place + 1}`,
  }));

export const sittingGrid = grid(states);
export const reviewGrid = grid(verdicts);
