import { AuthScreen } from '@prepar/screens/auth/AuthScreen';
import { useEffect } from 'react';
import { useSearch } from '../../navigation.ts';
import { useYear } from '../../useYear.ts';
import { ForgotPassword } from '../ForgotPassword.tsx';
import { links, withQuery } from '../links.ts';
import { withoutMailedLink } from './mailedLink.ts';
import { typedEmail } from './typedEmail.ts';
import { type Arrival, useArrival } from './useArrival.ts';
import { useAuth } from './useAuth.ts';
import { useForgotPassword } from './useForgotPassword.ts';

export function AuthRoute() {
  const { arrival, isPlain } = useArrival();
  return <Auth key={String(isPlain)} arrival={arrival} />;
}

function Auth({ arrival }: { arrival: Arrival }) {
  const { link } = arrival;
  useEffect(() => {
    if (!link) return;
    const rest = withoutMailedLink(new URLSearchParams(location.search));
    history.replaceState(history.state, '', location.pathname + rest);
  }, [link]);
  const search = useSearch();
  const forgotPassword = useForgotPassword({ link, onReset: typedEmail.set });
  return (
    <>
      <AuthScreen
        {...useAuth(arrival, forgotPassword)}
        links={{ ...links, login: withQuery(links.login, search), register: withQuery(links.register, search) }}
        year={useYear()}
      />
      <ForgotPassword {...forgotPassword} />
    </>
  );
}
