/** Writes dist/. With --check it writes nothing and fails, naming each file that is missing or stale. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { errorCodeList, errorCodeTable } from './error-codes.mjs';
import { redocly, workspace } from './redocly.mjs';

const chapters = ['getting-started', 'authentication', 'errors', 'idempotency', 'limits', 'units-and-dates', 'versioning'];
const dist = join(workspace, 'dist');

function bundle() {
  const { status, stdout, stderr } = redocly(['bundle', 'openapi.yaml', '--ext', 'json']);
  if (status !== 0) throw new Error(`The description cannot be bundled.\n${stdout}${stderr}`);
  return JSON.parse(stdout);
}

function introduction({ info }, codes) {
  const texts = chapters.map((name) => readFileSync(join(workspace, 'docs', `${name}.md`), 'utf8').trim());
  return [info.description, ...texts].join('\n\n').replace('<!-- error-codes -->', () => codes);
}

async function types(document) {
  const nodes = await openapiTS(structuredClone(document), {
    defaultNonNullable: false,
    enumValues: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return COMMENT_HEADER + astToString(nodes);
}

async function generate() {
  const document = bundle();
  document.info.description = introduction(document, errorCodeList(document));
  return new Map([
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['types.ts', await types(document)],
    ['error-codes.md', `# Error codes\n\n${errorCodeTable(document)}\n`],
  ]);
}

function committed(name) {
  try {
    return readFileSync(join(dist, name), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const files = await generate();
if (process.argv.includes('--check')) {
  const stale = [...files].filter(([name, text]) => committed(name) !== text).map(([name]) => `openapi/dist/${name}`);
  for (const name of stale) console.error(`${name} is stale. Run "npm run bundle -w openapi" and commit it.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(dist, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(dist, name), text);
}
