import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '../../i18n/locale.ts';
import type { Candidate, Constraint, Pattern } from '../../knowledge/pattern.types.ts';
import { inEach } from '../compile.ts';
import { engineFor } from '../engine.ts';
import { generate } from '../generate.ts';
import type { DrawnItem, Item, TemplateId } from '../item.types.ts';
import { isKey, keyLetters } from '../key.ts';
import { list } from '../language/words.ts';
import { pool } from '../pool.ts';
import { pack, unpack } from '../storage/pack.ts';
import { phraseBook, written } from '../storage/phrase-book.ts';
import { verify } from '../verify.ts';
import { partsOfReason } from './decision.ts';
import { toRemember } from './remember.ts';
import { tellsOf } from './tell.ts';
import { templates } from './templates.ts';

const { knowledge, candidates } = engineFor('clf-c02');

/** Questions of one family, in one learner's session. */
function questions(template: TemplateId, count: number): DrawnItem[] {
  const from = pool(
    candidates.filter((candidate) => candidate.template === template),
    () => 1,
  );
  const items: DrawnItem[] = [];
  for (let i = 0; i < count; i += 1) {
    const history = items.map(({ seen }) => seen).toReversed();
    items.push(generate(knowledge, templates, { pool: from, wider: null, level: null, history, seed: `q ${i}` }));
  }
  return items;
}

const decisions = questions('decision', 160);
const pairs = questions('choose-two', 30);

const constraintsOf = ({ ask }: Item) => {
  const pattern = ask.kind === 'decision' ? knowledge.patterns.get(ask.pattern) : undefined;
  const asked = ask.kind === 'decision' ? ask.constraints : [];
  return pattern?.constraints.filter(({ id }) => asked.includes(id)) ?? [];
};

test.each([
  { family: decisions, right: 1, letters: ['A', 'B', 'C', 'D'] },
  { family: pairs, right: 2, letters: ['A', 'B', 'C', 'D', 'E'] },
])('a decision with $right right of $letters.length, proved by the second evaluator', ({ family, right, letters }) => {
  for (const item of family) {
    expect(item.options.map(({ label }) => label)).toEqual(letters);
    expect(keyLetters(item)).toHaveLength(right);
    expect(item.key).toBe(item.options.flatMap((option) => (isKey(item, option) ? option.label : [])).join(','));
    expect(verify(knowledge.base, item)).toEqual([]);
  }
});

test('two requirements make it intermediate, three advanced', () => {
  for (const item of [...decisions, ...pairs]) expect(item.level).toBe(constraintsOf(item).length);
});

test('a wrong option is explained by each requirement of the stem that it misses, and nothing twice, the right one by what it does', () => {
  for (const item of [...decisions, ...pairs]) {
    for (const option of item.options) {
      const id = option.subject.kind === 'solution' ? option.subject.id : '';
      const reasons = constraintsOf(item).flatMap(({ rulesOut }) => rulesOut[id] ?? []);
      if (isKey(item, option)) expect(reasons).toEqual([]);
      else {
        expect(reasons.length).toBeGreaterThan(0);
        for (const locale of locales)
          for (const part of reasons.flatMap((reason) => partsOfReason(reason[locale])))
            expect(option.reason[locale].split(part)).toHaveLength(2);
      }
    }
  }
});

/** Whether a line of an explanation quotes a requirement, as a sentence or by what the question asks for most of all. */
function quotes(line: string, { text, ask }: Constraint, locale: Locale): boolean {
  const quoted = /^“([^”]+)”/.exec(line)?.[1] ?? '?';
  return text ? `${quoted}.` === text[locale] : ask[locale].includes(quoted) && /\p{Lu}{3}/u.test(quoted);
}

test('the explanation says that the right options meet the requirements, has a line for each with the letters that it rules out, and leads to the page of each right option', () => {
  const rulesOut = { pt: 'exclui', en: 'rules out', es: 'descarta' };
  const only = { pt: 'Só', en: 'Only', es: 'Solo' };
  const meets = { pt: ['atende', 'atendem'], en: ['meets', 'meet'], es: ['cumple', 'cumplen'] };
  for (const item of [...decisions, ...pairs]) {
    const letters = (of: (id: string) => boolean) =>
      item.options.flatMap(({ label, subject }) => (subject.kind === 'solution' && of(subject.id) ? label : []));
    for (const constraint of constraintsOf(item))
      for (const locale of locales) {
        const [first = '', ...others] = item.explanation[locale].split('\n');
        const verb = meets[locale][keyLetters(item).length - 1];
        expect(
          first.startsWith(`${list(locale, keyLetters(item))} ${verb} `) ||
            first.startsWith(`${only[locale]} ${list(locale, keyLetters(item))} ${verb} `),
        ).toBe(true);
        const rulings = others.filter((each) => each.startsWith('“'));
        expect(rulings).toEqual(others.slice(0, constraintsOf(item).length));
        const [gap = '', heading = toRemember[locale], ...rules] = others.slice(rulings.length);
        expect(`${gap}${heading}`).toBe(toRemember[locale]);
        expect(rules.length).toBeLessThanOrEqual(rulings.length);
        const ruled = list(
          locale,
          letters((id) => id in constraint.rulesOut),
        );
        const line = rulings.find(
          (each) => each.endsWith(`” ${rulesOut[locale]} ${ruled}.`) && quotes(each, constraint, locale),
        );
        expect(line).toBeDefined();
      }
    const pattern = item.ask.kind === 'decision' ? knowledge.patterns.get(item.ask.pattern) : undefined;
    for (const { id, source } of pattern?.candidates ?? [])
      if (item.key.split(',').includes(letters((other) => other === id).join()))
        expect(item.references.map(({ url }) => url)).toContain(source.url);
  }
});

test('an explanation says which need calls for what is right, where the stem names that need', () => {
  const all = [...decisions, ...pairs];
  for (const locale of locales) {
    const rules = all.filter(({ explanation }) => / → /.test(explanation[locale]));
    expect(rules.length).toBeGreaterThan(all.length * 0.8);
    for (const { explanation } of rules) expect(explanation[locale]).not.toMatch(/ → (?:think of|pense em|piensa en) /);
  }
});

test('a need that the stem does not speak of is not told', () => {
  const same = (text: string) => ({ pt: text, en: text, es: text });
  const keys = [{ tell: same('UDP traffic: Network Load Balancer.') }];
  const told = (stem: string) => tellsOf(same(stem), [same(stem)], keys);
  expect(told('Game clients send UDP traffic to the servers.')).toHaveLength(1);
  expect(told('A portal routes requests by path to containers.')).toEqual([]);
});

test('every requirement that the explanation quotes stands in the stem, and two of them mostly share a sentence', () => {
  const wanting = [...decisions, ...pairs].filter((item) => constraintsOf(item).filter(({ text }) => text).length > 1);
  for (const item of wanting)
    for (const locale of locales)
      for (const [, quote = '?'] of item.explanation[locale].matchAll(/^“([^”]+)”/gm))
        expect(item.stem[locale].toLowerCase()).toContain(quote.toLowerCase());
  for (const locale of locales) {
    const joined = wanting.filter(({ stem }) => /, (?:and|e|y) \p{Ll}/u.test(stem[locale]));
    expect(joined.length).toBeGreaterThan(wanting.length * 0.6);
  }
});

test('a question points at as many requirements as its stem states, and its explanation speaks of one or of several', () => {
  const met = { pt: ['ao requisito', 'aos requisitos'], en: ['the requirement', 'the requirements'] };
  for (const item of [...decisions, ...pairs]) {
    const stated = constraintsOf(item).filter(({ text }) => text).length;
    const [, question = ''] = item.stem.en.split('\n\n');
    if (stated === 1) expect(question).not.toMatch(/these requirements/);
    else expect(question).not.toMatch(stated === 2 ? /this requirement|all of these requirements/ : /this requirement/);
    for (const locale of ['pt', 'en'] as const)
      expect(item.explanation[locale].split('.')[0]).toMatch(new RegExp(`${met[locale][stated === 1 ? 0 : 1]}\\b`));
  }
  expect([...decisions, ...pairs].some(({ stem }) => stem.en.includes('this requirement'))).toBe(true);
});

test('the same requirements come once in a session, whatever the situation and the key', () => {
  for (const family of [decisions, pairs]) {
    const told = family.map((item) => [item.factIds[0], ...constraintsOf(item).map(({ id }) => id)].join('+'));
    expect(new Set(told).size).toBe(family.length);
  }
});

test('two right options are asked for in the plural, and the stem says how many', () => {
  for (const { stem } of pairs) {
    expect(stem.pt).toContain('Escolha DUAS');
    expect(stem.en).toContain('Choose TWO');
    expect(stem.es).toContain('Elige DOS');
  }
});

test('right options mostly share no half, and wrong ones mostly miss different requirements', () => {
  const sharing = pairs.filter((item) => {
    const pattern = item.ask.kind === 'decision' ? knowledge.patterns.get(item.ask.pattern) : undefined;
    const [first, second] = item.options.flatMap((option) =>
      isKey(item, option)
        ? (pattern?.candidates.find(({ id }) => option.subject.kind === 'solution' && id === option.subject.id) ?? [])
        : [],
    );
    if (!first?.secondSource || !second?.secondSource) return false;
    return first.source.url === second.source.url || first.secondSource.url === second.secondSource.url;
  });
  expect(sharing.length).toBeLessThan(pairs.length / 5);
  const alike = decisions.filter((item) => {
    const reasons = item.options.flatMap((option) => (isKey(item, option) ? [] : option.reason.en));
    return new Set(reasons).size < reasons.length;
  });
  expect(alike.length).toBeLessThan(decisions.length / 8);
});

test('a decision is stored in a few hundred bytes and comes back word for word', () => {
  const book = phraseBook('clf-c02');
  for (const item of [...decisions, ...pairs]) {
    const packed = pack(book, item);
    expect(packed.length).toBeLessThan(400);
    expect(unpack(book, packed)).toEqual(JSON.parse(written(item)));
  }
});

describe('planted mistakes are found', () => {
  // What is called for by a requirement alone stands beside a better one, and nothing is better known than the best known.
  const isUnrivalled = (each: Item) =>
    each.options.some((option) => {
      const pattern = each.ask.kind === 'decision' ? knowledge.patterns.get(each.ask.pattern) : undefined;
      const own = pattern?.candidates.find(({ id }) => option.subject.kind === 'solution' && id === option.subject.id);
      return isKey(each, option) && (own?.rightWith !== undefined || own?.popularity === 5);
    });
  // Of three, because one more changes nothing in how its question points at them.
  const item = decisions.find(
    (each) => !isUnrivalled(each) && constraintsOf(each).filter(({ text }) => text).length > 2,
  );
  if (!item) throw new Error('There is no decision.');
  const problems = (changed: Item) =>
    verify(knowledge.base, changed).map(({ check, locale, text }) => `${check} ${locale}: ${text}`);
  const ask = item.ask.kind === 'decision' ? item.ask : null;

  test('another key', () => {
    const wrong = item.options.find((option) => !isKey(item, option));
    expect(problems({ ...item, key: wrong?.label ?? '' }).join()).toContain('but the knowledge base says');
  });

  test('a better solution that is not shown', () => {
    const best = (pattern: Pattern): Candidate[] =>
      pattern.candidates.slice(0, 1).map(({ neverRight: _never, rightIn: _in, rightWith: _with, ...first }) => ({
        ...first,
        id: 'best',
        popularity: 5,
      }));
    const patterns = knowledge.base.patterns.map((pattern) => ({
      ...pattern,
      candidates: [...pattern.candidates, ...best(pattern)],
      constraints: pattern.constraints.map((one) => ({ ...one, fits: [...one.fits, 'best'] })),
    }));
    const found = verify({ ...knowledge.base, patterns }, item);
    expect(found.map(({ text }) => text).join()).toMatch(/^best is better than .+ and is not shown$/);
  });

  test('a requirement that decides nothing', () => {
    if (!ask) throw new Error('It asks no decision.');
    const text = { pt: 'Há pressa.', en: 'It is urgent.', es: 'Hay prisa.' };
    const patterns = knowledge.base.patterns.map((pattern) => {
      const fits = pattern.candidates.map(({ id }) => id);
      const hurry = { id: 'hurry', text, fits, rulesOut: {} };
      return { ...pattern, constraints: [...pattern.constraints, hurry] };
    });
    const hurried = {
      ...item,
      stem: inEach((l) => `${text[l]} ${item.stem[l]}`),
      ask: { ...ask, constraints: [...ask.constraints, 'hurry'] },
    };
    expect(verify({ ...knowledge.base, patterns }, hurried)).toEqual([
      { check: 'key', locale: null, text: 'the requirement hurry is not needed' },
    ]);
  });

  test('a question that points at several requirements where one is stated', () => {
    const single = decisions.find(({ stem }) => stem.en.includes('this requirement '));
    if (!single) throw new Error('No question points at one requirement.');
    const stem = { ...single.stem, en: single.stem.en.replace('this requirement', 'these requirements') };
    expect(problems({ ...single, stem })).toEqual(['words en: the stem does not ask what the key answers']);
  });

  test('a stem without one of its requirements', () => {
    const first = constraintsOf(item)[0];
    const said = ((first?.text ?? first?.ask)?.es ?? '').replace(/\.$/, '');
    const at = item.stem.es.toLowerCase().indexOf(said.toLowerCase());
    const stem = { ...item.stem, es: item.stem.es.slice(0, at) + item.stem.es.slice(at + said.length) };
    expect(at).toBeGreaterThan(0);
    expect(problems({ ...item, stem })).toEqual(['words es: the stem does not ask what the key answers']);
  });

  test('a reason of another option', () => {
    const wrong = item.options.find((option) => !isKey(item, option));
    const right = item.options.find((option) => isKey(item, option));
    const options = item.options.map((option) =>
      option === wrong && right ? { ...option, reason: right.reason } : option,
    );
    expect(problems({ ...item, options })).toContain(`reason pt: the reason of ${wrong?.label} names nothing`);
  });

  test('an exam that does not ask it', () => {
    expect(problems({ ...item, exam: 'az-900' }).join()).toContain('but the knowledge base says none');
  });
});
