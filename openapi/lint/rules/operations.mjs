const verbs = {
  get: ['get', 'list'],
  post: [
    'change',
    'complete',
    'create',
    'finish',
    'generate',
    'login',
    'logout',
    'pause',
    'register',
    'request',
    'reset',
    'resume',
    'signIn',
    'start',
    'verify',
  ],
  put: ['change', 'save', 'update'],
  delete: ['delete', 'unenroll'],
};
const origins = ['given', 'inferred', 'added'];
const limitClasses = ['default', 'auth', 'generation', 'none'];
const properNames = /\b(Google|GitHub)\b/g;

const always = ['400', '500', '503'];
const signedIn = ['401', '403'];
const withBody = ['413', '415'];

function missingStatuses(operation, method, path) {
  const isPublic = operation.security?.length === 0;
  const wanted = [
    ...always,
    ...(isPublic ? [] : signedIn),
    ...(method === 'get' ? [] : withBody),
    ...(operation['x-rate-limit'] === 'none' ? [] : ['429']),
    ...(/\{\w*Id\}/.test(path) ? ['404'] : []),
  ];
  return wanted.filter((status) => !(status in operation.responses));
}

const isForAdministrators = (operation) =>
  operation.security?.length > 0 &&
  operation.security.every((scheme) => Object.values(scheme).every((roles) => roles.includes('admin')));

/** Names, limit class, origin, roles and the statuses that every operation of its kind can answer. */
export const operations = () => {
  let path = '';
  return {
    PathItem(_item, { key }) {
      path = String(key);
    },
    Operation(operation, { key: method, report, location }) {
      const startsWith = verbs[method]?.some((verb) => new RegExp(`^${verb}[A-Z]`).test(operation.operationId ?? ''));
      if (!startsWith) report({ message: `The operationId of a ${method} starts with ${verbs[method]?.join(', ')}.` });
      const summary = (operation.summary ?? '').replaceAll(properNames, (name) => name.toLowerCase());
      if (!/^[A-Z][^A-Z.]{2,58}[^.]$/.test(summary)) {
        report({ message: 'The summary is in sentence case, up to 60 characters, without a full stop.' });
      }
      if (operation.tags?.length !== 1) report({ message: 'An operation has exactly one tag.' });
      if (!origins.includes(operation['x-origin'])) report({ message: `x-origin is one of ${origins.join(', ')}.` });
      if (!limitClasses.includes(operation['x-rate-limit'])) {
        report({ message: `x-rate-limit is one of ${limitClasses.join(', ')}.` });
      }
      if (path.startsWith('/admin/') && !isForAdministrators(operation)) {
        report({ message: 'Every security requirement below /admin names the role admin.' });
      }
      for (const status of missingStatuses(operation, method, path)) {
        report({ message: `The response ${status} is missing.`, location: location.child(['responses']) });
      }
    },
  };
};
