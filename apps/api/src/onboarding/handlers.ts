import type { Database } from '../database/database.ts';
import { accountGone } from '../http/errors.ts';
import type { Handlers } from '../http/operations.ts';

export function onboardingHandlers(db: Database) {
  const present = (completedAt: Date | null) => ({
    data: { completed: completedAt !== null, completedAt: completedAt?.toISOString() ?? null },
  });
  return {
    getOnboardingStatus: async ({ user }) => {
      const account = await db
        .selectFrom('users')
        .select('onboarding_completed_at')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow(accountGone);
      return present(account.onboarding_completed_at);
    },
    // The first completion counts; repeating it changes nothing.
    completeOnboarding: async ({ user, now }) => {
      const account = await db
        .updateTable('users')
        .set((column) => ({ onboarding_completed_at: column.fn.coalesce('onboarding_completed_at', column.val(now)) }))
        .where('id', '=', user.id)
        .returning('onboarding_completed_at')
        .executeTakeFirstOrThrow(accountGone);
      return present(account.onboarding_completed_at);
    },
  } satisfies Partial<Handlers>;
}
