/**
 * Writes the offline reference page into a folder: index.html, scalar.js (also as .br and .gz), openapi.json and
 * reference.json, the same with links inside the page. The page is made to be served at /docs and asks no other host for
 * anything. Usage: node scripts/docs.mjs <outFolder>
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import scalarPlugin from '@scalar/fastify-api-reference';
import { operationsOf } from './error-codes.mjs';
import { workspace } from './redocly.mjs';

const configuration = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  defaultOpenAllTags: true,
};

const attribute = (value) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Prepar API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <style>
      .way-back { display: flex; gap: 1.5rem; align-items: center; padding: .75rem 1.5rem; font: 600 .9375rem/1.5 system-ui, sans-serif; color: #1d2a5b; background: #f7f5ef; border-bottom: 1px solid #d9d5c7 }
      .dark-mode .way-back { color: #e9e7df; background: #14182b; border-color: #2c3252 }
      .way-back a { color: inherit; text-underline-offset: .2em }
      .way-back a:first-child { display: flex; gap: .5rem; align-items: center; text-decoration: none }
    </style>
  </head>
  <body>
    <nav class="way-back" aria-label="Prepar">
      <a href="/"><img src="/favicon.svg" alt="" width="24" height="24">Prepar</a>
      <a href="/docs/openapi.json" download>openapi.json</a>
    </nav>
    <div id="api-reference" data-url="/docs/reference.json" data-configuration="${attribute(configuration)}"></div>
    <script src="/docs/scalar.js"></script>
  </body>
</html>
`;

/** Scalar's plugin carries its browser script as a string and hands it to the route it registers. */
function browserScript() {
  const routes = new Map();
  const host = { route: (route) => routes.set(route.url, route) };
  scalarPlugin(host, { routePrefix: '/docs', configuration: { url: '/docs/openapi.json' } }, () => {});
  let script;
  const reply = { header: () => reply, send: (body) => (script = body) };
  routes.get('/docs/js/scalar.js').handler({}, reply);
  return script.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}

/** The description with links from the ids and codes that its texts name to their places on the page. */
function linked(text) {
  const document = JSON.parse(text);
  const places = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { operationId }]) => operationId)
        .map(([method, { operationId, tags }]) => [
          operationId,
          `#tag/${tags[0].toLowerCase()}/${method.toUpperCase()}${path}`,
        ]),
    ),
  );
  for (const code of document.components.schemas.ErrorCode.enum) places.set(code, '#description/error-codes');
  const link = (words) =>
    words.replaceAll(/(?<!\[)`(\w+)`/g, (all, name) => (places.has(name) ? `[${all}](${places.get(name)})` : all));
  document.info.description = link(document.info.description);
  for (const operation of operationsOf(document)) operation.description = link(operation.description);
  return JSON.stringify(document);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/docs.mjs <outFolder>');

const script = Buffer.from(browserScript());
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), page);
writeFileSync(join(folder, 'scalar.js'), script);
writeFileSync(join(folder, 'scalar.js.gz'), gzipSync(script));
writeFileSync(
  join(folder, 'scalar.js.br'),
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
);
const description = join(workspace, 'dist', 'openapi.json');
copyFileSync(description, join(folder, 'openapi.json'));
writeFileSync(join(folder, 'reference.json'), linked(readFileSync(description, 'utf8')));
