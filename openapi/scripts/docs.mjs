/**
 * Writes the offline reference page into a folder: index.html, scalar.js (also as .br and .gz) and openapi.json.
 * The page is made to be served at /docs and asks no other host for anything. Usage: node scripts/docs.mjs <outFolder>
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import scalarPlugin from '@scalar/fastify-api-reference';
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
  </head>
  <body>
    <div id="api-reference" data-url="/docs/openapi.json" data-configuration="${attribute(configuration)}"></div>
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

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/docs.mjs <outFolder>');

const script = Buffer.from(browserScript());
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), page);
writeFileSync(join(folder, 'scalar.js'), script);
writeFileSync(join(folder, 'scalar.js.gz'), gzipSync(script));
writeFileSync(join(folder, 'scalar.js.br'), brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
copyFileSync(join(workspace, 'dist', 'openapi.json'), join(folder, 'openapi.json'));
