import type { Locale } from '@prepar/screens/common/locales.ts';
import { type Catalogue, createWords, type Words } from '@prepar/screens/common/words';
import { once } from '../once.ts';

const files = import.meta.glob<Catalogue>('../../../../packages/screens/src/*/messages/*.json', { import: 'default' });

const loads = new Map<string, () => Promise<Words>>();
const asked = new Map<string, readonly string[]>();

/** The words of some flows and of those that all flows share, in one language. The same request gives the same promise. */
export function loadWords(locale: Locale, flows: readonly string[]): Promise<Words> {
  const key = [locale, ...flows].join();
  asked.set(flows.join(), flows);
  const load = loads.get(key) ?? once(() => read(locale, flows));
  loads.set(key, load);
  return load();
}

/** Loads, in another language, all words that were asked for so far. */
export const loadSameWords = (locale: Locale): Promise<unknown> => Promise.all([...asked.values()].map((flows) => loadWords(locale, flows)));

async function read(locale: Locale, flows: readonly string[]): Promise<Words> {
  const catalogues = await Promise.all(['common', ...flows].map((flow) => catalogue(flow, locale)));
  return createWords(locale, Object.assign({}, ...catalogues));
}

async function catalogue(flow: string, locale: Locale): Promise<Catalogue> {
  const load = files[`../../../../packages/screens/src/${flow}/messages/${locale}.json`];
  if (!load) throw new Error(`There is no catalogue ${flow}/${locale}`);
  return load();
}
