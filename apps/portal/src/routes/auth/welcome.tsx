import type { User } from '@prepar/api-client/types';
import { authNotice } from '@prepar/screens/auth/authNotice.ts';
import type { ToastMessage } from '@prepar/ui/ToastQueue';
import { use } from 'react';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';

/** The notice of a sign-in. It stays while the page takes up the language of the account, and then speaks it too. */
export function welcome({ name, email }: Pick<User, 'name' | 'email'>): ToastMessage {
  const Said = ({ part }: { part: 'title' | 'text' }) =>
    authNotice({ kind: 'signedIn', name: name || email }, use(loadWords(useStore(language), ['auth'])))[part];
  return { tone: 'success', title: <Said part="title" />, text: <Said part="text" /> };
}
