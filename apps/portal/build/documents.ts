import { parse } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { notFoundPage, pages } from '../src/routes/pages.ts';
import { stylesFor } from './styles.ts';

type Bundle = Rolldown.OutputBundle;
type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Writes a document per module that draws pages, with the styles and the hints of scripts that these pages need, so that a first
 * visit waits for nothing that it does not use. `documents.json` names the document of each address; `*` is any other.
 */
export function documents(): Plugin {
  return {
    name: 'prepar:documents',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const template = take(bundle, ({ fileName }) => fileName === 'index.html');
      const sheet = take(bundle, ({ fileName }) => fileName.endsWith('.css'));
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
      if (!entry?.facadeModuleId) throw new Error('The portal has no entry.');

      const styles = parse(sheet.source);
      const allStyles = stylesFor(styles, sourcesOf(entry.facadeModuleId, this, { withPages: true }));
      const reference = this.emitFile({ type: 'asset', name: 'all.css', source: allStyles });

      const fileOf: Record<string, string> = {};
      for (const { path, module } of [...pages, notFoundPage]) {
        fileOf[path] = fileName(module);
        if (fileOf[path] in bundle) continue;
        const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/routes/${module}.tsx`)));
        const id = chunk?.moduleIds.find((one) => one.endsWith(`/src/routes/${module}.tsx`));
        if (!chunk || !id) throw new Error(`${path} has no module ${module}.`);
        const sources = [...sourcesOf(entry.facadeModuleId, this), ...sourcesOf(id, this)];
        const needs = `${hintsOf(chunk, entry, bundle)}<style>${stylesFor(styles, sources)}</style>`;
        const source = template.source
          .replace('<html ', `<html data-enough-for="${module}" data-all-styles="/${this.getFileName(reference)}" `)
          .replace(/<link rel="stylesheet"[^>]*>/, () => needs); // as a function: in a text `$` would have a meaning
        this.emitFile({ type: 'asset', fileName: fileOf[path], source });
      }
      this.emitFile({ type: 'asset', fileName: 'documents.json', source: JSON.stringify(fileOf) });
    },
  };
}

/** The first page has the name that any host of files looks for. */
const fileName = (module: string) => (module === pages[0].module ? 'index.html' : `${module.replaceAll(/.*\/|Route$/g, '')}.html`);

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Takes an asset out of what is written. */
function take(bundle: Bundle, isWanted: (asset: Rolldown.OutputAsset) => boolean): { source: string } {
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== 'asset' || !isWanted(file)) continue;
    delete bundle[name];
    return { source: String(file.source) };
  }
  throw new Error('The build wrote no such file.');
}

/** Text of a module and of our own modules that it imports, later ones too, but for pages that the start loads. */
function sourcesOf(id: string, context: Context, { withPages = false } = {}, seen = new Set<string>()): string[] {
  const module = context.getModuleInfo(id);
  if (!module || seen.has(id) || id.includes('/node_modules/')) return [];
  seen.add(id);
  const later = withPages || !id.endsWith('/src/routes/routes.ts') ? module.dynamicallyImportedIds : [];
  return [module.code ?? '', ...[...module.importedIds, ...later].flatMap((next) => sourcesOf(next, context, { withPages }, seen))];
}

/** What the page's chunk imports is asked for together with the start, which only then learns of it. */
function hintsOf(chunk: Rolldown.OutputChunk, entry: Rolldown.OutputChunk, bundle: Bundle): string {
  const files = new Set<string>();
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName) || fileName === entry.fileName) return;
    files.add(fileName);
    for (const name of imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') add(next);
    }
  };
  add(chunk);
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('\n    ');
}
