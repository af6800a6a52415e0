import type { FontSize } from '@prepar/screens/settings/SettingsScreen.types.ts';

const storageKey = 'prepar-font-size';

/** Scales every text, now and at the next visit before the first paint. */
export function applyFontSize(size: FontSize): void {
  document.documentElement.dataset['fontSize'] = size;
  localStorage.setItem(storageKey, size);
}
