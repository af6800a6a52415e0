import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const locales = ['pt', 'en', 'es'] as const;
export type Locale = (typeof locales)[number];

const screens = join(import.meta.dirname, '../../packages/screens/src');

/** The words of the whole portal in one language, by their ids; values take the place of `{name}`, tags are left out. */
export function wordsIn(locale: Locale): (id: string, values?: Record<string, string>) => string {
  const files = globSync(`*/messages/${locale}.json`, { cwd: screens });
  const catalogue = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(screens, file), 'utf8')) as object),
  ) as Record<string, string>;
  return (id, values = {}) => {
    const words = catalogue[id];
    if (words === undefined) throw new Error(`There are no words ${id}`);
    return words.replaceAll(/<[^>]*>/g, '').replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
  };
}
