import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunk } from './build/chunks.ts';
import { compileMessages } from './build/compile-messages.ts';
import { listPages } from './build/list-pages.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compileMessages(),
    listPages(),
    { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US', 'es-ES'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2023',
    cssTarget: ['chrome119', 'firefox121', 'safari17'], // they know oklch, so that no colour is written twice
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: (id, graph) => sharedChunk(id, (other) => graph.getModuleInfo(other)) }] } },
    },
  },
  server: { proxy: { '/api': process.env['API_ADDRESS'] ?? 'http://localhost:3000' } },
});
