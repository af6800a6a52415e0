import { findExam } from '../catalogue/catalogue.ts';
import { type Locale, type Localised, locales } from '../i18n/locale.ts';
import type { Entity } from '../knowledge/knowledge.types.ts';
import { inEach } from './compile.ts';
import type { Reference } from './item.types.ts';
import { capitalise } from './language/words.ts';

/** What the pages of an exam are about, by the names and by the addresses that its entities have. */
interface Subjects {
  byName: ReadonlyMap<string, Localised>;
  byPage: ReadonlyMap<string, Localised>;
  /** Addresses that several have, of which none is the service that they belong to. */
  isOfSeveral: ReadonlySet<string>;
  /** By the handbook that a page belongs to. */
  byBook: ReadonlyMap<string, Localised>;
  /** What solutions and their halves are called, by their names in English. */
  solutions: ReadonlyMap<string, Localised>;
  /** The same, by the whole address of the page of each. */
  solutionByPage: ReadonlyMap<string, Localised>;
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

/** The word between the two halves of a solution. */
const and: Readonly<Record<Locale, RegExp>> = { pt: /,? e /, en: /,? and /, es: /,? [ye] / };

/** The halves of a solution that names them with one 'and' between; null where that is not so in every language. */
function halvesOf(name: Localised): readonly [Localised, Localised] | null {
  const parts = inEach((l) => name[l].split(and[l]).join('\n'));
  if (locales.some((l) => parts[l].split('\n').length !== 2)) return null;
  const half = (at: 0 | 1) => inEach((l) => parts[l].split('\n')[at] ?? '');
  return [half(0), half(1)];
}

/** Every solution of an exam and every half of one, as its own page is called. */
function solutionPages(examId: string): { name: Localised; url: string }[] {
  const patterns = findExam(examId)?.knowledge?.patterns ?? [];
  const candidates = patterns.filter(({ exams }) => examId in exams).flatMap((pattern) => pattern.candidates);
  return candidates.flatMap(({ text, source, secondSource, halves = halvesOf(text) }) => [
    ...(halves && secondSource
      ? [
          { name: halves[0], url: source.url },
          { name: halves[1], url: secondSource.url },
        ]
      : []),
    { name: text, url: source.url },
  ]);
}

function read(examId: string): Subjects {
  const entities = (findExam(examId)?.knowledge?.categories ?? []).flatMap((category) => category.entities);
  const known = entities.toSorted((a, b) => b.popularity - a.popularity);
  const firsts = Map.groupBy(known, ({ source }) => folders(withoutAnchor(source.url), 1));
  const together = known.length * mostTogether;
  const bookOf = bookIn(new Set([...firsts].flatMap(([folder, all]) => (all.length > together ? folder : []))));
  const byName = new Map(known.map((entity) => [nameOf(entity).en, nameOf(entity)]));
  const pagesOf = Map.groupBy(known, ({ source }) => withoutAnchor(source.url));
  const ownersOf = [...pagesOf].map(([page, all]) => {
    const services = all.filter(({ kind }) => kind === 'service');
    return { page, owner: all.length === 1 ? all[0] : services.length === 1 ? services[0] : undefined };
  });
  const byPage = new Map(ownersOf.flatMap(({ page, owner }) => (owner ? [[page, nameOf(owner)] as const] : [])));
  const isOfSeveral = new Set(ownersOf.flatMap(({ page, owner }) => (owner ? [] : page)));
  const byBook = new Map<string, Localised>();
  for (const entity of known) {
    const book = bookOf(withoutAnchor(entity.source.url));
    if (entity.kind === 'service' && !byBook.has(book)) byBook.set(book, nameOf(entity));
  }
  const pages = solutionPages(examId).toReversed();
  const solutions = new Map(pages.map(({ name }) => [name.en, name]));
  const solutionByPage = new Map(pages.map(({ name, url }) => [url, name]));
  return { byName, byPage, isOfSeveral, byBook, bookOf, solutions, solutionByPage };
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

/** The end of an address in plain words: what is left to tell pages apart where nothing is known of them. */
const endOf = (url: string): string =>
  (withoutAnchor(url).split('/').at(-1) ?? url).replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');

/**
 * Ways to name a page in the language of the reader, best first: by what it is about, where the exam knows it, and that it is
 * documentation; by the solution, or the half of one, that it is the page of; by its handbook, whatever it stands for; by its address.
 */
function namings(examId: string, locale: Locale): readonly ((page: Reference) => string)[] {
  const { byName, byPage, isOfSeveral, byBook, bookOf, solutions, solutionByPage } = subjectsOf(examId);
  const documented = (url: string, { [locale]: name }: Localised) =>
    isDocumentation.test(url) ? documentation[locale](name) : name;
  // A page about several has the name of none of them.
  const ofHandbook = ({ url }: Reference) =>
    byPage.get(withoutAnchor(url)) ??
    (isOfSeveral.has(withoutAnchor(url)) ? undefined : byBook.get(bookOf(withoutAnchor(url))));
  const ofSolution = ({ title }: Reference) => capitalise(solutions.get(title)?.[locale] ?? title);
  const plainly = (page: Reference) => {
    const name = byName.get(page.title) ?? ofHandbook(page);
    return name ? documented(page.url, name) : ofSolution(page);
  };
  return [
    plainly,
    ofSolution,
    // What is no solution is not called by one that happens to have its page.
    (page) => {
      const name = solutions.has(page.title) ? solutionByPage.get(page.url) : undefined;
      return capitalise(name?.[locale] ?? ofSolution(page));
    },
    (page) => {
      const name = ofHandbook(page);
      return name ? documented(page.url, name) : page.title;
    },
    (page) => `${plainly(page)} (${endOf(page.url)})`,
  ];
}

/** What the pages of a question are called in its list of sources: links that lead to different places have different names. */
export function pageNames(examId: string, pages: readonly Reference[], locale: Locale): string[] {
  const ways = namings(examId, locale);
  const names = pages.map((page) => ways[0]?.(page) ?? page.title);
  for (const [name, alike] of Map.groupBy(pages.keys(), (i) => names[i])) {
    if (alike.length < 2) continue;
    const taken = new Set(names.filter((other) => other !== name));
    const better = ways
      .map((way) => alike.flatMap((i) => (pages[i] ? way(pages[i]) : [])))
      .find((own) => new Set([...own, ...taken]).size === own.length + taken.size);
    for (const [at, i] of alike.entries()) names[i] = better?.[at] ?? names[i] ?? '';
  }
  return names;
}
