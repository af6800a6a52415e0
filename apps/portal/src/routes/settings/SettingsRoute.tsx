import { localeTags } from '@prepar/screens/common/locales.ts';
import { SettingsScreen } from '@prepar/screens/settings/SettingsScreen';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { language } from '../../i18n/language.ts';
import { useUser } from '../../session/useUser.ts';
import { useStore } from '../../store.ts';
import { useForgotPassword } from '../auth/useForgotPassword.ts';
import { ForgotPassword } from '../ForgotPassword.tsx';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { useSettingsPage } from './useSettingsPage.ts';

export function SettingsRoute() {
  const { email } = useUser();
  const forgotPassword = useForgotPassword();
  const page = useSettingsPage(() => forgotPassword.open(email));
  return (
    <I18nProvider locale={localeTags[useStore(language)]}>
      <LearnerFrame current="settings">
        <SettingsScreen {...page} />
        <ForgotPassword {...forgotPassword} />
      </LearnerFrame>
    </I18nProvider>
  );
}
