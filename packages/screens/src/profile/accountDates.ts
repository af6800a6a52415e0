import { formatDateTime } from '../common/formats.ts';
import type { AccountView } from './ProfileScreen.types.ts';

export interface AccountDate {
  /** Day and hour as they are written; null when it is no date. */
  date: string | null;
  /** True for the birth of the account, which stands for a password that was never changed. */
  isCreation: boolean;
}

/** When the password was last changed, else when the account was created. */
export function passwordChange({
  lastPasswordChange,
  memberSince,
}: Pick<AccountView, 'lastPasswordChange' | 'memberSince'>): AccountDate {
  const date = formatDateTime(lastPasswordChange || memberSince);
  return { date, isCreation: date !== null && !lastPasswordChange };
}
