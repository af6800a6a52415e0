import type { Words } from '../common/words.tsx';

/** `refused` when the server answered no, `failed` when the call was not answered. */
export type SettingsOutcome =
  | 'saved'
  | 'saveRefused'
  | 'saveFailed'
  | 'reset'
  | 'resetRefused'
  | 'resetFailed'
  | 'accountDeleted';

export interface SettingsNotice {
  tone: 'success' | 'danger';
  title: string;
  text?: string;
}

/** What the toast says after storing or resetting the settings, and after deleting the account. */
export function settingsNotice(outcome: SettingsOutcome, { t }: Pick<Words, 't'>): SettingsNotice {
  const isSuccess = outcome === 'saved' || outcome === 'reset' || outcome === 'accountDeleted';
  return {
    tone: isSuccess ? 'success' : 'danger',
    title: t(`settings.notice.${outcome}`),
    ...(outcome === 'accountDeleted' && { text: t('settings.notice.accountDeletedText') }),
  };
}
