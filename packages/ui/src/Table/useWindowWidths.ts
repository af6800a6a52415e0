import { useSyncExternalStore } from 'react';

/** Window widths that a column may ask for. They are those of the breakpoints in theme.css. */
const windowWidths = { sm: '30rem', md: '48rem', lg: '64rem', xl: '68.75rem' };

const queries = Object.entries(windowWidths).map(([name, width]) => ({ name, query: `(width >= ${width})` }));

function subscribe(onChange: () => void) {
  const lists = queries.map(({ query }) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => lists.forEach((list) => list.removeEventListener('change', onChange));
}

const reached = () => queries.filter(({ query }) => matchMedia(query).matches).map(({ name }) => name);

/** Those of the widths that the window has. Until the script runs, all of them. */
export function useWindowWidths(): readonly string[] {
  const names = useSyncExternalStore(
    subscribe,
    () => reached().join(' '),
    () => Object.keys(windowWidths).join(' '),
  );
  return names.split(' ');
}
