import type { Plugin } from 'vite';

/** Leaves imports on demand to the browser: documents name the scripts of their page, and pages share all but their own. */
export function plainImports(): Plugin {
  return {
    name: 'prepar:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}
