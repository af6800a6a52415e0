import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTokens, tokensNamed } from './tokens.ts';

const css = `:root {
  color-scheme: light;

  /* Surfaces */
  --surface: oklch(1 0 0); /* sheet: panels, tables, inputs */
  --surface-inverse: oklch(0.255 0.072 268);

  /* Type scale: size/line-height */
  --type-h1: 600 1.75rem/2.125rem var(--font-display);
  --space-1: 0.25rem;  --space-2: 0.5rem;
  --font-text:
    'Legible', sans-serif;
}

.dark {
  /* Surfaces */
  --surface: oklch(0.222 0.028 266);
}

@media (width < 48rem) {
  :root {
    --type-h1: 600 1.5rem/1.875rem var(--font-display);
  }
}
`;

test('tokens come in the groups of the file, with their notes and their values in the dark and on phones', () => {
  expect(readTokens(css)).toEqual([
    {
      title: 'Surfaces',
      tokens: [
        {
          name: 'surface',
          value: 'oklch(1 0 0)',
          dark: 'oklch(0.222 0.028 266)',
          note: 'sheet: panels, tables, inputs',
        },
        { name: 'surface-inverse', value: 'oklch(0.255 0.072 268)' },
      ],
    },
    {
      title: 'Type scale',
      tokens: [
        {
          name: 'type-h1',
          value: '600 1.75rem/2.125rem var(--font-display)',
          narrow: '600 1.5rem/1.875rem var(--font-display)',
        },
        { name: 'space-1', value: '0.25rem' },
        { name: 'space-2', value: '0.5rem' },
        { name: 'font-text', value: "'Legible', sans-serif" },
      ],
    },
  ]);
});

test('no token of the file is left out', () => {
  const file = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');
  const light = file.slice(0, file.indexOf('\n}'));
  const read = readTokens(file).flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(read).toEqual([...light.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  expect(tokensNamed(readTokens(file), 'type-').length).toBeGreaterThan(10);
});
