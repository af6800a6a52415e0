import type { Locale } from '@prepar/screens/common/locales.ts';
import { type Catalogue, createWords, type Words } from '@prepar/screens/common/words';
import { loadPart } from '@prepar/screens/common/loadPart.ts';
import { once } from '@prepar/screens/common/once.ts';

/** By path; the words that all flows share, and those of one flow. */
const shared = import.meta.glob<Catalogue>('./common/*.ts', { import: 'words' });
const own = import.meta.glob<Catalogue>(['./*/messages/*.json', '!./{common,shell}/messages/*.json'], {
  base: '../../../../packages/screens/src',
  import: 'default',
});

const loads = new Map<string, () => Promise<Words>>();
const asked = new Map<string, readonly string[]>();

/** The words of some flows and of those that all flows share, in one language. The same request gives the same promise. */
export function loadWords(locale: Locale, flows: readonly string[]): Promise<Words> {
  const key = [locale, ...flows].join();
  asked.set(flows.join(), flows);
  const words = loads.get(key) ?? once(() => read(locale, flows));
  loads.set(key, words);
  return words();
}

/** Loads, in another language, all words that were asked for so far. */
export const loadSameWords = (locale: Locale): Promise<unknown> =>
  Promise.all([...asked.values()].map((flows) => loadWords(locale, flows)));

async function read(locale: Locale, flows: readonly string[]): Promise<Words> {
  const catalogues = await Promise.all([
    load(shared, `./common/${locale}.ts`, 'words'),
    ...flows.map((flow) => load(own, `./${flow}/messages/${locale}.json`, 'default')),
  ]);
  return createWords(locale, Object.assign({}, ...catalogues));
}

async function load(files: Record<string, () => Promise<Catalogue>>, path: string, name: string): Promise<Catalogue> {
  const file = files[path];
  if (!file) throw new Error(`No ${path}`);
  return loadPart(file, name);
}
