import { createStore } from '../store.ts';

export type Theme = 'LIGHT' | 'DARK' | 'SYSTEM';

const storageKey = 'prepar-theme';

export const defaultTheme: Theme = 'LIGHT';

export const theme = createStore<Theme>(defaultTheme);

const isTheme = (value: string | null): value is Theme => value === 'LIGHT' || value === 'DARK' || value === 'SYSTEM';

/** Applies the stored theme and, while it is SYSTEM, follows the operating system's preference as it changes. */
export function startTheme(): void {
  const stored = localStorage.getItem(storageKey);
  if (isTheme(stored)) theme.set(stored);
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const dark = theme.get() === 'DARK' || (theme.get() === 'SYSTEM' && systemIsDark.matches);
    document.documentElement.classList.toggle('dark', dark);
  };
  theme.subscribe(apply);
  systemIsDark.addEventListener('change', apply);
  apply();
}

export function chooseTheme(next: Theme): void {
  localStorage.setItem(storageKey, next);
  theme.set(next);
}
