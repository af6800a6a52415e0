import { WordsProvider } from '@prepar/screens/common/words';
import { type ReactNode, Suspense, use } from 'react';
import { language } from '../i18n/language.ts';
import { loadWords } from '../i18n/loadWords.ts';
import { onDemand } from '@prepar/screens/common/onDemand.ts';
import { useStore } from '../store.ts';
import type { ForgotPassword as Control } from './auth/useForgotPassword.ts';

// Few people need it, so that it is part of no first load.
const ForgotPasswordDialog = onDemand(
  () => import('@prepar/screens/auth/ForgotPasswordDialog'),
  'ForgotPasswordDialog',
);

/** The dialog for a lost password, while it is open, with its words. */
export function ForgotPassword({ state, actions }: Control) {
  return (
    state && (
      <Suspense>
        <WithAuthWords>
          <ForgotPasswordDialog state={state} actions={actions} />
        </WithAuthWords>
      </Suspense>
    )
  );
}

function WithAuthWords({ children }: { children: ReactNode }) {
  return <WordsProvider words={use(loadWords(useStore(language), ['auth']))}>{children}</WordsProvider>;
}
