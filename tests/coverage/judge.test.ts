import { expect, test } from 'vitest';
import { judge, type TestFile } from './judge.ts';
import { readRequirements } from './requirements.ts';

const requirements = readRequirements(`
| id | requirement | proved by | note |
|---|---|---|---|
| LOGIN-01 | Two modes. | screen story, portal e2e | |
| LOGIN-02 | A link switches. | portal e2e, screen story | R-01 |
| SCOPE-10 | Not shown. | contract | statement |
| ADMIN-02 | Areas. | screen story | later: admin dashboard |
`);

const file = (path: string, kind: TestFile['kind'], text: string): TestFile => ({ path, kind, text });
const screen = (text: string) => file('packages/screens/src/auth/AuthScreen.stories.tsx', 'screen story', text);
const journey = (text: string) => file('tests/journeys/auth.spec.ts', 'portal e2e', text);
const missing = (...files: TestFile[]) => judge(requirements, files).missing.map(({ id }) => id);
const faults = (...files: TestFile[]) => judge(requirements, files).faults;

test('a row is proved by a test of its first kind', () => {
  const story = screen(`export const Modes: Story = { name: 'LOGIN-01 LOGIN-02 two modes' };`);
  const spec = journey(`test('LOGIN-02 the link switches', () => {});`);
  expect(missing()).toEqual(['LOGIN-01', 'LOGIN-02']);
  expect(missing(story)).toEqual(['LOGIN-02']);
  expect(missing(story, spec)).toEqual([]);
  expect(judge(requirements, [story, spec]).proofs.get('LOGIN-02')).toEqual([
    { kind: 'screen story', path: story.path, title: 'LOGIN-01 LOGIN-02 two modes' },
    { kind: 'portal e2e', path: spec.path, title: 'LOGIN-02 the link switches' },
  ]);
});

test('an id that the specification does not have is a fault', () => {
  expect(faults(journey(`test('LOGIN-03 a third', () => {});`))).toEqual(['tests/journeys/auth.spec.ts: LOGIN-03 is not in the specification']);
  expect(faults(journey(`test('LOGON-01 misspelt', () => {});`))).toEqual(['tests/journeys/auth.spec.ts: LOGON-01 is not in the specification']);
  expect(faults(journey(`test('LOGIN-01 LOGON-01 misspelt', () => {});`))).toHaveLength(1);
});

test('an id that stands in the title of a describe only is a fault', () => {
  const text = `describe('LOGIN-02 the link', () => { test('switches', () => {}); });`;
  expect(faults(journey(text))).toEqual(['tests/journeys/auth.spec.ts: LOGIN-02 stands in no title of a test that runs']);
  expect(missing(journey(text))).toContain('LOGIN-02');
});

test('an id in a skipped test, in a comment or in data is a fault', () => {
  expect(faults(journey(`test.skip('LOGIN-02 the link', () => {});`))).toHaveLength(1);
  expect(faults(journey(`// LOGIN-02\ntest('the link', () => {});`))).toHaveLength(1);
  expect(faults(screen(`export const Modes: Story = { args: { text: 'LOGIN-01' } };`))).toHaveLength(1);
});

test('what only looks like an id is none', () => {
  expect(faults(journey(`test('the code of the exam is AZ-90, in UTC-03', () => {});`))).toEqual([]);
});

test('a row for later that is proved is a fault, so that the list stays honest', () => {
  expect(faults(screen(`export const Areas: Story = { name: 'ADMIN-02 five areas' };`))).toEqual(["specification.md: ADMIN-02 is proved and no longer 'later'"]);
});

test('a row that cannot be read, or stands twice, stops everything', () => {
  expect(() => readRequirements('| LOGIN-01 | Two modes. | story | |')).toThrow('cannot be read');
  expect(() => readRequirements('| LOGIN-01 | Two modes. | |')).toThrow('cannot be read');
  expect(() => readRequirements('| LOGIN-1 | Two modes. | api | |')).toThrow('cannot be read');
  expect(() => readRequirements('| LOGIN-01 | Two. | api | |\n| LOGIN-01 | Modes. | api | |')).toThrow('LOGIN-01 stands twice');
});
