import type { Locale } from '@prepar/screens/common/locales.ts';
import { PublicShell, type PublicShellProps } from '@prepar/screens/shell/PublicShell';
import { switchLanguage } from '../i18n/switch-language.ts';
import { mayBeSignedIn, session } from '../session/session.ts';
import { useStore } from '../store.ts';
import { links } from './links.ts';
import { thisYear } from './this-year.ts';

/** The frame of a page that needs no account. It asks the server nothing: a stored token is enough to offer the way back. */
export function PublicFrame(page: Pick<PublicShellProps, 'children' | 'hero' | 'sections'>) {
  const isSignedIn = useStore(session).status === 'signedIn' || mayBeSignedIn();
  const chooseLanguage = (locale: Locale) => void switchLanguage(locale);
  return <PublicShell {...page} links={links} isSignedIn={isSignedIn} year={thisYear} actions={{ chooseLanguage }} />;
}
