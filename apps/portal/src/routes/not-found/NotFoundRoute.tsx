import { NotFoundScreen } from '@prepar/screens/not-found/NotFoundScreen';
import { navigate } from '../../navigation.ts';
import { useIsSignedIn } from '../../session/useUser.ts';
import { useYear } from '../../useYear.ts';
import { links } from '../links.ts';

export function NotFoundRoute() {
  const back = () => (history.length > 1 ? history.back() : navigate(links.home));
  return <NotFoundScreen links={links} isSignedIn={useIsSignedIn()} year={useYear()} actions={{ back }} />;
}
