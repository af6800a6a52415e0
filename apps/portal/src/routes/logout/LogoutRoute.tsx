import { LogoutScreen } from '@prepar/screens/logout/LogoutScreen';
import { links } from '../links.ts';
import { useLogout } from './useLogout.ts';

export function LogoutRoute() {
  return <LogoutScreen {...useLogout()} links={links} />;
}
