import { engineFor } from '../engine.ts';
import { generate } from '../generate.ts';
import { inEach, type Knowledge } from '../compile.ts';
import type { Ask, Item } from '../item.types.ts';
import { inflect } from '../language/inflect.ts';
import { about, denial, predicate } from '../language/sentences.ts';
import { capitalise } from '../language/words.ts';
import { pool } from '../pool.ts';
import { excludes, rulesToRemember } from '../templates/decision.ts';
import { needMetBy, remembered, ruleFrom } from '../templates/remember.ts';
import { belongsTo, sentenceAbout } from '../templates/statement-option.ts';
import { templates } from '../templates/templates.ts';
import type { Localised } from '../../i18n/locale.ts';

/**
 * Texts that questions are made of, by name: the words of every entity, fact, task … and some questions of every form.
 * Questions are stored compressed against those that occur in them. A book is kept for as long as a question needs it
 * and never changed; it takes no part in what a question says, so that new facts and new sentences leave old questions as they were.
 */
export type PhraseBook = ReadonlyMap<string, string>;

/** Questions of each family drawn for samples, and how many of a form are kept: decisions have few words in common. */
const draws = 60;
const samples = { decision: 4, other: 12 };

/** So many reasons stand with their requirement; more would push out of the compressor's sight what a question really says. */
const mostTogether = 6;

/** What is stored of a question: all that it says, and all that its answer needs. */
export function written(item: Item): string {
  const { exam, template, factIds, domain, topic, level, stem, options, key, explanation, references, ask, skin } =
    item;
  const kept = {
    stem,
    // What stands together in the book stands together here.
    options: options.map(({ label, text, subject, reason }) => ({ label, text, subject, reason })),
    explanation,
    references,
    ask,
    exam,
    template,
    factIds,
    domain,
    topic,
    level,
    skin,
    key,
    ...(item.writer && { writer: item.writer }),
  };
  return JSON.stringify(kept satisfies Item);
}

const formOf = ({ template, ask, options, level }: Item) =>
  `form ${template} ${ask.kind} ${options[0]?.subject.kind} ${level}`;

const pair = (a: string, b: string) => (a < b ? `pair ${a} ${b}` : `pair ${b} ${a}`);

/** Whether a name is that of what sets two things apart. */
export const isPair = (name: string): boolean => name.startsWith('pair ');

/** Names of everything that may occur in the words of a question, the likeliest last; some are in no book. */
export function partsOf(item: Item): string[] {
  const { ask, factIds, options, skin } = item;
  if (ask.kind === 'decision') return [formOf(item), ...partsOfDecision(item, ask)];
  const subjects = options.flatMap(({ subject }) =>
    subject.kind === 'value' ? [] : 'ids' in subject ? subject.ids : [subject.id],
  );
  const asked = 'of' in ask ? [ask.of, ...(ask.notOf === undefined ? [] : [ask.notOf])] : [];
  const service = ask.kind === 'task' ? [ask.service] : [];
  const ids = [...new Set([...service, ...asked, ...factIds, ...subjects])];
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => pair(a, b)));
  const kinds = ['entity', 'fact', 'task', 'quantity', 'scenario'];
  const single = ids.flatMap((id) => kinds.map((kind) => `${kind} ${id}`));
  return [formOf(item), ...pairs, ...single, `skin ${skin}`];
}

function partsOfDecision(item: Item, ask: Extract<Ask, { kind: 'decision' }>): string[] {
  const of = (kind: string, id: string) => `${kind} ${ask.pattern} ${id}`;
  const solutions = item.options.flatMap(({ subject }) => (subject.kind === 'solution' ? [subject.id] : []));
  return [
    of('situation', ask.situation),
    ...ask.constraints.map((id) => of('constraint', id)),
    ...solutions.flatMap((id) => ask.constraints.map((constraint) => of('reason', `${constraint} ${id}`))),
    ...solutions.map((id) => of('solution', id)),
  ];
}

const json = (...texts: unknown[]) => texts.map((text) => JSON.stringify(text)).join('');
/** Parts of a question as JSON writes them. */
const named = (part: object) => JSON.stringify(part).slice(1, -1);
const option = (part: Partial<Item['options'][number]>) => named(part);
const capitalised = (text: Localised) => inEach((l) => capitalise(text[l]));

/** The book of an exam as its knowledge base and its sentences are now; the same for the same content. */
export function phraseBook(examId: string): PhraseBook {
  const { knowledge, candidates } = engineFor(examId);
  const book = new Map<string, string>();
  const add = (name: string, text: string) => book.set(name, (book.get(name) ?? '') + text);
  const counts = new Map<string, number>();
  for (const id of templates.keys()) {
    const family = candidates.filter(({ template }) => template === id);
    const order = { pool: pool(family, () => 1), wider: null, level: null, history: [] };
    for (let i = 0; family.length > 0 && i < draws; i += 1) {
      const item = generate(knowledge, templates, { ...order, seed: `phrase book ${i}` });
      const form = formOf(item);
      const count = counts.get(form) ?? 0;
      if (count < samples[item.ask.kind === 'decision' ? 'decision' : 'other']) add(form, written(item));
      counts.set(form, count + 1);
    }
  }
  addWords(knowledge, add);
  return book;
}

function addWords(knowledge: Knowledge, add: (name: string, text: string) => void): void {
  const { base } = knowledge;
  for (const entity of knowledge.entities.values()) {
    const { id, name, subject, source } = entity;
    const sentence = inEach((l) => `${about(l, entity)}.`);
    const own = knowledge.factsOf.get(id) ?? [];
    const facts = own.map((fact) => inEach((l) => `${capitalise(subject[l])} ${predicate(l, fact, entity)}.`));
    const needs = own.flatMap(({ kind, need, forms }) =>
      kind === 'purpose' ? needMetBy(entity, need ?? forms.infinitive) : [],
    );
    add(
      `entity ${id}`,
      json(...needs, ...facts, { title: name.en, ...source }, subject, sentence) +
        option({ text: name, subject: { kind: 'entity', id } }),
    );
  }
  for (const fact of knowledge.facts.values()) {
    const { id, kind, of, forms, source, how, cue } = fact;
    const owner = knowledge.entity(of[0] ?? '');
    // Needs are asked most: their rule stands below its heading, as it is read.
    const rule = [ruleFrom([fact], owner)];
    const rules = kind === 'purpose' ? remembered(rule) : rule;
    const says = inEach((l) => predicate(l, fact, owner));
    const denies = inEach((l) => denial(l, fact, owner));
    const sentence = inEach((l) => `${about(l, owner)}.`);
    const statement = inEach((l) => sentenceAbout(l, owner, says[l]));
    const words = [
      statement,
      belongsTo(knowledge, fact, owner),
      sentence,
      denies,
      // A rule without a cue begins as an option that names a use.
      ...(of.length === 1 && !cue ? [] : [forms.infinitive, capitalised(forms.infinitive)]),
      ...(of.length === 1 ? rules : cue ? [cue, capitalised(cue)] : []),
      ...(knowledge.categories.get(fact.category)?.mode === 'action' ? [capitalised(forms.action)] : []),
      says,
      ...(how ? [how] : []),
    ];
    const place = named({ factIds: [id], domain: fact.domain, topic: fact.topic });
    add(`fact ${id}`, json({ title: owner.name.en, ...source }, ...words, { kind: 'fact', id }) + place);
  }
  for (const { between, say } of base.categories.flatMap(({ contrasts }) => contrasts))
    add(pair(...between), json(say));
  for (const { id, task, because, source } of base.responsibilities) {
    const words = inEach((l) => inflect(l, task[l], 'infinitive'));
    add(`task ${id}`, json(source, words, capitalised(words), because, { kind: 'task', id }));
  }
  for (const { id, ask, unit, why, source } of base.quantities) add(`quantity ${id}`, json(source, ask, unit, why));
  for (const { id, situation, ask, source } of base.scenarios) add(`scenario ${id}`, json(source, situation, ask));
  for (const { id, exams, ask, situations, constraints, candidates } of knowledge.patterns.values()) {
    const { domain, topic } = exams[knowledge.exam.id] ?? {};
    for (const situation of situations)
      add(
        `situation ${id} ${situation.id}`,
        json(ask, situation.text) + named({ domain, topic }) + named({ pattern: id, situation: situation.id }),
      );
    for (const constraint of constraints) {
      const { id: own, text, ask: asked, rulesOut } = constraint;
      const reasons = Object.entries(rulesOut);
      const isLong = reasons.length > mostTogether;
      const together = isLong ? [] : reasons.map(([, reason]) => reason);
      add(`constraint ${id} ${own}`, json(own, text ?? asked, excludes(constraint), ...together));
      if (isLong) for (const [wrong, reason] of reasons) add(`reason ${id} ${own} ${wrong}`, json(reason));
    }
    for (const candidate of candidates) {
      const { id: own, text, label = text, why, source, secondSource, halves = [label, label] } = candidate;
      const pages = [source, secondSource ?? []].flat().map((page, i) => ({ title: halves[i]?.en, ...page }));
      add(
        `solution ${id} ${own}`,
        json(...rulesToRemember([candidate]), ...pages) +
          option({ text, subject: { kind: 'solution', id: own }, reason: why }),
      );
    }
  }
  for (const { id, text, who } of base.backdrops ?? [])
    add(`skin ${id}`, json(text, capitalised(who)) + named({ skin: id }));
  for (const { id, company, system } of base.skins)
    add(`skin ${id}`, json(system, company, capitalised(company)) + named({ skin: id }));
}
