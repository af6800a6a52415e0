import { Page } from '@prepar/ui/Page';
import { useWords } from '../common/words.tsx';
import { AccountInfo } from './AccountInfo.tsx';
import { PersonalInfo } from './PersonalInfo.tsx';
import type { ProfileActions, ProfileState } from './ProfileScreen.types.ts';
import { Security } from './Security.tsx';
import { SignIns } from './SignIns.tsx';

export interface ProfileScreenProps {
  state: ProfileState;
  actions: ProfileActions;
}

/** Name, e-mail and password, each edited in place, and the facts of the account. */
export function ProfileScreen({ state, actions }: ProfileScreenProps) {
  const { t } = useWords();
  return (
    <Page title={t('common.profile')} subtitle={t('profile.subtitle')} width="narrow">
      <PersonalInfo state={state} actions={actions} />
      <Security state={state.password} actions={actions} />
      <AccountInfo state={state.account} reportsHref={state.reportsHref} onRetry={actions.retryAccount} />
      <SignIns state={state.signIns} actions={actions} />
    </Page>
  );
}
