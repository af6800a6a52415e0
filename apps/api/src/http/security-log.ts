import type { FastifyBaseLogger } from 'fastify';
import type { OperationId } from './operations.ts';

/** What those who watch over accounts want to know, by the call that does it. */
const events: Record<string, string | undefined> = {
  registerUser: 'registration',
  loginUser: 'sign-in',
  completeSocialSignIn: 'sign-in',
  logoutUser: 'sign-out',
  deleteOtherSignIns: 'sign-out',
  requestPasswordReset: 'recovery',
  verifyPasswordResetCode: 'recovery',
  resetPassword: 'password',
  resetPasswordByLink: 'password',
  changePassword: 'password',
  updateProfile: 'profile',
  updateProfileEmail: 'e-mail',
  startTotpEnrolment: 'totp',
  completeTotpEnrolment: 'totp',
  deleteAccount: 'deletion',
  changeUserStatus: 'suspension',
  changeUserPlan: 'grant',
  createUserCredits: 'grant',
} satisfies Partial<Record<OperationId, string>>;

/** The same for what an operator does on the command line, by the name of the command. */
const commandEvents: Record<string, string | undefined> = {
  'create-admin': 'role',
  'set-password': 'password',
  'reset-totp': 'totp',
  'grant-credits': 'grant',
  'set-plan': 'grant',
  suspend: 'suspension',
  reactivate: 'suspension',
};

/**
 * Logs how a call or a command ended that matters to the safety of an account: 'done' or the code of its refusal, of which RATE_LIMITED
 * means that guessing is locked. Accounts stand there by their id alone. These lines come at the default level
 * too, whatever else it leaves out.
 */
export function logSecurity(
  log: FastifyBaseLogger,
  operation: string,
  { outcome, account }: { outcome: string; account: string | null },
): void {
  const event = events[operation] ?? commandEvents[operation];
  if (event === undefined || ['error', 'fatal', 'silent'].includes(log.level)) return;
  log.child({}, { level: 'info' }).info({ security: event, operation, outcome, account }, 'Security event');
}
