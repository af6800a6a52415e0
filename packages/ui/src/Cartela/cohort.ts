import type { CartelaPicture } from './CartelaPicture.ts';

/** A class whose answers, one each row, are being read. */
export const cohort: CartelaPicture = {
  rows: [
    '..o...o....#...o',
    'o....o...#..o...',
    '...o...o#...o...',
    '.o....o...#...o.',
    'o...o......#.o..',
    '..o....o...#...o',
    '.o...o...#....o.',
    '...o..o.#...o...',
    '..o...o...#....o',
    'o...o....#...o..',
    '.o.....o...#o...',
    '.o...o....#...o.',
    '...oo...#....o..',
  ],
};
