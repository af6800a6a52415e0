import type { Locale } from '@prepar/screens/common/locales.ts';
import { type Catalogue, createWords, type Words } from '@prepar/screens/common/words';

const files = import.meta.glob<Catalogue>('../../../../packages/screens/src/*/messages/*.json', { import: 'default' });

const loaded = new Map<string, Promise<Words>>();

/** The words of some flows and of those that all flows share, in one language. The same request gives the same promise. */
export function loadWords(locale: Locale, flows: readonly string[]): Promise<Words> {
  const key = [locale, ...flows].join();
  const known = loaded.get(key);
  if (known) return known;
  const words = Promise.all(['common', ...flows].map((flow) => catalogue(flow, locale))).then((catalogues) =>
    createWords(locale, Object.assign({}, ...catalogues)),
  );
  words.catch(() => loaded.delete(key)); // a network failure may be tried again
  loaded.set(key, words);
  return words;
}

async function catalogue(flow: string, locale: Locale): Promise<Catalogue> {
  const load = files[`../../../../packages/screens/src/${flow}/messages/${locale}.json`];
  if (!load) throw new Error(`There is no catalogue ${flow}/${locale}`);
  return load();
}
