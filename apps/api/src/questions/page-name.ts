import { findExam } from '../catalogue/catalogue.ts';
import type { Locale, Localised } from '../i18n/locale.ts';
import type { Entity } from '../knowledge/knowledge.types.ts';
import type { Reference } from './item.types.ts';

/** What the pages of an exam are about, by the names and by the addresses that its entities have. */
interface Subjects {
  byName: ReadonlyMap<string, Localised>;
  byPage: ReadonlyMap<string, Localised>;
  /** By the handbook that a page belongs to. */
  byBook: ReadonlyMap<string, Localised>;
  bookOf: (page: string) => string;
}

const nameOf = ({ name }: Entity): Localised => (typeof name === 'string' ? { pt: name, en: name, es: name } : name);

const withoutAnchor = (url: string) => url.replace(/[#?].*$/, '').replace(/\/$/, '');

/** Pages that tell how something is used, not what it costs or what is taught about it. */
const isDocumentation = /^https:\/\/(?:docs|learn)\.(?!.*\/training)|^https:[^?#]*\/docs(?:\/|$)/;

/** A folder that more entities have in common than this share of them is no handbook of one: those within it are. */
const mostTogether = 0.1;

const folders = (page: string, depth: number) =>
  page
    .split('/')
    .slice(0, 3 + depth)
    .join('/');

/** The handbook that a page belongs to: the first folder of its address, or the second where all share the first. */
function bookIn(shared: ReadonlySet<string>) {
  return (page: string): string => {
    const first = folders(page, 1);
    return shared.has(first) ? folders(page, 2) : first;
  };
}

function read(examId: string): Subjects {
  const entities = (findExam(examId)?.knowledge?.categories ?? []).flatMap((category) => category.entities);
  const known = entities.toSorted((a, b) => b.popularity - a.popularity);
  const firsts = Map.groupBy(known, ({ source }) => folders(withoutAnchor(source.url), 1));
  const together = known.length * mostTogether;
  const bookOf = bookIn(new Set([...firsts].flatMap(([folder, all]) => (all.length > together ? folder : []))));
  const byName = new Map(known.map((entity) => [nameOf(entity).en, nameOf(entity)]));
  const byPage = new Map<string, Localised>();
  const byBook = new Map<string, Localised>();
  for (const entity of known) {
    const page = withoutAnchor(entity.source.url);
    if (!byPage.has(page)) byPage.set(page, nameOf(entity));
    const book = bookOf(page);
    if (entity.kind === 'service' && !byBook.has(book)) byBook.set(book, nameOf(entity));
  }
  return { byName, byPage, byBook, bookOf };
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
  const { byName, byPage, byBook, bookOf } = subjectsOf(examId);
  const page = withoutAnchor(url);
  const name = byName.get(title) ?? byPage.get(page) ?? byBook.get(bookOf(page));
  if (!name) return title;
  return isDocumentation.test(url) ? documentation[locale](name[locale]) : name[locale];
}
