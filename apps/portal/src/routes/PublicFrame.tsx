import { PublicShell, type PublicShellProps } from '@prepar/screens/shell/PublicShell';
import { chooseLanguage } from '../i18n/language.ts';
import { mayBeSignedIn, session } from '../session/session.ts';
import { useStore } from '../store.ts';
import { links } from './links.ts';
import { thisYear } from './this-year.ts';

/** The frame of a page that needs no account. It asks the server nothing: a stored token is enough to offer the way back. */
export function PublicFrame(page: Pick<PublicShellProps, 'children' | 'hero' | 'sections'>) {
  const isSignedIn = useStore(session).status === 'signedIn' || mayBeSignedIn();
  return <PublicShell {...page} links={links} isSignedIn={isSignedIn} year={thisYear} actions={{ chooseLanguage }} />;
}
