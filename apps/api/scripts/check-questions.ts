import { parseArgs } from 'node:util';
import { exams } from '../content/exams.ts';
import { drawSample, type Gate, inventory, SECTIONS } from '../src/questions/checks/gates.ts';

const USAGE = 'Usage: node apps/api/scripts/check-questions.ts --exam <id> --count <questions, 100 to 100000>';

function refuse(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function readArguments(): { exam: string; count: number } {
  let values: { exam?: string; count?: string };
  try {
    ({ values } = parseArgs({ options: { exam: { type: 'string' }, count: { type: 'string' } } }));
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const { exam, count = '10000' } = values;
  const active = exams.filter((candidate) => candidate.isActive).map((candidate) => candidate.id);
  if (exam === undefined) return refuse('Which exam? Give --exam.');
  if (!active.includes(exam)) return refuse(`There are no questions for "${exam}". Exams with questions: ${active.join(', ')}.`);
  if (!/^\d+$/.test(count) || Number(count) < 100 || Number(count) > 100_000) return refuse(`"${count}" is not a number of questions between 100 and 100000.`);
  return { exam, count: Number(count) };
}

function columns(gate: Gate): string[] {
  const { measured } = gate;
  const values = typeof measured === 'string' ? [measured, '', ''] : [measured.pt, measured.en, measured.es];
  return [gate.name, gate.limit, ...values, gate.ok ? 'ok' : 'FAILS'];
}

function table(gates: readonly Gate[]): string {
  const rows = [['Gate', 'Limit', 'pt', 'en', 'es', ''], ...gates.map(columns)];
  const wide = (row: readonly string[]) => row[3] === '' && row[4] === '';
  const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...rows.filter((row) => i < 2 || !wide(row)).map((row) => row[i]?.length ?? 0)));
  const span = (widths[2] ?? 0) + (widths[3] ?? 0) + (widths[4] ?? 0) + 4;
  return rows
    .map((row) => {
      const [name = '', limit = '', pt = '', en = '', es = '', mark = ''] = row;
      const middle = wide(row) ? pt.padEnd(span) : [pt.padStart(widths[2] ?? 0), en.padStart(widths[3] ?? 0), es.padStart(widths[4] ?? 0)].join('  ');
      return `${name.padEnd(widths[0] ?? 0)}  ${limit.padEnd(widths[1] ?? 0)}  ${middle}  ${mark}`.trimEnd();
    })
    .join('\n');
}

const { exam, count } = readArguments();
const started = performance.now();
const sample = drawSample(exam, count);
const gates = SECTIONS.flatMap((section) => section(sample));
for (const [name, value] of inventory(sample)) console.log(`${name}: ${value}`);
console.log(`\n${table(gates)}`);
for (const gate of gates) {
  if (!gate.ok) for (const example of gate.examples ?? []) console.log(`\n${gate.name}: ${example}`);
}
console.log(`\n${count} questions in three languages, ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = gates.every((gate) => gate.ok) ? 0 : 1;
