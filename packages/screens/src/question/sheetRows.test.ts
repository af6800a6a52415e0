import { expect, test } from 'vitest';
import { sheetRows } from './sheetRows.ts';

const row = { id: 'q1', optionCount: 4, chosen: null, right: null };

test('QUEST-06 a row tells right from wrong, and shows the key that was missed', () => {
  const [right, wrong] = sheetRows(
    [
      { ...row, chosen: 'C', right: 'C' },
      { ...row, id: 'q2', chosen: 'D', right: 'A' },
    ],
    null,
  );
  expect(right).toMatchObject({ number: '01', chosen: [2], right: [2], verdict: 'right', isCurrent: false });
  expect(wrong).toMatchObject({ number: '02', chosen: [3], right: [0], verdict: 'wrong' });
});

test('QUEST-03 the row on the screen shows the choice that is not confirmed yet, the others stay open', () => {
  const [first, second] = sheetRows([row, { ...row, id: 'q2' }], { questionId: 'q2', selected: 'B' });
  expect(first).toMatchObject({ chosen: [], right: [], verdict: 'open', isCurrent: false });
  expect(second).toMatchObject({ chosen: [1], verdict: 'open', isCurrent: true });
});

test('an answer that was sent stays on its row, whatever is on the screen', () => {
  const [sent] = sheetRows([{ ...row, chosen: 'A' }], { questionId: 'q1', selected: 'B' });
  expect(sent).toMatchObject({ chosen: [0], verdict: 'open', isCurrent: true });
});

test('a row of several right options has a place for each letter', () => {
  const [open, told] = sheetRows(
    [
      { ...row, optionCount: 5 },
      { ...row, id: 'q2', optionCount: 5, chosen: 'B,D', right: 'B,C' },
    ],
    { questionId: 'q1', selected: 'A,E' },
  );
  expect(open).toMatchObject({ chosen: [0, 4], right: [], verdict: 'open' });
  expect(told).toMatchObject({ chosen: [1, 3], right: [1, 2], verdict: 'wrong' });
});

test('rows go on counting after the answers that were given elsewhere', () => {
  expect(sheetRows([row, { ...row, id: 'q2' }], null, 3).map(({ number }) => number)).toEqual(['04', '05']);
});
