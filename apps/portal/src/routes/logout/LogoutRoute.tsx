import { LogoutScreen } from '@prepar/screens/logout/LogoutScreen';
import { useBegin } from '../../begin.ts';
import { links } from '../links.ts';
import { useLogout } from './useLogout.ts';

export function LogoutRoute() {
  const logout = useLogout();
  useBegin(logout.state.status === 'unsent' ? 'unsent' : null);
  return <LogoutScreen {...logout} links={links} />;
}
