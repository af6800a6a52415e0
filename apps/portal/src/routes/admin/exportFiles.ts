import type { AdminExport, AdminExportRows } from '@prepar/screens/admin/AdminExportDialog.types.ts';
import type { AdminFigures, Usage } from '@prepar/screens/admin/AdminScreen.types.ts';
import { operationName } from '@prepar/screens/admin/operationName.ts';
import { refusalName } from '@prepar/screens/admin/refusalName.ts';
import type { Words } from '@prepar/screens/common/words';
import { type Cell, toCsv } from './csv.ts';

type Rows = readonly (readonly Cell[])[];

/** The rows of each file, heads first, with the figures that are on the page. */
export function exportTables(figures: AdminFigures, words: Words): Record<AdminExport, Rows> {
  const { t } = words;
  const use = ({ count, tokens, cost }: Usage): Cell[] => [count, tokens, cost];
  return {
    exams: [
      [
        t('admin.export.code'),
        t('admin.exam'),
        t('admin.export.provider'),
        t('admin.enrolled'),
        t('admin.export.percent'),
        t('admin.right'),
        t('admin.wrong'),
        t('admin.export.dollars'),
      ],
      ...figures.exams.map((exam) => [
        exam.code,
        exam.name,
        t(`common.provider.${exam.provider}`),
        exam.enrolled,
        Math.round(exam.accuracy * 10) / 10,
        exam.right,
        exam.wrong,
        exam.cost,
      ]),
    ],
    usage: [
      [t('admin.export.kind'), t('admin.export.name'), t('admin.uses'), t('admin.tokens'), t('admin.export.dollars')],
      ...figures.models.map((model) => [t('admin.model'), model.name, ...use(model)]),
      ...figures.operations.map((row) => [t('admin.operation'), operationName(row.name, words), ...use(row)]),
      ...figures.usageDays.map((day) => [t('admin.day'), day.date, ...use(day)]),
    ],
    calls: [
      [
        t('admin.model'),
        t('admin.operation'),
        t('admin.export.result'),
        t('admin.calls'),
        t('admin.export.median'),
        t('admin.export.p95'),
      ],
      ...figures.calls.by.flatMap(({ model, operation, calls, accepted, refused, medianMs, p95Ms }) => {
        const name = [model, operationName(operation, words)];
        return [
          [...name, t('admin.total'), calls, medianMs ?? '', p95Ms ?? ''],
          [...name, t('admin.accepted'), accepted, '', ''],
          ...refused.map(({ reason, calls: count }) => [...name, refusalName(reason, words), count, '', '']),
        ];
      }),
    ],
    growth: [
      [t('admin.day'), t('admin.newUsers'), t('admin.export.totalUsers')],
      ...figures.growth.map(({ date, newUsers, totalUsers }) => [date, newUsers, totalUsers]),
    ],
    people: [
      [t('admin.export.name'), t('admin.export.email'), t('admin.totalAttempts'), t('admin.export.dollars')],
      ...figures.mostActive.map(({ name, email, attempts, cost }) => [name, email, attempts, cost]),
    ],
  };
}

/** How many rows each file has, without its head. */
export function countRows(tables: Record<AdminExport, Rows>): AdminExportRows {
  const { exams, usage, calls, growth, people } = tables;
  return {
    exams: exams.length - 1,
    usage: usage.length - 1,
    calls: calls.length - 1,
    growth: growth.length - 1,
    people: people.length - 1,
  };
}

/** Saves files of the page's figures, named after what is in them and their day. */
export function saveFiles(tables: Record<AdminExport, Rows>, files: AdminExport[], day: string, words: Words): void {
  for (const file of files) {
    const url = URL.createObjectURL(new Blob([toCsv(tables[file], words.locale)], { type: 'text/csv;charset=utf-8' }));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = `${words.t(`admin.export.file.${file}`)}-${day}.csv`;
    anchor.click();
    // The download begins after this turn.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}
