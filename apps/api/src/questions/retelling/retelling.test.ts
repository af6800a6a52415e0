import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../../http/operations.ts';
import { type Manner, type ModelPeer, startModelPeer } from '../../testing/model-peer.ts';
import { answer, drawQuestions, enrolledLearner, option, succeed } from '../../testing/practice.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';
import { type Locale, locales } from '../../i18n/locale.ts';
import { sessions } from '../checks/session.ts';
import { engineFor } from '../engine.ts';
import { generate as draw } from '../generate.ts';
import type { Item } from '../item.types.ts';
import { capitalise } from '../language/words.ts';
import { pool } from '../pool.ts';
import { sentencesOf } from '../templates/tell.ts';
import { templates } from '../templates/templates.ts';
import { retellFromFacts } from './from-facts.ts';

let peer: ModelPeer;
const api = useTestApp({}, async () => (peer = await startModelPeer()).environment);
// Nothing here depends on how fast this machine is.
beforeAll(() => void Object.assign(api.config.languageModel ?? {}, { patienceMs: 120_000 }));
afterAll(() => peer.stop());
beforeEach(() => {
  peer.manner = 'good';
  api.clock.advance(120_000);
});

const explain = (learner: Caller, questionId: string, locale = 'pt-BR') =>
  learner.call('POST', `/questions/${questionId}/explanation`, { headers: { 'accept-language': locale } });

async function answered(): Promise<{ learner: Caller; questionId: string }> {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  await succeed(answer(learner, questionId, await option(api, questionId, false)));
  return { learner, questionId };
}

test('a model explains an answer in other words; asked again it is the same text, in another language another', async () => {
  const { learner, questionId } = await answered();
  const first = await succeed<Schemas['Retelling']>(explain(learner, questionId));
  expect(first).toMatchObject({ questionId, source: 'MODEL', model: 'peer-small', language: 'pt-BR' });
  expect(first.references.length).toBeGreaterThan(0);
  const asked = peer.requests.length;
  expect(await succeed(explain(learner, questionId))).toEqual(first);
  expect(peer.requests).toHaveLength(asked);
  const spanish = await succeed<Schemas['Retelling']>(explain(learner, questionId, 'es-ES'));
  expect(spanish.language).toBe('es-ES');
  expect(spanish.text).not.toBe(first.text);
});

test('QUEST-08 before the answer there is nothing to explain, and nothing of another learner', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  const asked = peer.requests.length;
  expect((await explain(learner, questionId)).json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  const other = await answered();
  expect((await explain(learner, other.questionId)).json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  expect(peer.requests).toHaveLength(asked);
});

test.each<[Manner, string]>([
  ['failing', 'FAILED'],
  ['cut', 'FAILED'],
  ['malformed', 'MALFORMED'],
  ['naming', 'UNKNOWN_NAME'],
  ['foreign', 'LINT_LANGUAGE'],
])('with a model that is %s the facts explain it, and the record says why', async (manner, outcome) => {
  const { learner, questionId } = await answered();
  peer.manner = manner;
  const told = await succeed<Schemas['Retelling']>(explain(learner, questionId));
  expect(told).toMatchObject({ source: 'KNOWLEDGE_BASE', model: null });
  const [call] = await api.database.db.selectFrom('model_calls').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(call).toMatchObject({ operation: 'EXPLAIN_AGAIN', outcome });
});

test('a model that is slow to explain is not waited for: the facts explain it, and the record says why', async () => {
  const { learner, questionId } = await answered();
  const settings = api.config.languageModel;
  if (!settings) throw new Error('No model is set');
  const { patienceMs } = settings;
  settings.patienceMs = 500;
  peer.manner = 'slow';
  try {
    const told = await succeed<Schemas['Retelling']>(explain(learner, questionId));
    expect(told).toMatchObject({ source: 'KNOWLEDGE_BASE', model: null });
  } finally {
    settings.patienceMs = patienceMs;
  }
  const [call] = await api.database.db.selectFrom('model_calls').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(call).toMatchObject({ operation: 'EXPLAIN_AGAIN', outcome: 'TIMED_OUT', cost_usd: 0 });
});

const exams = ['clf-c02', 'saa-c03', 'az-900', 'cloud-digital-leader'];

test('the facts tell of each option in other words than the reasons and the explanation, the right ones first and nothing twice', () => {
  for (const examId of exams)
    for (const item of sessions(examId, 150, null, 'retelling').flat())
      for (const locale of locales) {
        const text = retellFromFacts(item, locale);
        const read = [item.explanation, ...item.options.map(({ reason }) => reason)].map((each) => each[locale]).join();
        const told = text
          .split('\n\n')
          .map((part) =>
            part
              .replace(/^[A-E][^:]*: /, '')
              .replace(/^.*\. (?=Atende|Não atende|Meets|Does not|Cumple|No cumple)/, ''),
          )
          .flatMap(sentencesOf);
        expect(new Set(told).size).toBe(told.length);
        for (const sentence of told) expect(read).not.toContain(sentence);
        const letters = [...text.matchAll(/^([A-E](?:[^:\n]{0,12})): /gm)].flatMap(
          ([, named = '']) => named.match(/[A-E](?![\p{L}])/gu) ?? [],
        );
        if (item.ask.kind !== 'quantity') expect(letters.toSorted()).toEqual(item.options.map(({ label }) => label));
        const wrongFrom = letters.findIndex((letter) => !item.key.includes(letter));
        expect(letters.slice(wrongFrom < 0 ? letters.length : wrongFrom).join('')).not.toMatch(`[${item.key}]`);
        expect(text).not.toMatch(/undefined|\[object|[{}]|\.\.|(?<!”) →/);
      }
});

test('a decision is told by what it asks for: which requirements each option meets and misses, and what it is like', () => {
  for (const examId of exams)
    for (const item of sessions(examId, 60, null, 'again').flat()) {
      if (item.ask.kind !== 'decision') continue;
      const { constraints, pattern } = item.ask;
      const {
        constraints: known = [],
        candidates = [],
        scene,
      } = engineFor(examId).knowledge.patterns.get(pattern) ?? {};
      const asked = constraints.flatMap((id) => known.filter((each) => each.id === id));
      const requirements = asked.filter(({ text }) => text !== undefined);
      const task = asked.find(({ text }) => text === undefined);
      const [wanted = '', introduced, ...parts] = retellFromFacts(item, 'en').split('\n\n');
      const isOne = requirements.length === 1;
      expect(wanted.match(/^\d\) /gm) ?? []).toHaveLength(isOne ? 0 : requirements.length);
      expect(/^Of the options that meet (?:it|them), the one that does so /m.test(wanted)).toBe(task !== undefined);
      expect(introduced).toBe(scene?.en);
      expect(parts).toHaveLength(item.options.length);
      for (const part of parts) {
        const { subject } = item.options.find(({ label }) => part.startsWith(`${label}: `)) ?? {};
        const solution = candidates.find(({ id }) => subject?.kind === 'solution' && id === subject.id);
        if (!solution) throw new Error(part);
        const name = capitalise((solution.label ?? solution.text).en.replace(/\.$/, ''));
        expect(part.slice(3)).toSatisfy((said: string) => said.startsWith(`${name}. `));
        const [, verdict = '', picture] =
          /^(Meets .+?|Does not .+?): it is like (.+)\.$/.exec(part.slice(name.length + 5)) ?? [];
        expect(picture).toBe(solution.likeness.en);
        const missed = requirements.flatMap(({ rulesOut }, i) => (solution.id in rulesOut ? [`${i + 1}`] : []));
        const met = requirements.flatMap(({ fits }, i) => (fits.includes(solution.id) ? [`${i + 1}`] : []));
        if (isOne && missed.length > 0) expect(verdict).toBe('Does not meet the requirement');
        else if (missed.length > 0) {
          const [said = '', not = ''] = verdict.startsWith('Meets requirement')
            ? verdict.split(', but ')
            : ['', verdict];
          expect(said.match(/\d/g) ?? []).toEqual(met);
          expect(not.match(/\d/g) ?? []).toEqual(missed);
          expect(verdict).not.toMatch(/LEAST|LOWEST|MOST/);
        } else {
          expect(verdict).toMatch(/^Meets (?:the requirement|both requirements|all three requirements|all)/);
          expect(verdict.includes(', but not ')).toBe(task !== undefined && solution.id in task.rulesOut);
        }
      }
    }
});

test('a question on facts tells of each option, or of whom a statement is true of, what it is like', () => {
  for (const examId of exams)
    for (const item of sessions(examId, 150, null, 'subject').flat()) {
      if (item.ask.kind !== 'entity' && item.ask.kind !== 'cheapest' && item.ask.kind !== 'fact') continue;
      const { knowledge } = engineFor(examId);
      for (const locale of locales) {
        const text = retellFromFacts(item, locale);
        for (const { subject } of item.options)
          if (subject.kind === 'entity') expect(text).toContain(knowledge.entity(subject.id).likeness[locale]);
        for (const part of text.split('\n\n'))
          if (!/^[^:]+: (?:É o caso d|Es el caso d|True of)/.test(part))
            expect(part).toMatch(/ (?:é|são|is|are|es|son) (?:como|like) /);
      }
    }
});

test('what things are like is a phrase of its own in every language, and no two of a category are like the same', () => {
  for (const examId of exams)
    for (const all of Map.groupBy(engineFor(examId).knowledge.entities.values(), ({ category }) => category).values())
      for (const locale of locales) {
        const told = all.map(({ likeness }) => likeness[locale]);
        expect(new Set(told).size).toBe(told.length);
        for (const likeness of told) {
          expect(likeness).not.toMatch(/[:;.“”"]/);
          expect(likeness.split(' ').length).toBeLessThanOrEqual(20);
        }
      }
});

test('what solutions are like is a short phrase of its own in every language, and no two of a pattern are like the same', () => {
  for (const examId of exams)
    for (const { candidates } of engineFor(examId).knowledge.patterns.values())
      for (const locale of locales) {
        const told = candidates.map(({ likeness }) => likeness[locale]);
        expect(new Set(told).size).toBe(told.length);
        for (const likeness of told) {
          expect(likeness).not.toMatch(/[:;.“”"]/);
          expect(likeness.split(' ').length).toBeLessThanOrEqual(22);
        }
      }
});

test('a scene says in one sentence of every language what stands for what', () => {
  const begins = { pt: /^Pense /, en: /^Think of /, es: /^Piensa en / };
  for (const examId of exams)
    for (const { scene } of engineFor(examId).knowledge.patterns.values())
      for (const locale of locales) {
        expect(scene[locale]).toMatch(begins[locale]);
        expect(scene[locale]).toMatch(/^[^.:;“”"]+\.$/);
        const { length } = scene[locale].split(' ');
        expect(length).toBeGreaterThanOrEqual(8);
        expect(length).toBeLessThanOrEqual(26);
      }
});

/** Questions of the shared responsibility model that ask for a task, or for a service. */
function ofSharedTasks(examId: string, form: 'task' | 'service'): Item[] {
  const { knowledge, candidates } = engineFor(examId);
  const own = candidates.filter((one) => one.template === 'shared-responsibility' && one.form.startsWith(form));
  const order = { pool: pool(own, () => 1), wider: null, level: null, history: [] };
  return own.length === 0
    ? []
    : Array.from({ length: 20 }, (_, i) => draw(knowledge, templates, { ...order, seed: `${i}` }));
}

test('a task is told in one scene: whose it is, and what doing it is like; of services the task is told first', () => {
  for (const examId of ['clf-c02', 'az-900', 'cloud-digital-leader']) {
    const { responsibilities } = engineFor(examId).knowledge;
    const likenessOf = (id: string, locale: Locale) => ` ${responsibilities.get(id)?.likeness[locale]}.`;
    for (const locale of locales) {
      const told = (item: Item) => retellFromFacts(item, locale).split('\n\n');
      for (const item of ofSharedTasks(examId, 'task')) {
        const [scene, ...parts] = told(item);
        expect(scene).toMatch(/^(?:Pense na nuvem|Think of the cloud|Piensa en la nube) /);
        for (const { subject } of item.options)
          if (subject.kind === 'task') expect(parts.join(' ')).toContain(likenessOf(subject.id, locale));
      }
      for (const item of ofSharedTasks(examId, 'service'))
        expect(told(item)[0]).toContain(item.ask.kind === 'service' ? likenessOf(item.ask.task, locale) : 'no service');
    }
  }
  expect(ofSharedTasks('clf-c02', 'service')).not.toEqual([]);
});

test('what a task is like is a short phrase of its own in every language', () => {
  for (const examId of exams)
    for (const locale of locales) {
      const all = [...engineFor(examId).knowledge.responsibilities.values()].map(({ likeness }) => likeness[locale]);
      expect(new Set(all).size).toBe(all.length);
      for (const likeness of all) {
        expect(likeness).not.toMatch(/[:;.“”"]/);
        expect(likeness.split(' ').length).toBeLessThanOrEqual(18);
      }
    }
});

test('what to listen for is a phrase that names none of its category', () => {
  for (const examId of exams) {
    const { knowledge } = engineFor(examId);
    for (const { cue, category } of knowledge.facts.values())
      for (const locale of locales) {
        expect(cue?.[locale] ?? '').not.toMatch(/[:;.“”"→]/);
        for (const entity of knowledge.siblings(category))
          if (cue && entity.kind === 'service') expect(` ${cue[locale]} `).not.toContain(` ${entity.name[locale]} `);
      }
  }
});
