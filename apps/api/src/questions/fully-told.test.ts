import { expect, test } from 'vitest';
import { findExam } from '../catalogue/catalogue.ts';
import { locales } from '../i18n/locale.ts';
import { engineFor, generate } from './engine.ts';

const told = (examId: string) => engineFor(examId).knowledge.patterns;

test('an exam of architects tells what there is today and what is done, a foundational one neither', () => {
  const pattern = findExam('saa-c03')?.knowledge?.patterns.find(
    ({ exams, candidates }) => 'saa-c03' in exams && 'clf-c02' in exams && candidates.every(({ action }) => action),
  );
  if (!pattern) throw new Error('Both exams ask a pattern that says what is done');
  const [full, short] = [told('saa-c03').get(pattern.id), told('clf-c02').get(pattern.id)];
  for (const l of locales) {
    expect(full?.candidates.map(({ text }) => text[l])).toEqual(pattern.candidates.map(({ action }) => action?.[l]));
    expect(full?.candidates.map(({ label }) => label?.[l])).toEqual(pattern.candidates.map(({ text }) => text[l]));
    expect(full?.situations.map(({ text }) => text[l])).toEqual(
      pattern.situations.map(({ text, today }) => `${text[l]} ${today?.[l]}`),
    );
    expect(short?.candidates.map(({ text }) => text[l])).toEqual(pattern.candidates.map(({ text }) => text[l]));
    expect(short?.situations.map(({ text }) => text[l])).toEqual(pattern.situations.map(({ text }) => text[l]));
  }
  expect(full?.ask).not.toEqual(pattern.ask);
  expect(short?.ask).toEqual(pattern.ask);
});

test('a pattern that does not say what is done is told as it stands', () => {
  for (const pattern of told('saa-c03').values())
    expect(pattern.candidates.filter(({ label }) => label).length).toBeOneOf([0, pattern.candidates.length]);
});

test('two halves of what is done are one sentence', () => {
  const joined = told('saa-c03').get('servers-and-database')?.candidates ?? [];
  expect(joined.length).toBeGreaterThan(3);
  for (const { text } of joined) {
    expect(text.pt).toMatch(/^\p{Lu}[^.]* e \p{Ll}[^.]*\.$/u);
    expect(text.en).toMatch(/^\p{Lu}[^.]* and \p{Ll}[^.]*\.$/u);
    expect(text.es).toMatch(/^\p{Lu}[^.]* (?:y|e) \p{Ll}[^.]*\.$/u);
  }
});

test('a source is named in short, whatever the option says', () => {
  const items = Array.from({ length: 40 }, (_item, i) =>
    generate({ examId: 'saa-c03', scope: { modalityId: 'all' }, level: 2, history: [], seed: `source ${i}` }),
  );
  const titles = items.flatMap(({ ask, key, options, references }) => {
    if (ask.kind !== 'decision' || key.includes(',')) return [];
    const right = options.find(({ label }) => label === key)?.subject;
    const solution = told('saa-c03')
      .get(ask.pattern)
      ?.candidates.find(({ id }) => right?.kind === 'solution' && id === right.id);
    // Of two solutions together, each page has the name of its own half.
    const { label, halves = label && [label] } = solution ?? {};
    return halves ? [{ short: halves.map(({ en }) => en), shown: references.map(({ title }) => title) }] : [];
  });
  expect(titles.length).toBeGreaterThan(10);
  for (const { short, shown } of titles) expect(shown).toEqual(expect.arrayContaining(short));
});
