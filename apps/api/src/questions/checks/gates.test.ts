import { expect, test } from 'vitest';
import { engineFor } from '../engine.ts';
import type { Item, ItemOption } from '../item.types.ts';
import { botAccuracy, CUES } from './bots.ts';
import { runGates } from './gates.ts';
import { duplicates, sessions } from './session.ts';

test('all gates hold over a thousand questions', () => {
  const { gates } = runGates('clf-c02', 1_000);
  expect(gates.filter((gate) => gate.ok === false).map((gate) => ({ name: gate.name, measured: gate.measured }))).toEqual([]);
});

test('a bot that picks the longest option is noticed when keys are padded', () => {
  const pad = (item: Item, option: ItemOption): ItemOption =>
    option.label === item.key ? { ...option, text: { ...option.text, en: `${option.text.en}, exactly as the question asks for it` } } : option;
  const items = sessions('clf-c02', 200, null, 'padded').flat();
  const padded = items.map((item) => Object.assign({}, item, { options: item.options.map((option) => pad(item, option)) }));
  const { entities } = engineFor('clf-c02').knowledge;
  expect(botAccuracy(padded, 'en', (id) => entities.get(id)?.popularity ?? 0)[CUES[0]]).toBeGreaterThan(0.5);
});

test('the same stem twice in a session is noticed', () => {
  const [session = []] = sessions('clf-c02', 50, null, 'twice');
  const [first] = session;
  expect(duplicates(session, 'pt')).toBe(0);
  expect(duplicates(first ? [...session, first] : session, 'pt')).toBeGreaterThan(0);
});
