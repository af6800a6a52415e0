import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/operations.ts';
import { accountGone } from '../http/signed-in.ts';
import { completeOnboarding, findOnboarding } from './queries.ts';

export function onboardingHandlers(db: Database) {
  const present = (account: { onboarding_completed_at: Date | null } | undefined) => {
    if (!account) throw accountGone();
    const completedAt = account.onboarding_completed_at;
    return { data: { completed: completedAt !== null, completedAt: completedAt?.toISOString() ?? null } };
  };
  return {
    getOnboardingStatus: async ({ user }) => present(await findOnboarding(db, user.id)),
    completeOnboarding: async ({ user, now }) => present(await completeOnboarding(db, user.id, now)),
  } satisfies Partial<Handlers>;
}
