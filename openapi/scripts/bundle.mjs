/** Writes dist/. With --check it writes nothing and fails, naming each file that is missing or stale. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { errorCodeList, errorCodeTable, operationsOf } from './error-codes.mjs';
import { redocly, workspace } from './redocly.mjs';

const chapters = [
  'getting-started',
  'authentication',
  'errors',
  'idempotency',
  'limits',
  'units-and-dates',
  'versioning',
];
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

/** What the x- fields of an operation say, where every reader shows it. */
function footer({ operationId, 'x-rate-limit': rateLimit, 'x-error-codes': codes }) {
  const listed = Object.values(codes).flat();
  return `Operation \`${operationId}\`, limit class \`${rateLimit}\`, error codes ${listed.map((code) => `\`${code}\``).join(', ')}.`;
}

async function types(document) {
  const nodes = await openapiTS(structuredClone(document), {
    defaultNonNullable: false,
    enumValues: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return `${COMMENT_HEADER}${astToString(nodes)}\n${defaultSettings(document)}`;
}

/** The defaults of the settings, for those who cannot read the document while they run. */
function defaultSettings({ components }) {
  const values = Object.entries(components.schemas.Settings.properties).map(([name, { default: value }]) => [
    name,
    value,
  ]);
  return `/** What the settings of an account begin with. */\nexport const defaultSettings: Settings = ${JSON.stringify(Object.fromEntries(values), null, 2)};\n`;
}

async function generate() {
  const document = bundle();
  document.info.description = introduction(document, errorCodeList(document));
  const described = structuredClone(document);
  for (const operation of operationsOf(described)) operation.description += `\n\n${footer(operation)}`;
  return new Map([
    ['openapi.json', `${JSON.stringify(described, null, 2)}\n`],
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
