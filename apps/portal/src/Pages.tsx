import { WaitingScreen } from '@prepar/screens/shell/WaitingScreen';
import { WordsProvider } from '@prepar/screens/common/words';
import { Suspense, use } from 'react';
import { language } from './i18n/language.ts';
import { loadWords } from './i18n/loadWords.ts';
import { Head } from './Head.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { onDemand } from '@prepar/screens/common/onDemand.ts';
import { Page } from './Page.tsx';
import { usePath } from './navigation.ts';
import { findRoute } from './routes/routes.ts';
import { Guard } from './Guard.tsx';
import { seenPassword, session, tour } from './session/session.ts';
import { useStore } from './store.ts';
import { Notices } from './toasts/Notices.tsx';

// Hardly anybody ever needs it, so that it is part of no first load.
const SeenPassword = onDemand(() => import('./SeenPassword.tsx'), 'SeenPassword');

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
        <Suspense>
          <Head route={shown} />
        </Suspense>
        <Guard access={shown.access} waiting={<WaitingScreen />}>
          <Suspense fallback={<WaitingScreen />}>
            <Page route={shown} />
          </Suspense>
        </Guard>
      </LoadBoundary>
      {useStore(seenPassword) && (
        <Suspense>
          <SeenPassword />
        </Suspense>
      )}
      <Notices />
    </WordsProvider>
  );
}
