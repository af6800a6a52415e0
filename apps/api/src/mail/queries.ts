import type { Database } from '../database/database.ts';
import type { Locale } from '../i18n/locale.ts';

const locales = { PT_BR: 'pt', EN_US: 'en', ES_ES: 'es' } as const;

/** The language that a person has stored in the settings, or null. */
export async function findMailLanguage(db: Database, userId: string): Promise<Locale | null> {
  const row = await db.selectFrom('settings').select('values').where('user_id', '=', userId).executeTakeFirst();
  return row ? locales[row.values.language] : null;
}
