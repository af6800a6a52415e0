import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Compiles message catalogues while building, so that the browser needs no ICU parser: it is replaced by a stub.
 * A message that does not parse fails the build.
 */
export function compileMessages(): Plugin {
  return {
    name: 'prepar:compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    transform(text, id) {
      if (!/\/messages\/(pt|en|es)\.json$/.test(id)) return null;
      const messages = JSON.parse(text) as Record<string, string>;
      const compiled = Object.entries(messages).map(([key, message]) => {
        try {
          return [key, parse(message)];
        } catch (error) {
          return this.error(`${id}: "${key}" is not a valid message: ${String(error)}`);
        }
      });
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  };
}
