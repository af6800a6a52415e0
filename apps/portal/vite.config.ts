import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './build/compile-messages.ts';
import { prerender } from './build/prerender.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compileMessages(),
    prerender(),
    { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US', 'es-ES'] }), enforce: 'pre' },
  ],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  resolve: {
    // React has had it for long: the copy for older ones stays out.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome119', 'firefox128', 'safari17'], // they know oklch and @property, so that nothing is written twice
    cssCodeSplit: false,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    minify: 'terser', // about 1.5 % less to fetch than without, for some seconds more of building
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          preserveEntrySignatures: false,
          output: {
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 1 },
                // What nearly every page uses, but for words, of which a page loads its own.
                {
                  name: 'shared',
                  test: /^(?!.*(messages|i18n.common))/,
                  minShareCount: 28,
                  includeDependenciesRecursively: false,
                },
              ],
              // Otherwise each small part that pages share is a file of its own, and a first visit asks for forty.
              experimentalInlineCommonChunks: { maxSize: 14_500 },
            },
          },
        },
      },
    },
  },
  ssr: { noExternal: true },
  clearScreen: false,
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '^/(api|docs|storybook)(/|$)': process.env['API_ADDRESS'] ?? 'http://localhost:3000' },
  },
});
