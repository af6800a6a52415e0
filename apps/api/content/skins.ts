import type { Skin } from '../src/knowledge/knowledge.types.ts';

/** Neutral on purpose: a fact does not say what kind of company has the need, and an unlikely one would distract. */
export const skins: readonly Skin[] = [
  {
    id: 'company',
    company: { pt: 'uma empresa', en: 'a company', es: 'una empresa' },
    system: { pt: 'uma nova aplicação', en: 'a new application', es: 'una nueva aplicación' },
  },
  {
    id: 'startup',
    company: { pt: 'uma startup', en: 'a startup', es: 'una startup' },
    system: { pt: 'o seu site', en: 'its website', es: 'su sitio web' },
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
    id: 'small',
    company: { pt: 'uma pequena empresa', en: 'a small business', es: 'una pequeña empresa' },
    system: { pt: 'uma nova aplicação', en: 'a new application', es: 'una nueva aplicación' },
  },
  {
    id: 'public',
    company: { pt: 'um órgão público', en: 'a government agency', es: 'un organismo público' },
    system: { pt: 'o seu site', en: 'its website', es: 'su sitio web' },
  },
  {
    id: 'technology',
    company: { pt: 'uma empresa de tecnologia', en: 'a technology company', es: 'una empresa de tecnología' },
    system: { pt: 'os seus sistemas internos', en: 'its internal systems', es: 'sus sistemas internos' },
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
    id: 'it-team',
    company: { pt: 'uma equipe de TI', en: 'an IT team', es: 'un equipo de TI' },
    system: { pt: 'o seu site', en: 'its website', es: 'su sitio web' },
  },
  {
    id: 'developers',
    company: { pt: 'uma equipe de desenvolvimento', en: 'a development team', es: 'un equipo de desarrollo' },
    system: { pt: 'os seus sistemas internos', en: 'its internal systems', es: 'sus sistemas internos' },
  },
  {
    id: 'services',
    company: { pt: 'uma empresa de serviços', en: 'a services company', es: 'una empresa de servicios' },
    system: { pt: 'um novo projeto', en: 'a new project', es: 'un nuevo proyecto' },
  },
  {
    id: 'consultancy',
    company: { pt: 'uma consultoria', en: 'a consultancy', es: 'una consultora' },
    system: { pt: 'uma nova aplicação', en: 'a new application', es: 'una nueva aplicación' },
  },
  {
    id: 'new',
    company: { pt: 'uma empresa nova', en: 'a new company', es: 'una empresa nueva' },
    system: { pt: 'o seu site', en: 'its website', es: 'su sitio web' },
  },
  {
    id: 'global',
    company: { pt: 'uma empresa global', en: 'a global company', es: 'una empresa global' },
    system: { pt: 'os seus sistemas internos', en: 'its internal systems', es: 'sus sistemas internos' },
  },
  {
    id: 'regional',
    company: { pt: 'uma empresa regional', en: 'a regional company', es: 'una empresa regional' },
    system: { pt: 'um novo projeto', en: 'a new project', es: 'un nuevo proyecto' },
  },
];
