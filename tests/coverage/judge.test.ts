import { expect, test } from 'vitest';
import { idsIn, judge, type Proof } from './judge.ts';
import { readRequirements } from './requirements.ts';

const requirements = readRequirements(`
| id | requirement | proved by | note |
|---|---|---|---|
| LOGIN-01 | Two modes. | screen story, portal e2e | |
| LOGIN-02 | A link switches. | portal e2e, screen story | R-01 |
| SCOPE-10 | Not shown. | contract | statement |
| ADMIN-02 | Areas. | screen story | later: admin dashboard |
`);

const screen = (...ids: string[]): Proof => ({
  kind: 'screen story',
  path: 'Auth.stories.tsx',
  title: 'Two modes',
  ids,
});
const journey = (title: string): Proof => ({
  kind: 'portal e2e',
  path: 'auth.spec.ts',
  title,
  ids: idsIn(title, requirements),
});
const judged = (tests: Proof[], text = '') => judge(requirements, tests, new Map([['auth.spec.ts', text]]));
const missing = (...tests: Proof[]) => judged(tests).missing.map(({ id }) => id);
const faults = (...tests: Proof[]) => judged(tests).faults;

test('a row is proved by a test of its first kind', () => {
  const story = screen('LOGIN-01', 'LOGIN-02');
  const spec = journey('LOGIN-02 the link switches');
  expect(missing()).toEqual(['LOGIN-01', 'LOGIN-02']);
  expect(missing(story)).toEqual(['LOGIN-02']);
  expect(missing(story, spec)).toEqual([]);
  expect(judged([story, spec]).proofs.get('LOGIN-02')).toEqual([story, spec]);
});

test('an id that the specification does not have is a fault, told once per file', () => {
  expect(faults(journey('LOGIN-03 a third'), journey('LOGIN-03 a fourth'))).toEqual([
    'auth.spec.ts: LOGIN-03 is not in the specification',
  ]);
  expect(faults(journey('LOGIN-01 LOGON-01 misspelt'))).toEqual(['auth.spec.ts: LOGON-01 is not in the specification']);
  expect(faults(screen('LOGON-01'))).toEqual(['Auth.stories.tsx: LOGON-01 is not in the specification']);
});

test('an id in a comment, in data or in a test that does not run is a fault', () => {
  expect(judged([journey('the link')], '// LOGIN-02').faults).toEqual([
    'auth.spec.ts: LOGIN-02 is named by no test that runs',
  ]);
  expect(judged([journey('LOGIN-02 the link')], '// LOGIN-02').faults).toEqual([]);
});

test('what only looks like an id is none', () => {
  expect(idsIn('the code of the exam is AZ-90, in UTC-03', requirements)).toEqual([]);
  expect(judged([], 'AZ-90').faults).toEqual([]);
});

test('a row for later that is proved is a fault, so that the list stays honest', () => {
  expect(faults(screen('ADMIN-02'))).toEqual(["specification.md: ADMIN-02 is proved and no longer 'later'"]);
});

test('a row that cannot be read, or stands twice, stops everything', () => {
  expect(() => readRequirements('| LOGIN-01 | Two modes. | story | |')).toThrow('cannot be read');
  expect(() => readRequirements('| LOGIN-01 | Two modes. | |')).toThrow('cannot be read');
  expect(() => readRequirements('| LOGIN-1 | Two modes. | api | |')).toThrow('cannot be read');
  expect(() => readRequirements('| LOGIN-01 | Two. | api | |\n| LOGIN-01 | Modes. | api | |')).toThrow(
    'LOGIN-01 stands twice',
  );
});
