export const timer = 'flex flex-wrap items-center gap-x-3 gap-y-1';

/** On a phone the badge stands below the time, so that the two take no more room than the time alone. */
export const timerFace = 'flex flex-col items-start md:flex-row md:items-center md:gap-3';

export const timerValue =
  'tnum font-display text-[1.0625rem]/6 font-semibold whitespace-nowrap text-text md:text-[1.25rem]/6';
