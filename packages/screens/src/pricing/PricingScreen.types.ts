import type { Sentence } from '../common/sentence.ts';

export interface PricingState {
  /** Null when the balance could not be loaded. */
  credits: 'loading' | { left: number; renewsInMinutes: number } | null;
  /** The plan that somebody has, by its id; one that the page does not know is shown by that. Null while it is not known. */
  plan: string | null;
  notice: NoticeState;
}

/** Whether somebody is told when purchases open. */
export type NoticeState =
  | { status: 'unknown' }
  | {
      status: 'loading' | 'off' | 'on' | 'saving';
      /** Where the notice goes: the address of the account. */
      email: string;
      /** Why the last change was refused. */
      failure: Sentence | null;
    };

export interface PricingActions {
  /** Asks for the notice. */
  askForNotice: () => void;
  withdrawNotice: () => void;
}
