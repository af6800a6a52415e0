import type { Locale } from '@prepar/screens/common/locales.ts';
import { PublicShell, type PublicShellProps } from '@prepar/screens/shell/PublicShell';
import { switchLanguage } from '../settings/switchLanguage.ts';
import { useIsSignedIn } from '../session/useUser.ts';
import { useYear } from '../useYear.ts';
import { links } from './links.ts';

/** The frame of a page that needs no account. */
export function PublicFrame(page: Pick<PublicShellProps, 'children' | 'hero' | 'sections'>) {
  const chooseLanguage = (locale: Locale) => void switchLanguage(locale);
  return (
    <PublicShell {...page} links={links} isSignedIn={useIsSignedIn()} year={useYear()} actions={{ chooseLanguage }} />
  );
}
