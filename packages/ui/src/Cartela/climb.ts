import type { CartelaPicture } from './CartelaPicture.ts';

/** Week after week a little higher, up to the pass mark. */
export const climb: CartelaPicture = {
  rows: [
    '................',
    '..............#.',
    '..............#.',
    'oooooooooooooooo',
    '...........#..#.',
    '...........#..#.',
    '........#..#..#.',
    '........#..#..#.',
    '.....#..#..#..#.',
    '.....#..#..#..#.',
    '..#..#..#..#..#.',
    '..#..#..#..#..#.',
  ],
};
