import type { Database } from '../../database/database.ts';
import type { Locale } from '../../i18n/locale.ts';

export function selectRetelling(db: Database, userId: string, questionId: string, locale: Locale) {
  return db
    .selectFrom('retellings')
    .select(['text', 'model'])
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .where('locale', '=', locale)
    .executeTakeFirst();
}

/** Keeps a text, unless another call was first. */
export async function insertRetelling(
  db: Database,
  key: { userId: string; questionId: string; locale: Locale },
  { text, model, now }: { text: string; model: string; now: Date },
): Promise<void> {
  await db
    .insertInto('retellings')
    .values({ user_id: key.userId, question_id: key.questionId, locale: key.locale, model, text, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
