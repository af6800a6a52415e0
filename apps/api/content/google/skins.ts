import type { Skin } from '../../src/knowledge/knowledge.types.ts';

/** Companies of which any need of the exam can be told: none of them says a trade, a size that contradicts it, or that it has no customers. */
export const skins: readonly Skin[] = [
  {
    id: 'company',
    company: { pt: 'uma empresa', en: 'a company', es: 'una empresa' },
    system: { pt: 'uma nova aplicação', en: 'a new application', es: 'una nueva aplicación' },
  },
  {
    id: 'multinational',
    company: { pt: 'uma multinacional', en: 'a multinational company', es: 'una multinacional' },
    system: { pt: 'os seus sistemas internos', en: 'its internal systems', es: 'sus sistemas internos' },
  },
  {
    id: 'mid-size',
    company: { pt: 'uma empresa de médio porte', en: 'a medium-sized company', es: 'una empresa mediana' },
    system: { pt: 'um novo projeto', en: 'a new project', es: 'un nuevo proyecto' },
  },
  {
    id: 'group',
    company: { pt: 'um grupo empresarial', en: 'a corporate group', es: 'un grupo empresarial' },
    system: { pt: 'um novo projeto', en: 'a new project', es: 'un nuevo proyecto' },
  },
  {
    id: 'organization',
    company: { pt: 'uma organização', en: 'an organization', es: 'una organización' },
    system: { pt: 'uma nova aplicação', en: 'a new application', es: 'una nueva aplicación' },
  },
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
