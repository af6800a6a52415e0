import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunk } from './build/chunks.ts';
import { compileMessages } from './build/compile-messages.ts';
import { documents } from './build/documents.ts';
import { leanIcons } from './build/lean-icons.ts';
import { plainImports } from './build/plain-imports.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compileMessages(),
    leanIcons(),
    plainImports(),
    documents(),
    { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US', 'es-ES'] }), enforce: 'pre' },
  ],
  resolve: {
    // React has had it for long: the copy for older ones stays out.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome119', 'firefox128', 'safari17'], // they know oklch and @property, so that nothing is written twice
    cssCodeSplit: false,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id, graph) => sharedChunk(id, (other) => graph.getModuleInfo(other)) }] } },
    },
  },
  server: { proxy: { '^/(api|docs|storybook)(/|$)': process.env['API_ADDRESS'] ?? 'http://localhost:3000' } },
});
