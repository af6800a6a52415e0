import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** A test that its runner would run. Skipped ones are not listed. */
export interface ListedTest {
  readonly path: string;
  readonly title: string;
}

/** What Vitest runs in Node. Files are loaded for it, so that the rows of a table have titles of their own. */
export function listVitest(checkout: string): ListedTest[] {
  const folder = mkdtempSync(join(tmpdir(), 'prepar-list-'));
  const file = join(folder, 'tests.json');
  try {
    run(checkout, 'vitest', ['list', '--project', 'unit', '--project', 'api', '--staticParse=false', `--json=${file}`]);
    const listed = JSON.parse(readFileSync(file, 'utf8')) as { name: string; file: string }[];
    return listed.map((test) => ({ path: relative(checkout, test.file), title: test.name }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Suite {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly expectedStatus: string }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** What Playwright runs in a browser. */
export function listJourneys(checkout: string): ListedTest[] {
  const output = run(checkout, 'playwright', ['test', '--list', '--reporter=json', '--project', 'journeys']);
  const report = JSON.parse(output) as { config: { rootDir: string }; suites: readonly Suite[] };
  const testsOf = ({ file, specs = [], suites = [] }: Suite): ListedTest[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus !== 'skipped'))
      .map(({ title }) => ({ path: relative(checkout, join(report.config.rootDir, file)), title })),
    ...suites.flatMap(testsOf),
  ];
  return report.suites.flatMap(testsOf);
}

const run = (checkout: string, runner: string, args: readonly string[]) =>
  execFileSync(join(checkout, 'node_modules/.bin', runner), args, {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
