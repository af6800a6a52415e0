import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/MemoryStorage.ts';

/** A browser whose operating system prefers dark colours or not, and changes its mind when told. */
function open(systemIsDark: boolean, storage = new MemoryStorage()) {
  const classes = new Set<string>();
  const system = Object.assign(new EventTarget(), { matches: systemIsDark });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('matchMedia', (query: string) => (query === '(prefers-color-scheme: dark)' ? system : null));
  vi.stubGlobal('document', {
    documentElement: {
      classList: { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) },
    },
  });
  return {
    storage,
    isDark: () => classes.has('dark'),
    systemTurns: (dark: boolean) => {
      system.matches = dark;
      system.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(() => vi.resetModules());
const load = () => import('./theme.ts');

test('SETT-02 SETT-05 the theme is light at first, and light and dark switch the class whatever the system prefers', async () => {
  const { chooseTheme, startTheme, theme } = await load();
  const browser = open(true);
  startTheme();
  expect([theme.get(), browser.isDark()]).toEqual(['LIGHT', false]);
  chooseTheme('DARK');
  expect(browser.isDark()).toBe(true);
  browser.systemTurns(false);
  expect(browser.isDark()).toBe(true);
  chooseTheme('LIGHT');
  expect(browser.isDark()).toBe(false);
});

test('SETT-04 the theme SYSTEM follows the preference of the system as it changes', async () => {
  const { chooseTheme, startTheme } = await load();
  const browser = open(true);
  startTheme();
  chooseTheme('SYSTEM');
  expect(browser.isDark()).toBe(true);
  browser.systemTurns(false);
  expect(browser.isDark()).toBe(false);
  browser.systemTurns(true);
  expect(browser.isDark()).toBe(true);
});

test('SETT-03 the theme is kept in this browser under a key of the product', async () => {
  const first = await load();
  const { storage } = open(false);
  first.startTheme();
  first.chooseTheme('DARK');
  expect([storage.length, storage.getItem('prepar-theme')]).toEqual([1, 'DARK']);

  vi.resetModules();
  const reloaded = await load();
  const browser = open(false, storage);
  reloaded.startTheme();
  expect([reloaded.theme.get(), browser.isDark()]).toEqual(['DARK', true]);
});

test('an unknown stored theme counts as light', async () => {
  const { startTheme, theme } = await load();
  const storage = new MemoryStorage();
  storage.setItem('prepar-theme', 'SEPIA');
  open(true, storage);
  startTheme();
  expect(theme.get()).toBe('LIGHT');
});
