import { SettingsScreen } from '@prepar/screens/settings/SettingsScreen';
import { useUser } from '../../session/useUser.ts';
import { useForgotPassword } from '../auth/useForgotPassword.ts';
import { ForgotPassword } from '../ForgotPassword.tsx';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { useSettingsPage } from './useSettingsPage.ts';

export function SettingsRoute() {
  const { email } = useUser();
  const forgotPassword = useForgotPassword();
  const page = useSettingsPage(() => forgotPassword.open(email));
  return (
    <LearnerFrame current="settings">
      <SettingsScreen {...page} />
      <ForgotPassword {...forgotPassword} />
    </LearnerFrame>
  );
}
