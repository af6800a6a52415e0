export const searchIcon = 'pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-text-muted';

/** Browsers draw a cross of their own in it. */
export const searchInput = 'ps-10 pe-11 [&::-webkit-search-cancel-button]:appearance-none';

export const searchClear = [
  'absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-control text-text-muted md:w-10',
  'hover:text-text group-empty/search:hidden',
].join(' ');
