import type { Skin } from '../../src/knowledge/knowledge.types.ts';
import { skins as all } from '../skins.ts';

/** Those of all companies that say no trade, and no size that a need could contradict. */
const plain: ReadonlySet<string> = new Set(['company', 'multinational', 'mid-size', 'group', 'organization']);

/** Companies of which any need of the exam can be told. */
export const skins: readonly Skin[] = [
  ...all.filter(({ id }) => plain.has(id)),
  {
    id: 'large',
    company: { pt: 'uma grande empresa', en: 'a large company', es: 'una gran empresa' },
    system: { pt: 'o seu site', en: 'its website', es: 'su sitio web' },
  },
  {
    id: 'growing',
    company: { pt: 'uma empresa em crescimento', en: 'a growing company', es: 'una empresa en crecimiento' },
    system: { pt: 'os seus sistemas internos', en: 'its internal systems', es: 'sus sistemas internos' },
  },
];
