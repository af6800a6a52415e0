import { locales } from '../../i18n/locale.ts';
import { describe, expect, test } from 'vitest';
import { engineFor } from '../engine.ts';
import type { Item, ItemOption } from '../item.types.ts';
import { lint } from './lint.ts';
import { questionOf, sessions } from './session.ts';
import { contentWords } from '../cues.ts';

const { knowledge } = engineFor('clf-c02');
const items = sessions('clf-c02', 400, null, 'lint').flat();

function found(what: (item: Item) => boolean): Item {
  const item = items.find(what);
  if (!item) throw new Error('The sample has no such item.');
  return item;
}

const item = found((candidate) => candidate.template === 'need-to-service');
const wrong = item.options.find((option) => option.label !== item.key)?.label ?? 'A';
const stem = (pt: string): Item => ({ ...item, stem: { ...item.stem, pt } });

const withOption = (of: Item, label: string, change: (option: ItemOption) => ItemOption): Item => ({
  ...of,
  options: of.options.map((option) => (option.label === label ? change(option) : option)),
});

test('questions as the engine writes them have no faults', () => {
  for (const one of items)
    for (const locale of locales)
      expect({ seed: one.seed, faults: lint(knowledge, one, locale) }).toEqual({ seed: one.seed, faults: [] });
});

describe('a planted fault is found', () => {
  test('a missing translation', () => expect(lint(knowledge, stem(''), 'pt')).toContain('missing'));

  test('an explanation that is missing: in one language, or of a decision', () => {
    const decision = found(({ ask }) => ask.kind === 'decision');
    const explained = found(({ ask, explanation }) => ask.kind === 'entity' && explanation.pt !== '');
    const none = { pt: '', en: '', es: '' };
    expect(lint(knowledge, { ...explained, explanation: { ...explained.explanation, es: '' } }, 'es')).toContain(
      'missing',
    );
    expect(lint(knowledge, { ...explained, explanation: none }, 'es')).not.toContain('missing');
    expect(lint(knowledge, { ...decision, explanation: none }, 'es')).toContain('missing');
  });

  test('a slot that was not filled', () =>
    expect(lint(knowledge, stem(`${item.stem.pt} {company}`), 'pt')).toContain('slot'));

  test('a word of another language', () =>
    expect(lint(knowledge, stem(`${item.stem.pt} with the`), 'pt')).toContain('language'));

  test('a stem far longer than in English', () =>
    expect(lint(knowledge, stem(item.stem.pt.repeat(2)), 'pt')).toContain('ratio'));

  test('a stem that names the key', () => {
    const wordsOf = (one: Item, isRight: boolean) =>
      one.options
        .filter(({ label }) => (label === one.key) === isRight)
        .flatMap(({ text }) => [...contentWords('pt', text.pt)]);
    const isOf = (text: string) => (word: string) => contentWords('pt', text).has(word);
    const named = found(
      (one) =>
        one.template === 'need-to-service' &&
        wordsOf(one, true).some((word) => !wordsOf(one, false).includes(word)) &&
        !wordsOf(one, false).some(isOf(one.stem.pt)),
    );
    const key = named.options.find(({ label }) => label === named.key)?.text.pt ?? '';
    const leaking = { ...named, stem: { ...named.stem, pt: `${named.stem.pt} Pense em ${key}.` } };
    expect(lint(knowledge, leaking, 'pt')).toContain('leak');
  });

  test('the same option twice', () => {
    const key = item.options.find((option) => option.label === item.key)?.text ?? item.stem;
    expect(
      lint(
        knowledge,
        withOption(item, wrong, (option) => ({ ...option, text: key })),
        'es',
      ),
    ).toContain('twice');
  });

  test('an option much longer than the others', () => {
    const long = withOption(item, item.key, (option) => ({
      ...option,
      text: { ...option.text, en: option.text.en.repeat(16) },
    }));
    expect(lint(knowledge, long, 'en')).toContain('length');
  });

  test('a statement among names', () => {
    const statement = found((candidate) => candidate.template === 'true-statement').options[0];
    expect(
      lint(
        knowledge,
        withOption(item, wrong, (option) => ({ ...statement, ...option, ...statement })),
        'en',
      ),
    ).toContain('mixed');
  });

  test('a verb in another form than in the other options', () => {
    const actions = found(
      (candidate) =>
        candidate.options.every(({ subject }) => subject.kind === 'fact') &&
        candidate.template === 'action-and-principle',
    );
    const [first] = actions.options;
    const id = first?.subject.kind === 'fact' ? first.subject.id : '';
    const conjugated = withOption(actions, 'A', (option) => ({ ...option, text: knowledge.fact(id).forms.plural }));
    expect(lint(knowledge, conjugated, 'pt')).toContain('mixed');
  });

  test('always in one option only', () => {
    const hedged = withOption(item, wrong, (option) => ({
      ...option,
      text: { ...option.text, en: `${option.text.en}, always` },
    }));
    expect(lint(knowledge, hedged, 'en')).toContain('absolute');
  });

  test('all of the above', () => {
    const lazy = withOption(item, wrong, (option) => ({
      ...option,
      text: { ...option.text, es: 'Todas las anteriores' },
    }));
    expect(lint(knowledge, lazy, 'es')).toContain('all-or-none');
  });

  test('British spelling', () => {
    const british = { ...item, stem: { ...item.stem, en: `${item.stem.en} The licence is paid.` } };
    expect(lint(knowledge, british, 'en')).toContain('spelling');
  });

  test('numbers out of order', () => {
    const numbers = questionOf('clf-c02', 'quantity');
    expect(lint(knowledge, { ...numbers, options: numbers.options.toReversed() }, 'pt')).toContain('unsorted');
  });
});
