import '../packages/ui/src/theme/theme.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { Provider } from '../packages/ui/src/Provider/Provider.tsx';
import { fieldTags, type Locale, locales, localeTags } from '../packages/screens/src/common/locales.ts';
import { loadParts } from '../packages/screens/src/common/onDemand.ts';
import { type Catalogue, createWords, WordsProvider } from '../packages/screens/src/common/words.tsx';
import { DocsFrame } from './DocsFrame.tsx';
import { modes } from './modes.ts';
import { withDefaults } from './withDefaults.ts';

const files = import.meta.glob<Catalogue>('../packages/screens/src/*/messages/*.json', {
  eager: true,
  import: 'default',
});

function wordsOf(locale: Locale) {
  const flows = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.json`));
  return createWords(locale, Object.assign({}, ...flows.map(([, messages]) => messages)));
}
const words = { pt: wordsOf('pt'), en: wordsOf('en'), es: wordsOf('es') };

// What a story waits for may take long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Stories are pictures of state: whatever asks the network is a defect. */
function refuseNetwork() {
  const original = globalThis.fetch;
  globalThis.fetch = (input) => {
    throw new Error(`A story asked the network for ${input instanceof Request ? input.url : input.toString()}`);
  };
  return () => {
    globalThis.fetch = original;
  };
}

/** A story has no other pages. */
const stay = () => undefined;

const withWorld: Decorator = function World(Story, { globals }) {
  const locale = globals['locale'] as Locale;
  const dark = globals['theme'] === 'dark';
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.lang = localeTags[locale];
  }, [dark, locale]);
  return (
    <Provider locale={fieldTags[locale]} navigate={stay}>
      <WordsProvider words={words[locale]}>
        <Story />
      </WordsProvider>
    </Provider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withWorld],
  loaders: [loadParts],
  beforeEach: refuseNetwork,
  argTypesEnhancers: [withDefaults],
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      toolbar: { title: 'Language', icon: 'globe', items: [...locales], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', locale: 'pt', viewport: { value: undefined } },
  parameters: {
    // What React Aria reads out is kept for some seconds, and then names a button that may be gone.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'] },
      context: { exclude: ['[data-live-announcer]'] },
    },
    chromatic: { modes },
    docs: { container: DocsFrame },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Screens',
          ['All screens', 'Conditions and requirements'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Voice'],
          'UI',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
