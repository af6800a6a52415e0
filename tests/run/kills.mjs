// `npm run kills -- --rounds 100`: kills the server, its database or both amid answers, that many times, and counts what is lost.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { checkout, environment, getReady } from '../../apps/api/launch/ready.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
getReady();
const { status } = spawnSync('vitest', ['run', '--project', 'resilience', 'tests/resilience/kill.test.ts'], {
  cwd: checkout,
  stdio: 'inherit',
  env: { ...environment(), KILL_ROUNDS: values.rounds },
});
process.exitCode = status ?? 1;
