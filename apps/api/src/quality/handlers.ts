import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import type { Handlers } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { openItem } from '../questions/service.ts';
import { decide } from '../reports/service.ts';
import { readItemId } from './item-id.ts';
import { presentCounts, presentItem, presentItemDetails } from './present-item.ts';
import { countItems, findItem, listLog, listReports, selectTakenOut, selectWaiting } from './queries.ts';

/** Items of a list; those beyond it follow as these are decided. */
const listLength = 100;
const pastLength = 50;

/** Questions that were reported, for who decides on them. */
export function qualityHandlers(db: Database) {
  const keyOf = (id: string) => {
    const key = readItemId(id);
    if (!key) throw new ApiError('QUESTION_NOT_FOUND');
    return key;
  };
  const details = async (id: string, locale: Locale) => {
    const key = keyOf(id);
    const row = await findItem(db, key);
    if (!row) throw new ApiError('QUESTION_NOT_FOUND');
    const [item, reports, log] = await Promise.all([
      openItem(db, row),
      listReports(db, key, pastLength),
      listLog(db, key, pastLength),
    ]);
    return { data: presentItemDetails(row, item, { reports, log }, locale) };
  };
  return {
    listQuestionItems: async ({ query, locale }) => {
      const select = query?.state === 'OUT' ? selectTakenOut : selectWaiting;
      const [rows, counts] = await Promise.all([select(db, listLength), countItems(db)]);
      const items = await Promise.all(rows.map(async (row) => presentItem(row, await openItem(db, row), locale)));
      return { data: items, meta: presentCounts(counts) };
    },
    getQuestionItem: ({ params, locale }) => details(params.itemId, locale),
    createQuestionDecision: async ({ params, body, user, locale, now }) => {
      const { verdict, note } = body;
      await decide(db, keyOf(params.itemId), { verdict, note: note?.trim() ?? null, by: user.email, now });
      return details(params.itemId, locale);
    },
  } satisfies Partial<Handlers>;
}
