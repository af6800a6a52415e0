// Builds what the server serves: the portal and the API reference, with compressed copies beside each file.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const checkout = resolve(import.meta.dirname, '../../..');
const portal = join(checkout, 'apps/portal');

rmSync(join(portal, 'dist'), { recursive: true, force: true });
run(join(checkout, 'openapi'), 'node', ['scripts/docs.mjs', join(checkout, '.prepar/docs')]);
run(portal, 'node', ['--run', 'build']);
compress(join(portal, 'dist'));

function run(folder, command, args) {
  // A test that builds says that it tests, and would get what React has for developers.
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env });
  if (result.status === 0) return;
  console.error(result.stdout, result.stderr, result.error?.message ?? '');
  process.exit(1);
}

function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|json|txt)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
