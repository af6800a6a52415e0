import type { CartelaPicture } from './CartelaPicture.ts';

/** Answers in four groups of rows; the hollow ones, the mistakes, gather in the third. */
export const mistakes: CartelaPicture = {
  rows: [
    '######.######',
    '#########.###',
    '###.#########',
    '#######.#####',
    '###########.#',
    '##.##########',
    '##..#..#...#.',
    '#.#..#..#.#.#',
    '##.#..#..#.#.',
    '##########.##',
    '#.##.########',
    '########.####',
  ],
  band: { from: 6, to: 8 },
};
