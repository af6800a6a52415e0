import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { calibrationOf } from '../src/readiness/simulation/calibration.ts';
import { reliabilityDiagram } from '../src/readiness/simulation/diagram.ts';
import { type Gate, gatesOf, gatesOfLearning, leastSaved, type Measured } from '../src/readiness/simulation/gates.ts';
import { laws, type Pair, pairOf, type Saving, savingOf } from '../src/readiness/simulation/learning.ts';
import { followSome, measure } from '../src/readiness/simulation/run.ts';
import { type Outcome, scenarios } from '../src/readiness/simulation/scenarios.ts';

const learners = 8000;
/** Learners whose practice is chosen: each answers some hundred questions, twice. */
const practising = 400;
const output = join(import.meta.dirname, '../../../.prepar/readiness');
/** What the page about the model shows, from here. */
const artefact = join(import.meta.dirname, '../../../packages/screens/src/method/calibration.json');
/** Said under the table of what choosing saves. */
const assumption =
  'Nobody knows by which law people learn. Choosing rests on the first one; what it saves by the others is what it would save were that wrong.';

if (isMainThread) await main();
else {
  const { part, parts } = workerData as { part: number; parts: number };
  const bound = (all: number, at: number) => Math.round((all * at) / parts);
  const [first, end] = [bound(practising, part), bound(practising, part + 1)];
  const done: Done = {
    outcomes: followSome(bound(learners, part), bound(learners, part + 1)),
    pairs: laws.map((law) => Array.from({ length: end - first }, (_learner, i) => pairOf(law, first + i))),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(done);
}

/** What one thread found. */
interface Done {
  outcomes: Outcome[][][];
  /** A list for each law. */
  pairs: Pair[][];
}

async function main(): Promise<void> {
  const { outcomes, pairs } = await followAll();
  const measured = measure(outcomes);
  const savings = laws.map((law, l) => savingOf(law, pairs[l] ?? []));
  const gates = [...gatesOf(measured), ...gatesOfLearning(savings)];
  const table = `${figuresTable(measured)}\n\n${savingsTable(savings)}\n\n${gatesTable(gates)}\n`;
  console.log(table);
  const calibration = calibrationOf(measured, learners);
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'table.txt'), table);
  writeFileSync(join(output, 'figures.json'), `${JSON.stringify({ learners, measured, savings, gates }, null, 2)}\n`);
  const title = `Chance to pass after ${calibration.answers} answers, ${learners} simulated learners`;
  writeFileSync(join(output, 'reliability.svg'), reliabilityDiagram(calibration.groups, title));
  writeFileSync(artefact, `${JSON.stringify(calibration, null, 2)}\n`);
  const failed = gates.filter(({ ok }) => !ok).length;
  console.log(`${gates.length - failed} of ${gates.length} gates met; table, figures and diagram in .prepar/readiness`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** In threads. The learners are the same ones however many threads there are. */
async function followAll(): Promise<Done> {
  const parts = Math.max(1, availableParallelism());
  const done = await Promise.all(
    Array.from(
      { length: parts },
      (_thread, part) =>
        new Promise<Done>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: { part, parts } });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  return {
    outcomes: scenarios.map((_scenario, s) => done.flatMap(({ outcomes }) => outcomes[s] ?? [])),
    pairs: laws.map((_law, l) => done.flatMap(({ pairs }) => pairs[l] ?? [])),
  };
}

/** Questions until the expected result reaches the cut, chosen and drawn for the same learners. */
function savingsTable(savings: readonly Saving[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const asked = (least: number | undefined) => (least === undefined ? 'nothing' : `≥ ${percent(least)}`);
  const head = [
    'to the cut',
    'learners',
    'drawn',
    'chosen',
    'saved',
    'asked',
    '95 % of the median',
    'right, drawn',
    'right, chosen',
  ];
  const rows = savings.map((one) => [
    one.law,
    String(one.learners),
    String(one.drawn),
    String(one.chosen),
    percent(one.saved),
    asked(leastSaved[one.law]),
    `${percent(one.low)} to ${percent(one.high)}`,
    percent(one.rightDrawn),
    percent(one.rightChosen),
  ]);
  const names = laws.map(({ id, name }) => `${id}: ${name}`);
  return [columns([head, ...rows]), ...names, assumption].join('\n');
}

function figuresTable(all: readonly Measured[]): string {
  const share = (value: number | null) => (value === null ? '-' : value.toFixed(3));
  const head = [
    '',
    'n',
    'Brier',
    'skill',
    'ECE',
    'AUC',
    'score cover',
    'width',
    'domain cover',
    'P≥.9 pass',
    'accuracy',
    'beta-bin.',
    'count',
  ];
  const rows = all.map(({ scenario, answers, figures }) => [
    scenario,
    String(answers),
    ...[figures.brier, figures.skill, figures.ece, figures.auc, figures.scoreCover, figures.scoreWidth].map(share),
    ...[figures.domainCover, figures.sure, figures.accuracyBrier, figures.shareBrier, figures.countBrier].map(share),
  ]);
  const names = scenarios.map(({ id, name }) => `${id}: ${name}`);
  return `${columns([head, ...rows])}\n${names.join('\n')}`;
}

function gatesTable(gates: readonly Gate[]): string {
  const bound = ({ least, most }: Gate) => [least === null ? '' : `≥ ${least}`, most === null ? '' : `≤ ${most}`];
  const rows = gates.map((gate) => [
    gate.name,
    gate.measured === null ? '-' : gate.measured.toFixed(4),
    bound(gate).filter(Boolean).join(' and '),
    gate.ok ? 'ok' : 'FAILS',
  ]);
  return columns([['Gate', 'Measured', 'Limit', ''], ...rows]);
}

function columns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_cell, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
