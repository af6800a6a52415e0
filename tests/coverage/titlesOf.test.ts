import { expect, test } from 'vitest';
import { storyTitles, testTitles } from './titlesOf.ts';

/** What the titles of a file of tests are put together from, one list per test. */
const parts = (text: string) => testTitles('sample.test.ts', text).map((title) => title.parts.join(' | '));
const stories = (text: string) => storyTitles('Sample.stories.tsx', text).map(({ text: title }) => title);

test('a title is the first argument of test or it', () => {
  expect(parts(`test('LOGIN-01 one', () => {}); it("two", () => {}); test.only(\`three\`, () => {});`)).toEqual(['LOGIN-01 one', 'two', 'three']);
});

test('a title inside a describe is found, the title of the describe is not one', () => {
  expect(parts(`describe('LOGIN-01', () => { test('inside', () => {}); }); test.describe('LOGIN-02', () => {});`)).toEqual(['inside']);
});

test('what does not run has no title', () => {
  expect(parts(`test.skip('one'); test.todo('two'); it.fixme('three'); describe.skip('all', () => { test('four', () => {}); });`)).toEqual([]);
});

test('a call inside a test is no test', () => {
  expect(parts(`test('one', () => { test.step('LOGIN-01 step', run); expect(regex.test('LOGIN-02')).toBe(true); });`)).toEqual(['one']);
});

test('comments, and words that look like code, are no titles', () => {
  expect(parts(`// test('LOGIN-01')\nconst text = "test('LOGIN-02', () => {})";`)).toEqual([]);
});

test('a title is put together from literals and constants', () => {
  const text = `const ids = 'SETT-07 SETT-09'; test(\`\${ids} the defaults\`, () => {}); test('DASH-01 ' + 'sum', () => {});`;
  expect(parts(text)).toEqual([' | SETT-07 SETT-09 |  the defaults', 'DASH-01  | sum']);
});

test('a table gives the columns that the title prints, and no others', () => {
  expect(parts(`test.each([['ENT-01', 'ENT-02'], ['ENT-03', 'ENT-04']] as const)('%s fits', () => {});`)).toEqual(['%s fits | ENT-01 | ENT-03']);
  expect(parts(`const rows = [['ENT-01', 'User', 'ENT-02']]; test.each(rows.filter(Boolean))('%s %s', () => {});`)).toEqual(['%s %s | ENT-01 | User']);
  expect(parts(`test.each([{ id: 'ENT-01', other: 'ENT-02' }])('$id fits', () => {});`)).toEqual(['$id fits | ENT-01']);
  expect(parts(`test.each(['ENT-01', 'ENT-02'])('%s', () => {});`)).toEqual(['%s | ENT-01 | ENT-02']);
  expect(parts(`test.each([['ENT-01']])('fits', () => {});`)).toEqual(['fits']);
});

test('a loop gives what its title prints', () => {
  const rows = `const rows = [{ id: 'ERR-01', hint: 'ERR-02' }, { id: 'ERR-03', hint: '' }];`;
  const printed = [' | ERR-01 | ERR-03 |  is shown'];
  expect(parts(`${rows} for (const row of rows) test(\`\${row.id} is shown\`, () => {});`)).toEqual(printed);
  expect(parts(`${rows} for (const { id } of rows) test(\`\${id} is shown\`, () => {});`)).toEqual(printed);
  expect(parts(`${rows} for (const { id: name } of rows) test(\`\${name} is shown\`, () => {});`)).toEqual(printed);
  expect(parts(`for (const [, id] of [['ERR-01', 'ERR-02']]) { test(\`\${id}\`, () => {}); }`)).toEqual([' | ERR-02 | ']);
});

test('a story is named by its own name', () => {
  expect(stories(`export const Open: Story = { name: 'DASH-01 open', args: { name: 'DASH-02' } };`)).toEqual(['DASH-01 open']);
  expect(stories(`export const Open = { name: 'DASH-01 open' } satisfies Story;`)).toEqual(['DASH-01 open']);
  expect(stories(`export default { title: 'DASH-01' }; const hidden = { name: 'DASH-02' }; export const Plain: Story = {};`)).toEqual([]);
});

test('a story that is no picture and plays nothing, or that no test shows, proves nothing', () => {
  expect(stories(`export const Open: Story = { name: 'DASH-01', tags: ['interaction'] };`)).toEqual([]);
  expect(stories(`export const Open: Story = { name: 'DASH-01', tags: ['!test'], play };`)).toEqual([]);
  expect(stories(`export const Open: Story = { name: 'DASH-01', tags: ['interaction'], play: async () => {} };`)).toEqual(['DASH-01']);
});
