import { codeOf, type Failure, type Result } from '@prepar/api-client/failure';
import type { MessageId } from '@prepar/screens/common/message-ids.ts';
import { useWords } from '@prepar/screens/common/words';
import type {
  ProfileActions,
  ProfileSection,
  ProfileState,
  SectionState,
} from '@prepar/screens/profile/ProfileScreen.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useAccountInfo } from '../../data/credits.ts';
import { sentenceOr } from '../../data/failures.ts';
import { useRetry } from '../../data/useRetry.ts';
import { updateUser } from '../../session/session.ts';
import { useUser } from '../../session/useUser.ts';
import { showToast } from '../../toasts/toasts.ts';
import { reportsLink } from '../links.ts';
import { useSignIns } from './useSignIns.ts';

type Sections = Record<ProfileSection, SectionState>;

const errors = { name: 'profile.nameError', email: 'profile.emailError', password: 'profile.passwordError' } as const;
const done = {
  name: 'profile.nameUpdated',
  email: 'profile.emailUpdated',
  password: 'profile.passwordUpdated',
} as const;

export function useProfile(resetPassword: () => void): { state: ProfileState; actions: ProfileActions } {
  const { t } = useWords();
  const user = useUser();
  const { data: account, error, mutate } = useAccountInfo();
  const { isRetrying, retry } = useRetry(mutate);
  const signIns = useSignIns();
  const [sections, setSections] = useState<Sections>({
    name: { status: 'view' },
    email: { status: 'view' },
    password: { status: 'view' },
  });
  const set = (section: ProfileSection, state: SectionState) =>
    setSections((before) => ({ ...before, [section]: state }));

  const save = async <T>(section: ProfileSection, call: Promise<Result<T>>, whenSaved: (data: T) => void) => {
    set(section, { status: 'saving' });
    const result = await call;
    if (!result.ok) {
      return set(section, {
        status: 'edit',
        failure: saveFailure(result.failure, errors[section]),
        isPasswordWrong: codeOf(result.failure) === 'INVALID_PASSWORD',
      });
    }
    whenSaved(result.data);
    set(section, { status: 'view' });
    return showToast({ tone: 'success', title: t(done[section]) });
  };

  return {
    state: {
      user,
      ...sections,
      account: account
        ? { status: 'ready', account }
        : { status: error === undefined || isRetrying ? 'loading' : 'failed' },
      signIns: signIns.state,
      reportsHref: reportsLink,
    },
    actions: {
      edit: (section) => set(section, { status: 'edit', failure: null }),
      cancel: (section) => set(section, { status: 'view' }),
      saveName: (name) => void save('name', api.account.changeName(name), updateUser),
      saveEmail: (email) =>
        void save('email', api.account.changeEmail(email), (user) => {
          updateUser(user);
          signIns.reload();
        }),
      savePassword: (passwords) =>
        void save('password', api.account.changePassword(passwords), () => {
          void mutate();
          signIns.reload();
        }),
      resetPassword,
      retryAccount: retry,
      retrySignIns: signIns.retry,
      endOtherSignIns: signIns.endOthers,
    },
  };
}

/** The server's sentence, ours for the section, or that there was no connection. */
const saveFailure = (failure: Failure, otherwise: MessageId) =>
  failure.kind === 'http' ? sentenceOr(failure, otherwise) : 'profile.connectionError';
