import type { Sentence } from '../common/sentence.ts';

/** The steps of setting up an authenticator app. */
export type TotpState = { isPending: boolean; failure: Sentence | null } & (
  | { status: 'password' }
  | {
      status: 'scan';
      /** The secret in base32, to type in. */
      secret: string;
      /** What the app reads from the QR code. */
      uri: string;
    }
  | { status: 'codes'; recoveryCodes: string[] }
);

export interface TotpActions {
  confirmPassword: (password: string) => void;
  confirmCode: (code: string) => void;
  close: () => void;
}
