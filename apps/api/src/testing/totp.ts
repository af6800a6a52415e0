import { generateSync } from 'otplib';

/** What an authenticator app with this secret shows at an instant. */
export const codeAt = (secret: string, instant: Date): string =>
  generateSync({ secret, epoch: Math.floor(instant.getTime() / 1000) });
