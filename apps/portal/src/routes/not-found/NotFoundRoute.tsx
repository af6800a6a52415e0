import { NotFoundScreen } from '@prepar/screens/not-found/NotFoundScreen';
import { navigate } from '../../place.ts';
import { links } from '../links.ts';

export function NotFoundRoute() {
  const back = () => (history.length > 1 ? history.back() : navigate(links.home));
  return <NotFoundScreen links={links} actions={{ back }} />;
}
