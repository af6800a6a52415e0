import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { WrittenDocument } from '../src/documents.types.ts';

interface Server {
  drawDocuments: () => Promise<WrittenDocument[]>;
}

/** Writes a document per page and language, drawn as a visitor first sees it, that names the scripts of its page. */
export function prerender(): Plugin {
  let root = '';
  return {
    name: 'prepar:prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const template = bundle['index.html'];
      if (template?.type !== 'asset') throw new Error('The portal has no index.html.');
      delete bundle['index.html'];
      for (const document of await drawDocuments(root)) {
        const hints = [
          ...scriptsOf(document.modules, bundle).map(
            (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
          ),
          ...(document.isWhole ? [] : fontsOf(bundle)).map(
            (file) =>
              `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${file}">`,
          ),
        ];
        const source = (document.isWhole ? withStyles(template.source, bundle) : String(template.source))
          .replace('lang="pt-BR"', `lang="${document.tag}"`)
          .replace('</head>', () => `  ${document.head}${hints.join('\n    ')}\n  </head>`)
          // Words are painted without any script: over a slow line styles and fonts go first.
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
          .replace('<div id="root">', () => `<div id="root">${document.body}`);
        this.emitFile({ type: 'asset', fileName: document.file, source });
      }
    },
  };
}

/** With the style sheet inside, so that words are drawn as soon as they are there: another journey to the server takes longer than the sheet itself. */
function withStyles(template: string | Uint8Array, bundle: Rolldown.OutputBundle): string {
  return String(template).replace(/<link rel="stylesheet"[^>]* href="\/([^"]*)">/, (_, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`);
    return `<style>${String(sheet.source).trim()}</style>`;
  });
}

/** Builds the portal for Node and lets it draw its pages. */
async function drawDocuments(root: string): Promise<WrittenDocument[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'prepar-prerender-'));
  const settings = { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true, copyPublicDir: false };
  await build({ root, logLevel: 'warn', build: settings });
  // All that the first drawing reads of a browser.
  Object.assign(globalThis, { location: new URL('http://localhost') });
  const portal = (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as Server;
  const documents = await portal.drawDocuments();
  await rm(outDir, { recursive: true });
  return documents;
}

/** Fonts of every page. Where words come with data, they are fetched while data is asked for; where words stand, they are known from the start. */
function fontsOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle).filter((file) => /-latin-(?:wght|500)-.*\.woff2$/.test(file));
}

/** Files of modules that are loaded on demand, and of all that these import, but for what the entry brings anyway. */
function scriptsOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const name of imports) for (const chunk of chunks) if (chunk.fileName === name) add(chunk);
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  const known = new Set(files);
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`The build has no script of ${module}.`);
    add(chunk);
  }
  return [...files].filter((file) => !known.has(file));
}
