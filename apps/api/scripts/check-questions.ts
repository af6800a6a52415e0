import { parseArgs } from 'node:util';
import { isActive, listExams } from '../src/catalogue/catalogue.ts';
import {
  drawSample,
  type Gate,
  goals,
  inventory,
  type Sample,
  scopeLength,
  sections,
} from '../src/questions/checks/gates.ts';

const usage =
  'Usage: node apps/api/scripts/check-questions.ts --exam <id> --count <questions, 100 to 100000> [--each <answers per modality and level, 20 to 2000>]';

function refuse(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

function readArguments(): { exam: string; count: number; each: number } {
  let values: { exam?: string; count?: string; each?: string };
  try {
    ({ values } = parseArgs({
      options: { exam: { type: 'string' }, count: { type: 'string' }, each: { type: 'string' } },
    }));
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const { exam, count = '10000', each = String(scopeLength) } = values;
  const active = listExams()
    .filter(isActive)
    .map(({ id }) => id);
  if (exam === undefined) return refuse('Which exam? Give --exam.');
  if (!active.includes(exam))
    return refuse(`There are no questions for "${exam}". Exams with questions: ${active.join(', ')}.`);
  if (!/^\d+$/.test(count) || Number(count) < 100 || Number(count) > 100_000)
    return refuse(`"${count}" is not a number of questions between 100 and 100000.`);
  if (!/^\d+$/.test(each) || Number(each) < 20 || Number(each) > 2000)
    return refuse(`"${each}" is not a number of answers between 20 and 2000.`);
  return { exam, count: Number(count), each: Number(each) };
}

function columns(gate: Gate, missed: string): string[] {
  const { measured } = gate;
  const values = typeof measured === 'string' ? [measured, '', ''] : [measured.pt, measured.en, measured.es];
  return [gate.name, gate.limit, ...values, gate.ok ? 'ok' : missed];
}

/** What one learner after another met who kept to a modality and a wish of level. */
function scopeTable(scopes: Sample['scopes']): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)}%`;
  const titles = [
    'Modality',
    'Level',
    'Different',
    'Exact for',
    'Again in 60',
    'Again in 600',
    'Needs ≥',
    'Statements ≤',
    'NOT ≤',
  ];
  const rows = scopes.map(({ modality, level, fresh, exact, again, need, statement, not }) => [
    modality,
    String(level ?? 'any'),
    ...[fresh, exact, again.soon, again.inAMonth].map(String),
    ...[need, statement, not].map(percent),
  ]);
  const widths = titles.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return [titles, ...rows].map(line).join('\n');
}

function table(gates: readonly Gate[], [title, missed] = ['Gate', 'FAILS']): string {
  const rows = [[title, 'Limit', 'pt', 'en', 'es', ''], ...gates.map((gate) => columns(gate, missed))];
  const wide = (row: readonly string[]) => row[3] === '' && row[4] === '';
  const widths = [0, 1, 2, 3, 4].map((i) =>
    Math.max(...rows.filter((row) => i < 2 || !wide(row)).map((row) => row[i]?.length ?? 0)),
  );
  const span = (widths[2] ?? 0) + (widths[3] ?? 0) + (widths[4] ?? 0) + 4;
  return rows
    .map((row) => {
      const [name = '', limit = '', pt = '', en = '', es = '', mark = ''] = row;
      const middle = wide(row)
        ? pt.padEnd(span)
        : [pt.padStart(widths[2] ?? 0), en.padStart(widths[3] ?? 0), es.padStart(widths[4] ?? 0)].join('  ');
      return `${name.padEnd(widths[0] ?? 0)}  ${limit.padEnd(widths[1] ?? 0)}  ${middle}  ${mark}`.trimEnd();
    })
    .join('\n');
}

const { exam, count, each } = readArguments();
const started = performance.now();
const sample = drawSample(exam, count, each);
const gates = sections.flatMap((section) => section(sample));
const aims = goals(sample);
for (const [name, value] of inventory(sample)) console.log(`${name}: ${value}`);
console.log(`\n${table(gates)}\n\n${table(aims, ['Amount', 'SHORT'])}`);
console.log(`\n${scopeTable(sample.scopes)}`);
for (const gate of [...gates, ...aims]) {
  if (!gate.ok) for (const example of gate.examples ?? []) console.log(`\n${gate.name}: ${example}`);
}
console.log(`\n${count} questions in three languages, ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = [...gates, ...aims].every(({ ok }) => ok) ? 0 : 1;
