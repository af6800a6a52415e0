import type { Locale, Localised } from '../../i18n/locale.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { DrawnItem, Item, ItemOption, Label } from '../item.types.ts';
import { inEach, type Knowledge } from '../compile.ts';
import { isKey } from '../key.ts';
import { duplicates, questionOf, sessions } from './session.ts';
import { drawSample, type Gate, inventory, type Sample, sections } from './gates.ts';

/** Small, so that each gate can be broken in a moment; the limits on shares widen with it. */
const sample: Sample = drawSample('clf-c02', 100, 20);

const held = sections.map((section) => ({ section, gates: section(sample) }));
const names = (gates: readonly Gate[]) => gates.map((gate) => gate.name);
const failing = (gates: readonly Gate[]) => names(gates.filter((gate) => !gate.ok));

const each = (change: (item: Item, i: number) => Item): Sample => ({
  ...sample,
  sessions: sample.sessions.map((session) => session.map((item, i): DrawnItem => ({ ...item, ...change(item, i) }))),
});

/** The sample with other words in some options. */
const withTexts = (change: (text: string, item: Item, option: ItemOption, locale: Locale) => string): Sample =>
  each((item) => ({
    ...item,
    options: item.options.map((option) => ({
      ...option,
      text: inEach((l) => change(option.text[l], item, option, l)),
    })),
  }));

/** The sample with something said of every key, or of every wrong option. */
const withKeys = (change: (text: string, item: Item, locale: Locale) => string) =>
  withTexts((text, item, option, l) => (isKey(item, option) ? change(text, item, l) : text));
const withWrong = (change: (text: string) => string) =>
  withTexts((text, item, option) => (isKey(item, option) ? text : change(text)));

/** The first question changed. */
const withFirst = (change: (item: Item) => Item): Sample => each((item, i) => (i === 0 ? change(item) : item));
const withStem = (change: (stem: Localised, item: Item) => Localised) =>
  withFirst((item) => ({ ...item, stem: change(item.stem, item) }));
const withFirstOption = (change: (option: ItemOption) => ItemOption) =>
  withFirst((item) => ({ ...item, options: item.options.map((option, i) => (i === 0 ? change(option) : option)) }));

const withKnowledge = (change: (knowledge: Knowledge) => Partial<Knowledge>): Sample => ({
  ...sample,
  knowledge: { ...sample.knowledge, ...change(sample.knowledge) },
});

const keyText = (item: Item, locale: Locale) => item.options.find((option) => isKey(item, option))?.text[locale] ?? '';
const others = (item: Item, locale: Locale) =>
  item.options
    .filter((option) => !isKey(item, option))
    .map((option) => option.text[locale])
    .join(' ');

/** Where the popularity of an option stands: its entity, or its solution in the pattern that asks. */
function placeOf({ ask }: Item, { subject }: ItemOption): string[] {
  if (subject.kind === 'entity') return [subject.id];
  return subject.kind === 'solution' && ask.kind === 'decision' ? [`${ask.pattern}/${subject.id}`] : [];
}

/** The long learner's questions changed. */
const withLearner = (change: (item: DrawnItem, i: number) => DrawnItem): Sample => ({
  ...sample,
  learner: sample.learner.map(change),
});

/** Puts the key of every question in one place. */
function movedTo(label: Label): Sample {
  return each((item) => {
    const own = item.options.find((option) => isKey(item, option));
    const there = item.options.find((option) => option.label === label);
    const options = item.options.map((option) =>
      own && option === own ? { ...option, label } : own && option === there ? { ...option, label: own.label } : option,
    );
    return { ...item, key: label, options: options.toSorted((a, b) => a.label.localeCompare(b.label)) };
  });
}

/** Enough to hold every family. */
const many = sessions('clf-c02', 500, null, 'every family').flat();

function first(what: (item: Item) => boolean): Item {
  const item = many.find(what);
  if (!item) throw new Error('The sample has no such question.');
  return item;
}

test('all gates hold', () => expect(failing(held.flatMap(({ gates }) => gates))).toEqual([]));

const broken: [gate: string, how: () => Sample][] = [
  [
    'Services',
    () =>
      withKnowledge(({ entities }) => ({
        entities: new Map([...entities].map(([id, entity]) => [id, { ...entity, kind: 'concept' as const }])),
      })),
  ],
  ['Facts', () => withKnowledge(({ facts }) => ({ facts: new Map([...facts].slice(0, 300)) }))],
  [
    'Families of questions',
    () => ({
      ...sample,
      candidates: sample.candidates.filter(({ template }) => template !== 'requirements-to-service'),
    }),
  ],
  ['Levels', () => ({ ...sample, candidates: sample.candidates.filter(({ level }) => level !== 3) })],
  [
    'Entities retired at the release',
    () =>
      withKnowledge((known) => ({
        entities: new Map(known.entities).set('s3', { ...known.entity('s3'), retiredOn: '2026-01-01' }),
      })),
  ],
  [
    'Facts without a source',
    () =>
      withKnowledge((known) => ({
        facts: new Map(known.facts).set('s3-objects', {
          ...known.fact('s3-objects'),
          source: { url: 'https://', checkedOn: null },
        }),
      })),
  ],
  [
    'Not exactly one key, proved a second time',
    () => withFirst((item) => ({ ...item, key: item.key === 'A' ? 'B' : 'A' })),
  ],
  ['Stem or option unlike its source', () => withStem((stem) => ({ ...stem, es: '¿Qué hora es?' }))],
  [
    'Reason without its option, or with an absent one',
    () => withFirstOption((option) => ({ ...option, reason: { ...option.reason, pt: 'Não é esta.' } })),
  ],
  ['Key position', () => movedTo('C')],
  ['Cheater: letter B', () => movedTo('B')],
  ['Cheater: longest', () => withKeys((text) => `${text} ${'x'.repeat(90)}`)],
  ['Cheater: shortest', () => withWrong((text) => `${text} ${'x'.repeat(90)}`)],
  [
    'Cheater: most popular',
    () =>
      withKnowledge(({ entities, patterns }) => {
        const keys = new Set(
          sample.sessions
            .flat()
            .flatMap((item) => item.options.flatMap((option) => (isKey(item, option) ? placeOf(item, option) : []))),
        );
        const popularity = (place: string) => (keys.has(place) ? (5 as const) : (1 as const));
        return {
          entities: new Map([...entities].map(([id, entity]) => [id, { ...entity, popularity: popularity(id) }])),
          patterns: new Map(
            [...patterns].map(([id, pattern]) => {
              const candidates = pattern.candidates.map((each) => ({
                ...each,
                popularity: popularity(`${id}/${each.id}`),
              }));
              return [id, { ...pattern, candidates }];
            }),
          ),
        };
      }),
  ],
  ['Cheater: most words of the stem', () => withKeys((text, item, locale) => `${text} ${item.stem[locale]}`)],
  ['Cheater: most in common', () => withKeys((text, item, locale) => `${text} ${others(item, locale)}`)],
  ['Cheater: most specific', () => withKeys((text) => `${text} (1, 2, 3)`)],
  ['Cheater: alphabetical', () => withKeys((text) => `0 ${text}`)],
  ['Cheater: all cues, logistic', () => withKeys((text) => `${text}, exactly`)],
  ['Key length ÷ mean of the others', () => withKeys((text) => text.slice(0, 2))],
  ['Missing texts', () => withFirst((item) => ({ ...item, explanation: { ...item.explanation, es: ' ' } }))],
  ['Leftover slots', () => withStem((stem) => ({ ...stem, en: `${stem.en} {company}` }))],
  [
    'Words of another language',
    () =>
      withFirstOption((option) => ({
        ...option,
        reason: { ...option.reason, pt: `${option.reason.pt} That is the reason.` },
      })),
  ],
  ['British spelling', () => withStem((stem) => ({ ...stem, en: `${stem.en} The licence is paid.` }))],
  ['Stem not 0.7–1.5 × the English one', () => withStem((stem) => ({ ...stem, pt: stem.pt.repeat(2) }))],
  [
    'Stem gives the key away',
    () => each((item) => ({ ...item, stem: inEach((l) => `${item.stem[l]} ${keyText(item, l)}`) })),
  ],
  [
    'Same option twice',
    () => withFirst((item) => ({ ...item, options: item.options.map((option) => ({ ...option, text: item.stem })) })),
  ],
  [
    'Longest option > 2 × shortest (floor 16 letters)',
    () => withFirstOption((option) => ({ ...option, text: inEach((l) => option.text[l].repeat(20)) })),
  ],
  [
    'Options of different kinds or forms',
    () => {
      const { options, ...question } = first(({ template }) => template === 'need-to-service');
      const changed = options.map((option, i) =>
        i === 0 ? { ...option, subject: { kind: 'value' as const, value: 4 } } : option,
      );
      return withFirst(() => ({ ...question, options: changed }));
    },
  ],
  [
    'Option that says the opposite of another',
    () => {
      const statements = first(({ template }) => template === 'true-statement');
      const changed = withKnowledge((known) => {
        const [one, other] = statements.options.flatMap(({ subject }) =>
          subject.kind === 'fact' ? known.fact(subject.id) : [],
        );
        return { fact: (id) => (one && other && id === one.id ? { ...one, deny: other.say } : known.fact(id)) };
      });
      return { ...withFirst(() => statements), knowledge: changed.knowledge };
    },
  ],
  [
    'All or none of the above',
    () =>
      withFirstOption((option) => ({
        ...option,
        text: { pt: 'Nenhuma das anteriores', en: 'None of the above', es: 'Ninguna de las anteriores' },
      })),
  ],
  [
    'Always or never in one option only',
    () => withFirstOption((option) => ({ ...option, text: { ...option.text, es: `Nunca ${option.text.es}` } })),
  ],
  [
    'Numbers out of order',
    () =>
      withFirst(() => {
        const numbers = questionOf('clf-c02', 'quantity');
        return { ...numbers, options: numbers.options.toReversed() };
      }),
  ],
  [
    'Duplicate stems in a session of 500',
    () => ({ ...sample, sessions: sample.sessions.map((session) => [...session, ...session.slice(0, 1)]) }),
  ],
  ['Distinct facts in 100 questions in a row', () => each((item, i) => ({ ...item, factIds: [String(i % 70)] }))],
  [
    'Repetition rules broken',
    () => ({ ...sample, sessions: sample.sessions.map((session) => [...session.slice(0, 9), ...session]) }),
  ],
  [
    'Questions that ask what is NOT true',
    () => each((item, i) => (i % 4 === 0 ? { ...item, template: 'untrue-statement' } : item)),
  ],
  ['Domain shares', () => each((item) => ({ ...item, domain: 'technology' }))],
  ['Needs and scenarios, least in 200', () => withLearner((item) => ({ ...item, template: 'quantity' }))],
  ['Statements, most in 200', () => withLearner((item) => ({ ...item, template: 'true-statement' }))],
  [
    'What is NOT true, most in 200',
    () => withLearner((item, i) => (i % 4 === 0 ? { ...item, template: 'untrue-statement' } : item)),
  ],
  ['Levels, farthest from the mix in 200', () => withLearner((item) => ({ ...item, level: 1 }))],
  ['Two right options, in any 200', () => withLearner((item) => ({ ...item, template: 'choose-two' }))],
  ['Same question again within 60', () => withLearner((item, i) => ({ ...item, factIds: [String(i % 50)] }))],
  [
    'The same in any modality and level',
    () => ({ ...sample, scopes: sample.scopes.map((scope) => ({ ...scope, again: { soon: 1, inAMonth: 1 } })) }),
  ],
  ['Level as requested', () => ({ ...sample, byLevel: { ...sample.byLevel, 3: sample.byLevel[2] } })],
];

test.each(broken)('%s: the gate fails when it should', (gate, how) => {
  const judge = held.find(({ gates }) => names(gates).includes(gate))?.section;
  expect(failing(judge?.(how()) ?? [])).toContain(gate);
});

test('a stem with its sentences in another order, another key or another situation is the same stem', () => {
  const decision = first(({ template }) => template === 'decision');
  if (decision.ask.kind !== 'decision') throw new Error('A decision asks for one.');
  const { stem, ask } = decision;
  const reordered = {
    ...decision,
    stem: { ...stem, pt: 'Outra ordem.' },
    ask: { ...ask, constraints: ask.constraints.toReversed() },
  };
  expect(duplicates([decision, { ...reordered, options: [] }], 'pt')).toBe(1);
  const elsewhere = { ...reordered, options: [], ask: { ...ask, situation: 'elsewhere' } };
  expect(duplicates([decision, elsewhere], 'pt')).toBe(1);
  const other = { ...elsewhere, ask: { ...ask, constraints: ask.constraints.slice(1) } };
  expect(duplicates([decision, other], 'pt')).toBe(0);
});

test('no gate is left out', () =>
  expect(broken.map(([gate]) => gate).toSorted()).toEqual(held.flatMap(({ gates }) => names(gates)).toSorted()));

test('ENT-08 the report names what there is: domains and topics to practise, everything, and the simulation', () => {
  const about = Object.fromEntries(inventory(sample));
  expect(about['Modalities, whole exam']).toBe('All content; Full simulation');
  expect(about['Modalities, official domains']?.split('; ')).toHaveLength(4);
  expect(about['Modalities, topics']).toBe('Compute; Storage; Networking; Security; Pricing');
  expect(about['Levels']).toMatch(/^1: \d{3,}, 2: \d{3,}, 3: \d{3,}$/);
});

const folder = join(import.meta.dirname, '../../..');
const run = (options: string[], ...more: string[]) =>
  promisify(execFile)(process.execPath, [...options, join(folder, 'scripts/check-questions.ts'), ...more]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );

/** Lets a process find the documentation's address gone from the content. */
const withoutDocs = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      return url.endsWith('/content/aws/source.ts') ? { ...loaded, source: String(loaded.source).replace('https://docs.aws.amazon.com', '') } : loaded;
    },
  });`;

test('the command closes with 1 when a gate fails, and says which', async () => {
  const { code, output } = await run(
    ['--import', `data:text/javascript,${encodeURIComponent(withoutDocs)}`],
    '--exam',
    'clf-c02',
    '--count',
    '100',
    '--each',
    '20',
  );
  expect(output).toMatch(/^Facts without a source .* FAILS$/m);
  expect(output).toMatch(/^Gate +Limit +pt +en +es$/m);
  expect(code).toBe(1);
});

test('the command closes with 2 when it is not told what to check', async () => {
  expect(await run([])).toMatchObject({ code: 2, output: expect.stringContaining('Usage:') });
  expect(await run([], '--exam', 'dva-c02')).toMatchObject({
    code: 2,
    output: expect.stringContaining('no questions for "dva-c02"'),
  });
  expect(await run([], '--exam', 'clf-c02', '--count', '99')).toMatchObject({
    code: 2,
    output: expect.stringContaining('between 100 and 100000'),
  });
});
