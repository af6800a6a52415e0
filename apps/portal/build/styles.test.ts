import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { stylesFor } from './styles.ts';

const utilities = [
  String.raw`.p-2{padding:2px}`,
  String.raw`.size-4\.5{width:1px}`,
  String.raw`.w-\(--rail\){width:4px}`,
  String.raw`:is(.\*\:flex-1>*){flex:1}`,
  String.raw`@media (hover:hover){.group-hover\/row\:mt-1:is(:where(.group\/row):hover *){margin:0}}`,
];
const sheet = parse(`@layer base{p{margin:0}}@layer utilities{${utilities.join('')}}`);

test.each(['p-2', 'size-4.5', 'w-(--rail)', '*:flex-1', 'group-hover/row:mt-1'].entries().toArray())(
  'of the utilities only what the code names is kept: %i, %s',
  (index, name) => {
    expect(stylesFor(sheet, [`const box = cva('flow ${name}', {});`])).toBe(`@layer base{p{margin:0}}@layer utilities{${utilities[index]}}`);
  },
);

test('of several classes of a rule the one that is used stays', () => {
  expect(stylesFor(parse('@layer utilities{.m-1,.m-2{margin:0}}'), ['"m-2"'])).toBe('@layer utilities{.m-2{margin:0}}');
});

test('custom properties stay as long as anything reads them, the code included', () => {
  const properties = parse(':root{--rail:var(--wide);--wide:9px;--drawn:1px;--old:var(--older);--older:0}p{width:var(--rail)}');
  expect(stylesFor(properties, ['stroke="var(--drawn)"'])).toBe(':root{--rail:var(--wide);--wide:9px;--drawn:1px;}p{width:var(--rail)}');
});
