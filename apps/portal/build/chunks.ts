import type { ModuleInfo } from 'rolldown';

type Lookup = (id: string) => ModuleInfo | null;

const publicPages = new Set(['PrivacyPolicyRoute', 'TermsRoute', 'PartnershipRoute']);
const formPages = new Set(['AuthRoute', 'RegisterForm', 'ForgotPasswordDialog', 'ProfileRoute', 'SettingsRoute']);

/**
 * Names the chunk of modules that several pages share, so that a first visit fetches few files and little that it does not use:
 * `start` with what every page needs, `forms` and `passwords` with what only pages with such fields share, `public` with what only
 * public pages share and `page` with what others have in common with them, `study` with what the pages of a learner share beyond
 * that. Null leaves a module to the page that uses it alone.
 */
export function sharedChunk(id: string, lookup: Lookup): string | null {
  if (id.endsWith('.json')) return null;
  if (id.includes('rolldown/runtime')) return 'start';
  const users = entriesOf(id, lookup);
  if (users.has('index')) return 'start';
  if (users.size < 2) return null;
  if (isOnlyFor(users, formPages)) return users.has('AuthRoute') ? 'forms' : 'passwords';
  if (users.has('AuthRoute')) return 'start';
  if (isOnlyFor(users, publicPages)) return 'public';
  const isPublic = ['PartnershipRoute', 'PrivacyPolicyRoute', 'RegisterForm'].some((page) => users.has(page));
  return isPublic ? 'page' : 'study';
}

const isOnlyFor = (users: ReadonlySet<string>, pages: ReadonlySet<string>) => [...users].every((user) => pages.has(user));

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
