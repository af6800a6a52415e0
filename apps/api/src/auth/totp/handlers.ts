import type { Services } from '../../services.ts';
import type { Seal } from '../seal.ts';
import type { Handlers } from '../../http/operations.ts';
import { completeTotpEnrolment, startTotpEnrolment } from './service.ts';

export function totpHandlers(room: Pick<Services, 'db'> & { seal: Seal }) {
  return {
    startTotpEnrolment: async ({ user, body, now }) => ({
      data: await startTotpEnrolment(room, user, body.password, now),
    }),
    completeTotpEnrolment: async ({ user, body, now }) => ({
      data: { recoveryCodes: await completeTotpEnrolment(room, user, body.code, now) },
    }),
  } satisfies Partial<Handlers>;
}
