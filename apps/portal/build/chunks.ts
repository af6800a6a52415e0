import type { ModuleInfo } from 'rolldown';

type Lookup = (id: string) => ModuleInfo | null;

const publicPages = new Set(['PrivacyPolicyRoute', 'TermsRoute', 'PartnershipRoute']);
const dialogs = new Set(['DialogLayer', 'ForgotPasswordDialog', 'QuestionDialogs']);
const questionParts = new Set(['QuestionRoute', 'QuestionDialogs', 'outcomes', 'SimulationButtons', 'SimulationGrid', 'SimulationResult']);
const passwordForms = new Set(['RegisterForm', 'ForgotPasswordDialog']);
const forms = new Set([...passwordForms, 'AuthRoute', 'ProfileRoute', 'SettingsRoute', 'QuestionDialogs']);

/**
 * Names the chunk of modules that several pages share, so that a first visit fetches few files and little that it does not use:
 * `start` with what signing in or a public page shares with others, `forms` and `passwords` with what only pages with such fields
 * share, `public` with what only public pages share, `cartela` with the drawings, `question` with all that a question begins with,
 * `learner` with what even the plainest page of a learner needs, and `study` with what others share beyond that.
 * Null leaves a module to the page or the dialogs that it is for.
 */
export function sharedChunk(id: string, lookup: Lookup): string | null {
  if (id.endsWith('.json')) return null;
  if (id.includes('rolldown/runtime')) return 'start';
  const users = entriesOf(id, lookup);
  const isUsedBy = (...pages: string[]) => pages.some((page) => users.has(page));
  if (isUsedBy('index')) return 'start';
  if (isOnlyFor(users, questionParts)) return isUsedBy('QuestionRoute') ? 'question' : null;
  if (users.size < 2 || isOnlyFor(users, dialogs)) return null;
  if (isOnlyFor(users, passwordForms)) return 'passwords';
  if (isOnlyFor(users, forms)) return 'forms';
  if (id.includes('/Cartela/')) return 'cartela';
  if (isUsedBy('AuthRoute')) return 'start';
  if (isOnlyFor(users, publicPages)) return 'public';
  if (isUsedBy(...publicPages, 'RegisterForm')) return 'start';
  return isUsedBy('PricingRoute') ? 'learner' : 'study';
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
