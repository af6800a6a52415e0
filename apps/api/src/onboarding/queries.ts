import type { Database } from '../database/database.ts';

export function findOnboarding(db: Database, userId: string) {
  return db.selectFrom('users').select('onboarding_completed_at').where('id', '=', userId).executeTakeFirst();
}

/** Notes the first completion; a later one changes nothing. */
export function completeOnboarding(db: Database, userId: string, now: Date) {
  return db
    .updateTable('users')
    .set((column) => ({ onboarding_completed_at: column.fn.coalesce('onboarding_completed_at', column.val(now)) }))
    .where('id', '=', userId)
    .returning('onboarding_completed_at')
    .executeTakeFirst();
}
