import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import type { Handlers } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { openItem } from '../questions/service.ts';
import { decide, undoDecision } from '../reports/service.ts';
import { enough, selectOften, selectStatistics } from '../statistics/service.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { itemIdOf, readItemId } from './item-id.ts';
import { presentCounts, presentItem, presentItemDetails, presentPoints, sinceOf } from './present-item.ts';
import {
  type BoardRow,
  countItems,
  countReasons,
  findItem,
  listLog,
  listReports,
  selectTakenOut,
  selectWaiting,
} from './queries.ts';

const pageLength = 100;
const pastLength = 50;
/** Thirty days. */
const reasonsMs = 30 * 86_400_000;

const reasons = { REPORTED: 'REPORT', QUARANTINED: 'QUARANTINE', ODD: 'ODD' } as const;

/** Questions that were reported or are odd, for who decides on them. */
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
    const [item, [statistics = null], reports, log] = await Promise.all([
      openItem(db, row),
      selectStatistics(db, [key]),
      listReports(db, key, pastLength),
      listLog(db, key, pastLength),
    ]);
    return { data: presentItemDetails(row, item, { statistics, reports, log }, locale) };
  };
  const presentAll = async (rows: BoardRow[], locale: Locale) => {
    const statistics = await selectStatistics(db, rows);
    const of = new Map(statistics.map((one) => [itemIdOf(one.sums), one]));
    return Promise.all(
      rows.map(async (row) => presentItem(row, await openItem(db, row), of.get(itemIdOf(row)) ?? null, locale)),
    );
  };
  return {
    listQuestionItems: async ({ query, locale }) => {
      const after = query?.cursor === undefined ? null : readCursor(query.cursor);
      const state = query?.state;
      const [found, counts] = await Promise.all([
        state === 'OUT'
          ? selectTakenOut(db, after, pageLength + 1)
          : selectWaiting(db, state ? reasons[state] : null, after, pageLength + 1),
        countItems(db),
      ]);
      const rows = found.slice(0, pageLength);
      const last = rows.at(-1);
      const nextCursor = last && found.length > pageLength ? writeCursor({ ...last, at: sinceOf(last) }) : null;
      return { data: await presentAll(rows, locale), meta: presentCounts(counts, nextCursor) };
    },
    getQuestionQuality: async ({ now }) => {
      const [reasons, often] = await Promise.all([
        countReasons(db, new Date(now.getTime() - reasonsMs)),
        selectOften(db, enough.answers),
      ]);
      return { data: { reasons, ...presentPoints(often) } };
    },
    getQuestionItem: ({ params, locale }) => details(params.itemId, locale),
    createQuestionDecision: async ({ params, body, user, locale, now }) => {
      const { verdict, note } = body;
      await decide(db, keyOf(params.itemId), { verdict, note: note?.trim() ?? null, by: user.email, now });
      return details(params.itemId, locale);
    },
    deleteQuestionDecision: async ({ params, user, locale, now }) => {
      await undoDecision(db, keyOf(params.itemId), { by: user.email, now });
      return details(params.itemId, locale);
    },
  } satisfies Partial<Handlers>;
}
