import { locales } from '../packages/screens/src/common/locales.ts';

const themes = ['light', 'dark'] as const;
const widths = ['desktop', 'phone'] as const;

/** What Chromatic draws every picture in: each theme, language and width. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    locales.flatMap((locale) =>
      widths.map((viewport) => [`${theme} ${locale} ${viewport}`, { theme, locale, viewport }]),
    ),
  ),
);
