/**
 * Reads the decision patterns and says what each can ask, or what is wrong with it.
 * npm run questions:patterns [-- [pattern id] [--language pt|en|es] [--show 3]]
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Locale, locales, type Localised } from '../src/i18n/locale.ts';
import type { Pattern } from '../src/knowledge/pattern.types.ts';
import { type Decision, decisionsOf } from '../src/questions/decisions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' }, show: { type: 'string', default: '3' } },
});
const content = join(import.meta.dirname, '../content');
const least = { situations: 3, candidates: 5, sets: 6, keys: 2 };
const mostLengthRatio = { text: 2, action: 1.8 };

const patterns: Pattern[] = [];
for (const file of globSync('*/patterns/*.ts', { cwd: content }).toSorted()) {
  const exported = (await import(join(content, file))) as Record<string, readonly Pattern[]>;
  patterns.push(...Object.values(exported).flat());
}

/** Every text of a pattern with the place where it stands. */
function* texts(pattern: Pattern): Generator<[place: string, text: Localised]> {
  yield ['ask', pattern.ask];
  for (const { id, text, today } of pattern.situations) {
    yield [`situation ${id}`, text];
    if (today) yield [`situation today ${id}`, today];
  }
  for (const { id, text, action, why, tell } of pattern.candidates) {
    yield [`candidate ${id}`, text];
    if (action) yield [`action of ${id}`, action];
    yield [`why of ${id}`, why];
    yield [`tell of ${id}`, tell];
  }
  for (const { id, text, ask, rulesOut } of pattern.constraints) {
    yield [`constraint ${id}`, text ?? ask];
    for (const [candidate, reason] of Object.entries(rulesOut)) yield [`${id} rules out ${candidate}`, reason];
  }
}

const setOf = ({ constraints, keys }: Decision) =>
  `${constraints.map(({ id }) => id).join(' + ')} → ${keys.map(({ id }) => id).join(', ')}`;

function* problems(pattern: Pattern): Generator<string> {
  const candidates = new Set(pattern.candidates.map(({ id }) => id));
  const situations = new Set(pattern.situations.map(({ id }) => id));
  const constraints = new Set(pattern.constraints.map(({ id }) => id));
  if (situations.size < least.situations) yield `${situations.size} situations, at least ${least.situations} wanted`;
  if (candidates.size < least.candidates) yield `${candidates.size} candidates, at least ${least.candidates} wanted`;
  for (const { id, rightIn = [] } of pattern.candidates)
    for (const where of rightIn)
      if (!situations.has(where)) yield `candidate ${id} is right in ${where}, which is no situation`;
  for (const { id, rightWith = [] } of pattern.candidates)
    for (const needed of rightWith)
      if (!constraints.has(needed)) yield `candidate ${id} is right with ${needed}, which is no constraint`;
  for (const constraint of pattern.constraints) {
    const ruledOut = Object.keys(constraint.rulesOut);
    for (const id of [...constraint.fits, ...ruledOut])
      if (!candidates.has(id)) yield `constraint ${constraint.id} names ${id}, which is no candidate`;
    for (const id of ruledOut)
      if (constraint.fits.includes(id)) yield `constraint ${constraint.id} both fits and rules out ${id}`;
    for (const id of constraint.notWith ?? [])
      if (!constraints.has(id)) yield `constraint ${constraint.id} is not to stand with ${id}, which is none`;
    for (const id of constraint.situations ?? [])
      if (!situations.has(id)) yield `constraint ${constraint.id} names ${id}, which is no situation`;
  }
  for (const [place, text] of texts(pattern)) {
    for (const locale of locales) if (text[locale].trim() === '') yield `${place} says nothing in ${locale}`;
    if (/^(ask|situation|constraint)/.test(place)) {
      for (const name of pattern.candidates.flatMap(({ uses }) => uses))
        for (const locale of locales)
          if (new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'iu').test(text[locale]))
            yield `${place} says ${name} (${locale}), which gives an option away`;
    }
  }
  const actions = pattern.candidates.flatMap(({ action }) => action ?? []);
  if (actions.length > 0 && actions.length < pattern.candidates.length)
    yield `${actions.length} of ${pattern.candidates.length} candidates have an action: all or none`;
  const told = pattern.situations.filter(({ today }) => today);
  if (told.length !== (actions.length > 0 ? pattern.situations.length : 0))
    yield `${told.length} of ${pattern.situations.length} situations say what there is today: all where candidates have actions, else none`;
  for (const locale of locales) {
    const ratio = (texts: readonly Localised[]) => {
      const lengths = texts.map((text) => text[locale].length);
      return Math.max(...lengths) / Math.min(...lengths);
    };
    if (ratio(pattern.candidates.map(({ text }) => text)) > mostLengthRatio.text)
      yield `the longest option is more than ${mostLengthRatio.text} times as long as the shortest (${locale})`;
    if (ratio(actions) > mostLengthRatio.action)
      yield `the longest action is more than ${mostLengthRatio.action} times as long as the shortest (${locale})`;
    for (const action of actions)
      if (!action[locale].endsWith('.')) yield `an action has no stop (${locale}): ${action[locale]}`;
  }
  const decisions = decisionsOf(pattern, 1);
  const sets = new Set(decisions.map(setOf));
  const keys = new Set(decisions.flatMap((decision) => decision.keys.map(({ id }) => id)));
  if (sets.size < least.sets) yield `${sets.size} sets of needed constraints, at least ${least.sets} wanted`;
  if (keys.size < least.keys) yield `${keys.size} different keys, at least ${least.keys} wanted`;
  const idle = pattern.constraints.filter(({ id }) => !decisions.some((d) => d.constraints.some((c) => c.id === id)));
  for (const { id } of idle) yield `constraint ${id} is in no set: it decides alone, or another always covers it`;
  const never = pattern.candidates.filter(
    ({ id }) => !decisions.some((d) => [...d.keys, ...d.near.flat(), ...d.far].some((c) => c.id === id)),
  );
  for (const { id } of never) yield `candidate ${id} is in no set`;
}

function show(pattern: Pattern, language: Locale): void {
  const decisions = decisionsOf(pattern, 1);
  const step = Math.max(1, Math.floor(decisions.length / Number(values.show)));
  for (const { situation, constraints, keys, near, far } of decisions.filter((_each, i) => i % step === 0)) {
    const asked = constraints.find(({ ask }) => ask !== undefined)?.ask ?? pattern.ask;
    const sentences = constraints.flatMap(({ text }) => (text ? [text[language]] : []));
    console.log(`\n${[situation.text[language], ...sentences, asked[language]].join(' ')}`);
    for (const key of keys) console.log(`  ✓ ${key.text[language]}\n      ${key.why[language]} ${key.tell[language]}`);
    for (const wrong of [...near.flatMap((each) => each.slice(0, 1)), ...far].slice(0, 3)) {
      const reason = constraints.find(({ rulesOut }) => wrong.id in rulesOut)?.rulesOut[wrong.id];
      console.log(`  ✗ ${wrong.text[language]}\n      ${reason?.[language] ?? ''}`);
    }
  }
}

const wanted = patterns.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
for (const pattern of wanted) {
  const single = decisionsOf(pattern, 1);
  const count = (list: readonly Decision[]) => new Set(list.map(setOf)).size;
  const hard = single.filter(({ constraints }) => constraints.length === 3);
  const found = [...problems(pattern)];
  console.log(
    `${found.length > 0 ? '✗' : '✓'} ${pattern.id}: ${count(single)} sets, ${count(hard)} of three constraints, ${new Set(single.flatMap((d) => d.keys.map(({ id }) => id))).size} keys, ${count(decisionsOf(pattern, 2))} with two keys`,
  );
  for (const problem of found) console.log(`    ${problem}`);
  if (found.length > 0) process.exitCode = 1;
  if (positionals.length > 0) show(pattern, values.language as Locale);
}
const twice = patterns.filter(({ id }, i) => patterns.findIndex((other) => other.id === id) !== i);
for (const { id } of twice) console.log(`✗ ${id} stands twice`);
if (twice.length > 0) process.exitCode = 1;
