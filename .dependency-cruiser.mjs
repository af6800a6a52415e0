// Rooms and floors (`npm run check:circles`, drawn by `npm run rooms`). A folder counts with all that is within it, types included.

const server = (...rooms) => `^apps/api/src/(${rooms.join('|')})/`;
const foundation = ['database', 'http', 'i18n', 'time'];
const shared = ['activities', 'catalogue', 'credits', 'enrolments', 'knowledge', 'mail'];
const above = (...floors) => `^apps/api/src/(?!(${floors.flat().join('|')})/)[^/]+/`;

/** @type {import('dependency-cruiser').IConfiguration} */
// oxlint-disable-next-line import/no-default-export -- what dependency-cruiser reads
export default {
  forbidden: [
    { name: 'files in a circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'folders in a circle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    {
      name: 'the ground floor knows nothing above it',
      severity: 'error',
      from: { path: server(...foundation) },
      to: { path: above(foundation) },
    },
    {
      name: 'shared rules know no feature',
      severity: 'error',
      from: { path: server(...shared) },
      to: { path: above(foundation, shared) },
    },
    {
      name: 'what flows share knows no flow',
      severity: 'error',
      from: { path: '^packages/screens/src/common/' },
      to: { path: '^packages/screens/src/(?!common/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    includeOnly: '^(apps/(api|portal)|packages/[^/]+)/src/',
    exclude: '[.](test|stories|story-helpers|fixtures)[.]tsx?$',
  },
};
