// `npm run contract:fuzz`: the property tests of the contract with many more calls and a seed of its own, or the one of --seed.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { checkout, environment, getReady } from '../../apps/api/launch/ready.mjs';

const { values } = parseArgs({ options: { seed: { type: 'string' }, times: { type: 'string', default: '20' } } });
const seed = values.seed ?? String(randomInt(2 ** 31));
console.log(`Seed ${seed}; --seed ${seed} repeats this run.`);
getReady();
const { status } = spawnSync('vitest', ['run', '--project', 'api', 'tests/contract/properties.test.ts'], {
  cwd: checkout,
  stdio: 'inherit',
  env: { ...environment(), FUZZ_SEED: seed, FUZZ_TIMES: values.times },
});
process.exitCode = status ?? 1;
