import type { Plugin } from 'vite';
import { pagePaths } from '../src/routes/paths.ts';

/** Writes down the addresses of all pages beside the built portal, so that its server knows which ones there are. */
export function listPages(): Plugin {
  return {
    name: 'list-pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pagePaths) });
    },
  };
}
