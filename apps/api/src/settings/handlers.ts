import { defaultSettings } from '@prepar/openapi/types';
import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/operations.ts';
import { languageCodes } from '../i18n/locale.ts';
import { findSettings, insertSettings, replaceSettings } from './queries.ts';

export function settingsHandlers(db: Database) {
  return {
    getSettings: async ({ user }) => ({ data: await findSettings(db, user.id) }),
    updateSettings: async ({ user, body, now }) => {
      await replaceSettings(db, user.id, body, now);
      return { data: body };
    },
    // Creates them only when there are none, so that repeating it never overwrites a choice.
    createDefaultSettings: async ({ user, locale, now }) => ({
      data: await insertSettings(db, user.id, { ...defaultSettings, language: languageCodes[locale] }, now),
    }),
  } satisfies Partial<Handlers>;
}
