import type { AccountSettings } from './SettingsScreen.types.ts';

/** How many settings of an account differ from the stored ones; the theme is none of them. */
export const countChanges = (stored: AccountSettings, now: AccountSettings): number =>
  keysOf(stored).filter((key) => key in now && stored[key] !== now[key]).length;

const keysOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];
