import type { CartelaPicture } from './CartelaPicture.ts';

/** Four blocks of a whole, one of them open. */
export const modules: CartelaPicture = {
  rows: [
    '................',
    '.######..######.',
    '.######..######.',
    '.######..######.',
    '.######..######.',
    '................',
    '................',
    '.######..o.o.o..',
    '.######...o.o.o.',
    '.######..o.o.o..',
    '.######...o.o.o.',
    '................',
  ],
};
