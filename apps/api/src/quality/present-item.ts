import { domainName } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Item } from '../questions/item.types.ts';
import { isKey } from '../questions/key.ts';
import { namedPages } from '../questions/present-question.ts';
import { percentage } from '../numbers.ts';
import { canUndo } from '../reports/service.ts';
import {
  discrimination,
  findOddities,
  nameOf,
  optionOddity,
  type selectOften,
  type selectStatistics,
  wrongOptions,
} from '../statistics/service.ts';
import { itemIdOf } from './item-id.ts';
import type { BoardRow, Counts, listLog, listReports } from './queries.ts';

const waiting = { REPORT: 'REPORTED', QUARANTINE: 'QUARANTINED', ODD: 'ODD' } as const;

type Statistics = Awaited<ReturnType<typeof selectStatistics>>[number];

/** Since when an item waits, or when it was decided. */
export function sinceOf({ waits_since, decided_at }: BoardRow): Date {
  const since = waits_since ?? decided_at;
  if (!since) throw new Error('An item neither waits nor was decided');
  return since;
}

export function presentItem(
  row: BoardRow,
  item: Item,
  statistics: Statistics | null,
  locale: Locale,
): Schemas['QuestionItem'] {
  const { waits_for, is_out } = row;
  return {
    id: itemIdOf(row),
    examId: row.exam_id,
    prompt: item.stem[locale],
    domain: domainName(row.exam_id, item.domain, locale),
    state: waits_for ? waiting[waits_for] : is_out ? 'OUT' : 'RELEASED',
    isOut: is_out,
    reports: row.open_reports,
    since: sinceOf(row).toISOString(),
    oddities: statistics ? findOddities(statistics.sums, statistics.options) : [],
    figures: statistics && presentFigures(statistics.sums),
  };
}

const presentFigures = (sums: Statistics['sums']): Schemas['QuestionItemFigures'] => ({
  answers: sums.answers,
  facility: percentage(sums.correct, sums.answers),
  guessing: sums.guess * 100,
  discrimination: discrimination(sums),
  since: sums.first_at.toISOString(),
});

/** How each option is used, those of other questions of the item too. */
function presentChoices(item: Item, { sums, options }: Statistics, locale: Locale): Schemas['QuestionItemChoice'][] {
  const letters = new Map(item.options.map(({ subject, label }) => [nameOf(subject), label]));
  const perQuestion = wrongOptions(sums, options);
  return options.map((option) => ({
    label: letters.get(option.subject) ?? null,
    text: option.text[locale],
    isKey: option.is_key,
    shown: option.shown,
    chosen: option.chosen,
    oddity: optionOddity(option, perQuestion),
  }));
}

export interface Past {
  statistics: Statistics | null;
  reports: Awaited<ReturnType<typeof listReports>>;
  log: Awaited<ReturnType<typeof listLog>>;
}

export const presentItemDetails = (
  row: BoardRow,
  item: Item,
  { statistics, reports, log }: Past,
  locale: Locale,
): Schemas['QuestionItemDetails'] => ({
  item: presentItem(row, item, statistics, locale),
  template: item.template,
  options: item.options.map((option) => ({
    label: option.label,
    text: option.text[locale],
    reason: option.reason[locale],
    isKey: isKey(item, option),
  })),
  choices: statistics ? presentChoices(item, statistics, locale) : [],
  explanation: item.explanation[locale],
  references: namedPages(item, locale),
  problems: [...new Set(reports.flatMap(({ problems }) => problems))],
  reports: reports.map(({ reason, comment, status, created_at }) => ({
    reason,
    comment,
    status,
    createdAt: created_at.toISOString(),
  })),
  note: row.note,
  canUndo: canUndo(row),
  log: log.map(({ kind, note, credits, done_by, created_at }) => ({
    kind,
    note,
    credits,
    by: done_by,
    createdAt: created_at.toISOString(),
  })),
});

export const presentCounts = (
  { open_reports, ...counts }: Counts,
  nextCursor: string | null,
): Schemas['QuestionItemCounts'] => ({
  ...counts,
  nextCursor,
  openReports: open_reports,
});

/** Most points of the chart. */
const mostPoints = 300;

/** Where items stand, as far as that can be told. */
export function presentPoints(
  sums: Awaited<ReturnType<typeof selectOften>>,
): Pick<Schemas['QuestionQuality'], 'counted' | 'odd' | 'points'> {
  const points = sums.flatMap((one) => {
    const separates = discrimination(one);
    if (separates === null) return [];
    const facility = percentage(one.correct, one.answers);
    return [{ id: itemIdOf(one), facility, discrimination: separates, isOdd: one.oddities.length > 0 }];
  });
  return {
    counted: points.length,
    odd: points.filter(({ isOdd }) => isOdd).length,
    points: points.slice(0, mostPoints),
  };
}
