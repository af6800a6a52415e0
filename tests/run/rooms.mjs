// `npm run rooms`: the folders of the server floor by floor, what each uses, and how many of them stand in a circle.
import { spawnSync } from 'node:child_process';
import { checkout, environment } from '../../apps/api/launch/ready.mjs';

const home = process.argv[2] ?? 'apps/api/src';
const { status, stdout, stderr } = spawnSync('depcruise', [home, '--output-type', 'json'], {
  cwd: checkout,
  env: environment(),
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
if (!stdout) throw new Error(stderr || `depcruise ended with ${status}`);

const short = (name) => name.slice(home.length + 1);
const inside = ({ name }) => name.startsWith(`${home}/`);
const rooms = JSON.parse(stdout)
  .folders.filter(inside)
  .map(({ name, dependencies }) => ({
    name: short(name),
    uses: dependencies
      .filter(inside)
      .map((used) => short(used.name))
      .sort(),
    isInCircle: dependencies.some(({ circular }) => circular),
  }));

const width = Math.max(...rooms.map(({ name }) => name.length));
const placed = new Set();
for (let floor = 0, rest = rooms; rest.length > 0; floor++) {
  const next = rest.filter(({ uses }) => uses.every((used) => placed.has(used)));
  const here = next.length > 0 ? next : rest; // what is left stands in circles, or on one
  console.log(next.length > 0 ? `\nFloor ${floor}` : '\nIn circles, or above one');
  for (const { name, uses } of here) console.log(`  ${name.padEnd(width)}  ${uses.join(', ')}`);
  for (const { name } of here) placed.add(name);
  rest = rest.filter((room) => !here.includes(room));
}
console.log(`\n${rooms.length} folders, ${rooms.filter(({ isInCircle }) => isInCircle).length} of them in a circle.`);
