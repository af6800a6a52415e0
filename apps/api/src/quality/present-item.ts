import { domainName } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Item } from '../questions/item.types.ts';
import { isKey } from '../questions/key.ts';
import { itemIdOf } from './item-id.ts';
import type { BoardRow, Counts, listLog, listReports } from './queries.ts';

const waiting = { REPORT: 'REPORTED', QUARANTINE: 'QUARANTINED' } as const;

export function presentItem(row: BoardRow, item: Item, locale: Locale): Schemas['QuestionItem'] {
  const { waits_for, waits_since, is_out, decided_at } = row;
  const since = waits_since ?? decided_at;
  if (!since) throw new Error('An item neither waits nor was decided');
  return {
    id: itemIdOf(row),
    examId: row.exam_id,
    prompt: item.stem[locale],
    domain: domainName(row.exam_id, item.domain, locale),
    state: waits_for ? waiting[waits_for] : is_out ? 'OUT' : 'RELEASED',
    isOut: is_out,
    reports: row.open_reports,
    since: since.toISOString(),
  };
}

export interface Past {
  reports: Awaited<ReturnType<typeof listReports>>;
  log: Awaited<ReturnType<typeof listLog>>;
}

export const presentItemDetails = (
  row: BoardRow,
  item: Item,
  { reports, log }: Past,
  locale: Locale,
): Schemas['QuestionItemDetails'] => ({
  item: presentItem(row, item, locale),
  template: item.template,
  options: item.options.map((option) => ({
    label: option.label,
    text: option.text[locale],
    reason: option.reason[locale],
    isKey: isKey(item, option),
  })),
  explanation: item.explanation[locale],
  references: item.references.map(({ title, url }) => ({ title, url })),
  problems: [...new Set(reports.flatMap(({ problems }) => problems))],
  reports: reports.map(({ reason, comment, status, created_at }) => ({
    reason,
    comment,
    status,
    createdAt: created_at.toISOString(),
  })),
  note: row.note,
  log: log.map(({ kind, note, credits, done_by, created_at }) => ({
    kind,
    note,
    credits,
    by: done_by,
    createdAt: created_at.toISOString(),
  })),
});

export const presentCounts = ({ open_reports, ...counts }: Counts): Schemas['QuestionItemCounts'] => ({
  ...counts,
  openReports: open_reports,
});
