// `npm run coverage:spec`: which tests name which requirement of tests/specification.md. With `-- DASH LOGIN-07` only
// of these; with `-- --brief` only what is wrong or missing, either of which fails.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { idsIn, judge, type Proof } from '../coverage/judge.ts';
import { type ListedTest, listJourneys, listVitest } from '../coverage/listTests.ts';
import { readAllStories } from '../coverage/readStories.ts';
import { type Kind, readRequirements } from '../coverage/requirements.ts';

const checkout = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(checkout, path), 'utf8');
const requirements = readRequirements(read('tests/specification.md'));

const isContract = (path: string) => path.startsWith('openapi/') || path.startsWith('tests/contract/');
const proofOf = (kind: Kind, { path, title }: ListedTest): Proof => ({
  kind,
  path,
  title,
  ids: idsIn(title, requirements),
});
const tests: Proof[] = [
  ...listVitest(checkout)
    .filter(({ path }) => !path.startsWith('tests/coverage/'))
    .map((test) => proofOf(isContract(test.path) ? 'contract' : 'api', test)),
  ...readAllStories(checkout)
    .filter(({ isTested }) => isTested)
    .map(({ path, name, proves }): Proof => ({
      kind: path.startsWith('packages/ui/') ? 'ui story' : 'screen story',
      path,
      title: name,
      ids: proves,
    })),
  ...listJourneys(checkout).map((test) => proofOf('portal e2e', test)),
];
const paths = globSync(
  [
    'openapi/**/*.test.ts',
    'packages/*/src/**/*.{test.ts,stories.tsx}',
    'apps/*/{src,build}/**/*.test.ts',
    'tests/{contract,rooms}/**/*.test.ts',
    'tests/journeys/**/*.spec.ts',
  ],
  { cwd: checkout, exclude: ['**/node_modules/**'] },
);
const { proofs, faults, missing } = judge(requirements, tests, new Map(paths.map((path) => [path, read(path)])));

const brief = process.argv.includes('--brief');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isChosen = ({ id }: { id: string }) =>
  wanted.length === 0 || wanted.some((name) => id === name || id.startsWith(`${name}-`));

for (const { id, text, provedBy, mark } of brief ? [] : requirements.filter(isChosen)) {
  console.log(`${id}  ${text}  (${[...provedBy, ...(mark ? [mark] : [])].join(', ')})`);
  for (const { kind, path, title } of proofs.get(id) ?? []) console.log(`  ${kind.padEnd(12)}  ${path}: ${title}`);
}

const notYet = missing.filter(isChosen);
if (notYet.length > 0) console.log('\nNot named by a test of the first kind:');
for (const { id, text, provedBy } of notYet) console.log(`  ${provedBy[0].padEnd(12)}  ${id.padEnd(10)} ${text}`);

const count = (mark: string) => requirements.filter((requirement) => requirement.mark === mark).length;
const proved = requirements.length - missing.length - count('statement') - count('later');
console.log(
  `\n${requirements.length} requirements: ${proved} proved, ${missing.length} not yet, ${count('later')} for later, ${count('statement')} statements.`,
);
for (const fault of faults) console.error(`  ${fault}`);
process.exitCode = faults.length + missing.length > 0 ? 1 : 0;
