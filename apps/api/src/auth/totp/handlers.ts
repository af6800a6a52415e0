import type { Services } from '../../services.ts';
import type { Handlers } from '../../http/operations.ts';
import { completeTotpEnrolment, startTotpEnrolment } from './service.ts';

export function totpHandlers({ db }: Pick<Services, 'db'>) {
  return {
    startTotpEnrolment: async ({ user, body, now }) => ({
      data: await startTotpEnrolment(db, user, body.password, now),
    }),
    completeTotpEnrolment: async ({ user, body, now }) => ({
      data: { recoveryCodes: await completeTotpEnrolment(db, user, body.code, now) },
    }),
  } satisfies Partial<Handlers>;
}
