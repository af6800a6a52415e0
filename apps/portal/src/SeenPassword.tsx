import { SeenPasswordDialog } from '@prepar/screens/auth/SeenPasswordDialog';
import type { Sentence } from '@prepar/screens/common/sentence.ts';
import { WordsProvider } from '@prepar/screens/common/words';
import { use, useState } from 'react';
import { useSWRConfig } from 'swr';
import { api } from './data/api.ts';
import { checkSession } from './data/checkSession.ts';
import { sentenceOr } from './data/failures.ts';
import { language } from './i18n/language.ts';
import { loadWords } from './i18n/loadWords.ts';
import { navigate } from './navigation.ts';
import { links } from './routes/links.ts';
import { seenPassword } from './session/session.ts';
import { useStore } from './store.ts';

/** Asks for another password in place of one that somebody else has seen; then the page goes on. */
export function SeenPassword() {
  const words = use(loadWords(useStore(language), ['auth']));
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<{ isPending: boolean; failure: Sentence | null }>({
    isPending: false,
    failure: null,
  });
  const change = async (currentPassword: string, newPassword: string) => {
    setState({ isPending: true, failure: null });
    const result = await api.account.changePassword({ currentPassword, newPassword, confirmPassword: newPassword });
    if (!result.ok) return setState({ isPending: false, failure: sentenceOr(result.failure, 'auth.seen.error') });
    seenPassword.set(false);
    await checkSession();
    return mutate(() => true);
  };
  return (
    <WordsProvider words={words}>
      <SeenPasswordDialog
        state={state}
        actions={{
          change: ({ currentPassword, newPassword }) => void change(currentPassword, newPassword),
          signOut: () => {
            seenPassword.set(false);
            navigate(links.logout);
          },
        }}
      />
    </WordsProvider>
  );
}
