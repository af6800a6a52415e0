import { Provider } from '@prepar/ui/Provider';
import { fieldTags } from '@prepar/screens/common/locales.ts';
import { Suspense } from 'react';
import { language } from './i18n/language.ts';
import { followLink } from './links.ts';
import { Pages } from './Pages.tsx';
import { useStore } from './store.ts';

export function App() {
  return (
    <Provider locale={fieldTags[useStore(language)]} navigate={followLink}>
      <Suspense>
        <Pages />
      </Suspense>
    </Provider>
  );
}
