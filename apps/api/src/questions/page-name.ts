import { findExam } from '../catalogue/catalogue.ts';
import type { Locale, Localised } from '../i18n/locale.ts';
import type { Entity } from '../knowledge/knowledge.types.ts';
import type { Reference } from './item.types.ts';

/** What the pages of an exam are about, by the names and by the addresses that its entities have. */
interface Subjects {
  byName: ReadonlyMap<string, Localised>;
  byPage: ReadonlyMap<string, Localised>;
  /** By the handbook that a page belongs to: the first folder of the address after its site. */
  byBook: ReadonlyMap<string, Localised>;
}

const nameOf = ({ name }: Entity): Localised => (typeof name === 'string' ? { pt: name, en: name, es: name } : name);

const withoutAnchor = (url: string) => url.replace(/[#?].*$/, '').replace(/\/$/, '');

/** Handbooks of one product; elsewhere the first folder tells nothing. */
const handbook = /^https:\/\/(?:docs\.aws\.amazon\.com|learn\.microsoft\.com\/azure|cloud\.google\.com)\/[^/]+/;

const isDocumentation =
  /^https:\/\/(?:docs\.|learn\.microsoft\.com\/(?!training)|cloud\.google\.com\/[^?#]*\/docs(?:\/|$))/;

function read(examId: string): Subjects {
  const entities = (findExam(examId)?.knowledge?.categories ?? []).flatMap((category) => category.entities);
  const known = entities.toSorted((a, b) => b.popularity - a.popularity);
  const byName = new Map(known.map((entity) => [nameOf(entity).en, nameOf(entity)]));
  const byPage = new Map<string, Localised>();
  const byBook = new Map<string, Localised>();
  for (const entity of known) {
    const page = withoutAnchor(entity.source.url);
    if (!byPage.has(page)) byPage.set(page, nameOf(entity));
    const book = handbook.exec(page)?.[0];
    if (entity.kind === 'service' && book !== undefined && !byBook.has(book)) byBook.set(book, nameOf(entity));
  }
  return { byName, byPage, byBook };
}

const subjects = new Map<string, Subjects>();

function subjectsOf(examId: string): Subjects {
  const ready = subjects.get(examId) ?? read(examId);
  subjects.set(examId, ready);
  return ready;
}

const documentation: Readonly<Record<Locale, (name: string) => string>> = {
  pt: (name) => `${name}: documentação`,
  en: (name) => `${name} documentation`,
  es: (name) => `${name}: documentación`,
};

/** What a page is called in a list of sources: its subject, where the exam knows it, and that it is documentation. */
export function pageName(examId: string, { title, url }: Reference, locale: Locale): string {
  const { byName, byPage, byBook } = subjectsOf(examId);
  const page = withoutAnchor(url);
  const name = byName.get(title) ?? byPage.get(page) ?? byBook.get(handbook.exec(page)?.[0] ?? '');
  if (!name) return title;
  return isDocumentation.test(url) ? documentation[locale](name[locale]) : name[locale];
}
