// After each story its colours are inspected in dark as well: themes differ in nothing else.
import axe from 'axe-core';
import { afterEach, expect } from 'vitest';

const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');

afterEach(async () => {
  const { classList } = document.documentElement;
  document.adoptedStyleSheets.push(still);
  classList.add('dark');
  const { violations } = await axe.run(
    { exclude: ['[data-live-announcer]'] },
    { resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  );
  classList.remove('dark');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} in dark: ${html}`))).toEqual([]);
});
