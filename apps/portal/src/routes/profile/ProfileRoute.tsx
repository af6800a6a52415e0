import { ProfileScreen } from '@prepar/screens/profile/ProfileScreen';
import { useUser } from '../../session/useUser.ts';
import { useForgotPassword } from '../auth/useForgotPassword.ts';
import { ForgotPassword } from '../ForgotPassword.tsx';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { useProfile } from './useProfile.ts';

export function ProfileRoute() {
  const { email } = useUser();
  const forgotPassword = useForgotPassword();
  const profile = useProfile(() => forgotPassword.open(email));
  return (
    <LearnerFrame current="profile">
      <ProfileScreen {...profile} />
      <ForgotPassword {...forgotPassword} />
    </LearnerFrame>
  );
}
