/** There is nothing to press in it but its links, so that it shows no ring. */
export const summary =
  'rounded-control border outline-none focus-visible:shadow-none border-s-4 border-danger-border border-s-danger bg-danger-subtle px-4 py-3 text-text';

export const summaryTitle = 'flex items-start gap-2 type-label text-[0.9375rem]/6';

export const summaryIcon = 'mt-0.5 text-danger-text';

/** Begin under the words of the title. */
export const summaryLinks = 'flex flex-wrap gap-x-4 ps-7 type-body-s max-md:-mb-2';
