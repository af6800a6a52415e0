import type { ModuleInfo } from 'rolldown';

type Lookup = (id: string) => ModuleInfo | null;

/**
 * Names the chunk of modules that several pages share, so that a first visit fetches few files and little that it does not use:
 * `base` with what the sign-in page has in common with others, `learner` with what a learner's pages share beyond that,
 * `exercise` with what only pages without the dashboard share. Null leaves a module to the page or the start that uses it alone.
 */
export function sharedChunk(id: string, lookup: Lookup): string | null {
  const words = /packages\/screens\/src\/(common|shell)\/messages\/(\w+)\.json$/.exec(id);
  if (words) return `words-${words[2]}`;
  if (id.endsWith('.json')) return null;
  const users = entriesOf(id, lookup);
  if (users.has('main') || users.size < 2) return null;
  if (users.has('AuthRoute')) return 'base';
  if (users.has('DashboardRoute')) return 'learner';
  return users.has('QuestionRoute') ? 'exercise' : 'pages';
}

const known = new Map<string, ReadonlySet<string>>();

/** Names of the entries, the start and the pages loaded later, that a module is reached from without another dynamic import. */
function entriesOf(id: string, lookup: Lookup, path: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const ready = known.get(id);
  if (ready) return ready;
  if (path.has(id)) return new Set();
  const module = lookup(id);
  if (!module) return new Set();
  const entries = new Set<string>();
  if (module.isEntry || module.dynamicImporters.length > 0) entries.add(/([\w-]+)\.\w+(\?.*)?$/.exec(id)?.[1] ?? id);
  const further = new Set([...path, id]);
  for (const importer of module.importers) for (const entry of entriesOf(importer, lookup, further)) entries.add(entry);
  if (path.size === 0) known.set(id, entries);
  return entries;
}
