import { AuthScreen } from '@prepar/screens/auth/AuthScreen';
import { ForgotPassword } from '../ForgotPassword.tsx';
import { links } from '../links.ts';
import { useAuth } from './useAuth.ts';
import { useForgotPassword } from './useForgotPassword.ts';

export function AuthRoute() {
  const forgotPassword = useForgotPassword();
  return (
    <>
      <AuthScreen {...useAuth(forgotPassword.open)} links={links} />
      <ForgotPassword {...forgotPassword} />
    </>
  );
}
