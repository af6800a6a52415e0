import { WaitingScreen } from '@prepar/screens/shell/WaitingScreen';
import { Toasts } from '@prepar/screens/shell/Toasts';
import { WordsProvider } from '@prepar/screens/common/words';
import { Suspense, use } from 'react';
import { language } from './i18n/language.ts';
import { loadWords } from './i18n/load-words.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import { Page } from './Page.tsx';
import { usePath } from './place.ts';
import { findRoute } from './routes/routes.ts';
import { Guard } from './session/Guard.tsx';
import { session, tour } from './session/session.ts';
import { useStore } from './store.ts';
import { closeToast, toasts } from './toasts/toasts.ts';

/** The page of the address, for those who may see it, under the notices. */
export function Pages() {
  const words = use(loadWords(useStore(language), []));
  const path = usePath();
  const route = findRoute(path);
  const isSignedIn = useStore(session).status === 'signedIn';
  const isTouring = useStore(tour) && isSignedIn && route.access !== 'leaving';
  const shown = isTouring ? findRoute('/onboarding') : route;

  return (
    <WordsProvider words={words}>
      <LoadBoundary key={shown.path}>
        <Guard access={shown.access} waiting={<WaitingScreen />}>
          <Suspense fallback={<WaitingScreen />}>
            <Page route={shown} />
          </Suspense>
        </Guard>
      </LoadBoundary>
      <Toasts toasts={useStore(toasts)} onClose={closeToast} />
    </WordsProvider>
  );
}
