import { expect, test } from 'vitest';
import { readStories } from './readStories.ts';

const read = (stories: string) =>
  readStories('Sample.stories.tsx', `export default { title: 'Screens/Sample', tags: ['phone'] };\n${stories}`);

test('a story has its title, name, tags and the requirements that it proves', () => {
  expect(
    read(`export const Open: Story = { name: 'Two modes', parameters: { proves: ['DASH-01', 'DASH-02'] } };`),
  ).toEqual([
    {
      path: 'Sample.stories.tsx',
      title: 'Screens/Sample',
      name: 'Two modes',
      tags: ['test', 'phone'],
      proves: ['DASH-01', 'DASH-02'],
      isTested: true,
    },
  ]);
  expect(read(`export const LongName: Story = { parameters: { layout: 'centered' } };`)).toMatchObject([
    { name: 'Long Name', proves: [] },
  ]);
});

test('a story that is no picture and plays nothing, or that no test shows, is not tested', () => {
  const isTested = (story: string) => read(`export const Open: Story = ${story};`).map((found) => found.isTested);
  expect(isTested(`{ tags: ['interaction'] }`)).toEqual([false]);
  expect(isTested(`{ tags: ['!test'], play: async () => {} }`)).toEqual([false]);
  expect(isTested(`{ tags: ['interaction'], play: async () => {} }`)).toEqual([true]);
});

test('ids that are not written out are an error, so that none is lost silently', () => {
  expect(() => read(`export const Open: Story = { parameters: { proves: ids } };`)).toThrow('written out');
  expect(() => read(`export const Open: Story = { parameters: { proves: ['DASH-01', id] } };`)).toThrow('written out');
});
