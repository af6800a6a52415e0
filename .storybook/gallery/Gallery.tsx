import { use, useState } from 'react';
import type { StoryEntry } from '../../packages/screens/src/catalogue/readStories.ts';
import { type Locale, locales } from '../../packages/screens/src/common/locales.ts';
import { Inline } from '../../packages/ui/src/Inline/Inline.tsx';
import { SegmentedControl } from '../../packages/ui/src/SegmentedControl/SegmentedControl.tsx';
import './gallery.css';
import { coverOf, readScreens, type Screen, storyAddress, type Theme, thumbnailOf } from './readScreens.ts';

const languageNames: Record<Locale, string> = { pt: 'Português', en: 'English', es: 'Español' };

/** Pictures of all screens in the theme and language that are chosen; each leads to its story. */
export function Gallery({ stories }: { stories: Promise<StoryEntry[]> }) {
  const screens = readScreens(use(stories));
  const [theme, setTheme] = useState<Theme>(document.documentElement.classList.contains('dark') ? 'dark' : 'light');
  const [locale, setLocale] = useState<Locale>('pt');
  return (
    <>
      <Inline gap={6}>
        <SegmentedControl
          label="Theme"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={theme}
          onChange={setTheme}
        />
        <SegmentedControl
          label="Language"
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          value={locale}
          onChange={setLocale}
        />
      </Inline>
      <ul className="gallery">
        {screens.map((screen) => (
          <ScreenCard key={screen.name} screen={screen} theme={theme} locale={locale} />
        ))}
      </ul>
    </>
  );
}

interface ScreenCardProps {
  screen: Screen;
  theme: Theme;
  locale: Locale;
}

function ScreenCard({ screen, theme, locale }: ScreenCardProps) {
  const [isOpen, setOpen] = useState(false);
  const cover = coverOf(screen, locale);
  return (
    <li className="gallery-card">
      {cover && <StateLink screen={screen} state={cover} theme={theme} locale={locale} label={screen.name} />}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{screen.states.length} states</summary>
        {isOpen && (
          <ul className="gallery-states">
            {screen.states.map((state) => (
              <li key={state.id}>
                <StateLink screen={screen} state={state} theme={theme} locale={locale} label={state.name} />
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

function StateLink({ screen, state, theme, locale, label }: ScreenCardProps & { state: StoryEntry; label: string }) {
  const { kind, src, isPhone } = thumbnailOf(screen, state, theme, locale);
  return (
    <a className="gallery-link" href={storyAddress(state.id, theme, locale)} target="_top">
      <span className={isPhone ? 'gallery-frame gallery-phone' : 'gallery-frame'}>
        {kind === 'picture' ? (
          <img src={src} alt="" loading="lazy" />
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook
          <iframe src={src} title={`${label}, ${theme}, ${locale}`} loading="lazy" tabIndex={-1} inert aria-hidden />
        )}
      </span>
      {label}
    </a>
  );
}
