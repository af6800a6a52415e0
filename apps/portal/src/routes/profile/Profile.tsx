import { ProfileScreen } from '@prepar/screens/profile/ProfileScreen';
import { useUser } from '../../session/useUser.ts';
import { useForgotPassword } from '../auth/useForgotPassword.ts';
import { ForgotPassword } from '../ForgotPassword.tsx';
import { useProfile } from './useProfile.ts';

/** Name, e-mail, password and the facts of the account. */
export function Profile() {
  const { email } = useUser();
  const forgotPassword = useForgotPassword();
  const profile = useProfile(() => forgotPassword.open(email));
  return (
    <>
      <ProfileScreen {...profile} />
      <ForgotPassword {...forgotPassword} />
    </>
  );
}
