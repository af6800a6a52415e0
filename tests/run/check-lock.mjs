// Fails when the lock file lacks a platform's build of a package: npm drops one silently when the registry does not
// have it yet, and then refuses to install anywhere.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name, range]) => !resolves(path, name, range))
    .map(([name, range]) => `${name}@${range} of ${path || 'the root'}`),
);
if (missing.length > 0) {
  console.error(`package-lock.json is incomplete:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}

function resolves(path, name, range) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder}${folder ? '/' : ''}node_modules/${name}`];
    if (found) return !/^\d/.test(range) || found.version === range;
    if (folder === '') return false;
  }
}
