import { useWords } from '@prepar/screens/common/words';
import { settingsNotice } from '@prepar/screens/settings/settingsNotice.ts';
import type { SettingsDialog } from '@prepar/screens/settings/SettingsScreen.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { navigate } from '../../navigation.ts';
import { endSession } from '../../session/session.ts';
import { showToast } from '../../toasts/toasts.ts';
import { links } from '../links.ts';
import { deletionFailure, farewellMs } from './deletion.ts';

export interface AccountDeletion {
  dialog: Extract<SettingsDialog, { kind: 'delete' }> | null;
  open: () => void;
  confirm: (password: string) => void;
  close: () => void;
}

/** Deleting the account, from the dialog to the goodbye. */
export function useAccountDeletion(): AccountDeletion {
  const words = useWords();
  const [dialog, setDialog] = useState<AccountDeletion['dialog']>(null);

  const confirm = async (password: string) => {
    setDialog({ kind: 'delete', isPending: true, failure: null });
    const result = await api.account.remove(password);
    if (!result.ok) return setDialog({ kind: 'delete', isPending: false, failure: deletionFailure(result.failure) });
    localStorage.clear();
    sessionStorage.clear();
    setTimeout(() => showToast(settingsNotice('accountDeleted', words)), farewellMs.toast);
    return setTimeout(() => {
      endSession({ forgetToken: true });
      navigate(links.login, { replace: true });
    }, farewellMs.redirect);
  };

  return {
    dialog,
    open: () => setDialog({ kind: 'delete', isPending: false, failure: null }),
    confirm: (password) => void confirm(password),
    close: () => setDialog(null),
  };
}
