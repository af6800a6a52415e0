import { type WeekDay } from './WeekChart.tsx';

export const names = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
export const week = (answers: [right: number, wrong: number][], today: number): WeekDay[] =>
  names.map((label, index) => {
    const [right, wrong] = answers[index] ?? [0, 0];
    return {
      label: index === today ? 'hoje' : label,
      right,
      wrong,
      text: index > today ? '–' : String(right + wrong),
      isToday: index === today,
    };
  });
