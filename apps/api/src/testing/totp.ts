import { generateSync } from 'otplib';

/** What an authenticator app with this secret shows at an instant. */
export const codeAt = (secret: string, instant: Date): string =>
  generateSync({ secret, epoch: Math.floor(instant.getTime() / 1000) });

/** What the app shows at an instant and within a minute and a half before and after it. */
export const codesNear = (secret: string, instant: Date): string[] =>
  [-90, -60, -30, 0, 30, 60, 90].map((seconds) => codeAt(secret, new Date(instant.getTime() + seconds * 1000)));

/** A code that the app does not show around an instant. */
export function wrongCodeAt(secret: string, instant: Date): string {
  const near = codesNear(secret, instant);
  const codes = Array.from({ length: near.length + 1 }, (_, number) => String(number).padStart(6, '0'));
  return codes.find((code) => !near.includes(code)) ?? '';
}
