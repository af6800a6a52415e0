import type { Locale, Localised } from '../../i18n/locale.ts';
import { chooseSet, chooseWrong } from '../choose.ts';
import { capitalise } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge, pageOf } from '../compile.ts';
import { entityOption, neighbours } from './entity-option.ts';
import { grids } from './grids.ts';
import { definition, lessonOf, lessonsOf, lines } from './remember.ts';
import { actionOption, belongsTo, foreignFacts } from './statement-option.ts';
import type { Candidate, Draft, DraftOption, Setting, Template } from './template.types.ts';

interface Words {
  company: string;
  /** Third person: "automatiza tarefas". */
  does: string;
  /** Infinitive. */
  action: string;
}

const situations: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) => `${capitalise(w.company)} ${w.does}.`,
    (w) => `${capitalise(w.company)} decidiu ${w.action}.`,
    (w) => `${capitalise(w.company)} pretende ${w.action}.`,
  ],
  en: [
    (w) => `${capitalise(w.company)} ${w.does}.`,
    (w) => `${capitalise(w.company)} has decided to ${w.action}.`,
    (w) => `${capitalise(w.company)} plans to ${w.action}.`,
  ],
  es: [
    (w) => `${capitalise(w.company)} ${w.does}.`,
    (w) => `${capitalise(w.company)} decidió ${w.action}.`,
    (w) => `${capitalise(w.company)} planea ${w.action}.`,
  ],
};

const pairsCompared: Readonly<Record<Locale, (company: string) => string>> = {
  pt: (company) => `${capitalise(company)} reúne exemplos para um treinamento interno.`,
  en: (company) => `${capitalise(company)} is collecting examples for an internal training course.`,
  es: (company) => `${capitalise(company)} reúne ejemplos para una capacitación interna.`,
};

const whyBoth: Readonly<Record<Locale, (name: string) => string>> = {
  pt: (name) => `As duas ações são de ${name}.`,
  en: (name) => `Both actions belong to ${name}.`,
  es: (name) => `Las dos acciones son de ${name}.`,
};

const whyMixed: Readonly<Record<Locale, (name: string, owner: string, action: string) => string>> = {
  pt: (name, owner, action) => `Só uma é de ${name}: “${action}” é de ${owner}.`,
  en: (name, owner, action) => `Just one belongs to ${name}: “${action}” belongs to ${owner}.`,
  es: (name, owner, action) => `Solo una es de ${name}: “${action}” es de ${owner}.`,
};

/** Both of another owner, or each of its own. */
const whyNeither: Readonly<Record<Locale, (name: string, first: string, second: string) => string>> = {
  pt: (name, first, second) =>
    `Nenhuma é de ${name}: ${first === second ? `as duas são de ${first}` : `a primeira é de ${first}; a segunda, de ${second}`}.`,
  en: (name, first, second) =>
    `Neither belongs to ${name}: ${first === second ? `both belong to ${first}` : `the first belongs to ${first}, the second to ${second}`}.`,
  es: (name, first, second) =>
    `Ninguna es de ${name}: ${first === second ? `las dos son de ${first}` : `la primera es de ${first}; la segunda, de ${second}`}.`,
};

/** Acronyms keep their capitals. */
const decapitalise = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

function askEntity(fact: CompiledFact, key: CompiledEntity, question: Localised, setting: Setting): Draft | null {
  const { knowledge, random, skin } = setting;
  const actor = knowledge.categories.get(fact.category)?.actor;
  const variant = fact.outcome || actor ? 0 : random.below(situations.pt.length);
  const stem = inEach((l) => {
    const words = {
      company: (actor ?? skin.company)[l],
      does: fact.forms.singular[l],
      action: fact.forms.infinitive[l],
    };
    return `${(situations[l][variant] ?? situations[l][0])?.(words) ?? ''}\n\n${question[l]}`;
  });
  const keyOption = entityOption(key, () => definition(key));
  const pool = neighbours(knowledge, fact).map((wrong) => entityOption(wrong, () => definition(wrong)));
  const wrong = chooseWrong(setting, stem, keyOption, pool);
  if (!wrong) return null;
  return {
    stem,
    right: [keyOption],
    wrong,
    explanation: () => lessonOf(knowledge, key, [fact], { stem, right: [keyOption], wrong }),
    sources: [pageOf(fact, key)],
    ask: { kind: 'entity', facts: [fact.id] },
    skin: skin.id,
  };
}

function askAction(fact: CompiledFact, key: CompiledEntity, question: Localised, setting: Setting): Draft | null {
  const { knowledge, skin } = setting;
  const stem = inEach((l) =>
    question[l].replace('{entity}', decapitalise(key.name[l])).replace('{company}', skin.company[l]),
  );
  const keyOption = actionOption(fact, () => definition(key));
  const pool = foreignFacts(knowledge, key).map((other) => actionOption(other, () => belongsTo(knowledge, other, key)));
  const wrong = chooseWrong(setting, stem, keyOption, pool);
  if (!wrong) return null;
  return {
    stem,
    right: [keyOption],
    wrong,
    explanation: () => lessonOf(knowledge, key, [fact], { stem, right: [keyOption], wrong }),
    sources: [pageOf(fact, key)],
    ask: { kind: 'fact', of: key.id, holds: true },
    skin: null,
  };
}

function pairOption(facts: readonly CompiledFact[], reason: () => Localised): DraftOption {
  const text = inEach((l) => `${capitalise(facts.map((fact) => fact.forms.infinitive[l]).join('; '))}.`);
  return { text, reason, subject: { kind: 'facts', ids: facts.map((fact) => fact.id) }, popularity: 0 };
}

/** Two actions per option: both belong to the key in one option only. */
function askPair(ids: readonly string[], key: CompiledEntity, question: Localised, setting: Setting): Draft | null {
  const { knowledge, random, skin } = setting;
  const name = (entity: CompiledEntity, l: Locale) => decapitalise(entity.name[l]);
  const stem = inEach(
    (l) => `${pairsCompared[l](skin.company[l])}\n\n${question[l].replace('{entity}', name(key, l))}`,
  );
  const facts = ids.map((id) => knowledge.fact(id));
  const keyOption = pairOption(random.sample(facts, 2), () => inEach((l) => whyBoth[l](name(key, l))));
  const owner = (fact: CompiledFact | undefined, l: Locale) => name(knowledge.entity(fact?.of[0] ?? key.id), l);
  const because = (odd: CompiledFact) => () =>
    inEach((l) => whyMixed[l](name(key, l), owner(odd, l), odd.forms.infinitive[l]));
  const make = (members: readonly CompiledFact[], odd: CompiledFact | null) => {
    const pair = random.sample(members, 2);
    const neither = () => inEach((l) => whyNeither[l](name(key, l), owner(pair[0], l), owner(pair[1], l)));
    return pairOption(pair, odd ? because(odd) : neither);
  };
  const wrong = chooseSet(setting, stem, keyOption, grids(random, facts, foreignFacts(knowledge, key), make));
  if (!wrong) return null;
  const sources = facts.map((fact) => pageOf(fact, key));
  return {
    stem,
    right: [keyOption],
    wrong,
    explanation: () =>
      lines([definition(key), ...lessonsOf(knowledge, key, facts, { stem, right: [keyOption], wrong })]),
    sources,
    ask: { kind: 'fact', of: key.id, holds: true },
    skin: skin.id,
  };
}

function pairsOf(knowledge: Knowledge, key: CompiledEntity): Candidate[] {
  const own = knowledge.factsOf.get(key.id) ?? [];
  return own.flatMap((a, i) =>
    own.slice(i + 1).map((b): Candidate => {
      const factIds = [a.id, b.id].sort();
      return {
        template: 'action-and-principle',
        factIds,
        level: 3,
        domain: key.domain,
        topic: key.topic,
        entity: key.id,
        form: 'pair',
      };
    }),
  );
}

/** From what a team does to the pillar, principle, benefit or perspective behind it, back, and two actions at a time. */
export const actionAndPrinciple: Template = {
  id: 'action-and-principle',
  candidates: (knowledge) => {
    const categories = knowledge.base.categories.filter((category) => category.ask);
    const single = categories
      .flatMap((category) => knowledge.categoryFacts(category.id))
      .flatMap((fact) =>
        fact.of.flatMap((owner): Candidate[] => {
          const shared = {
            template: 'action-and-principle' as const,
            factIds: [fact.id],
            level: fact.level,
            domain: fact.domain,
            topic: fact.topic,
            entity: owner,
          };
          return [
            { ...shared, form: 'entity' },
            { ...shared, form: 'action' },
          ];
        }),
      );
    return [
      ...single,
      ...categories
        .flatMap((category) => knowledge.siblings(category.id))
        .flatMap((entity) => pairsOf(knowledge, entity)),
    ];
  },
  draft: (candidate, setting) => {
    const fact = setting.knowledge.fact(candidate.factIds[0] ?? '');
    const key = setting.knowledge.entity(candidate.entity);
    const ask = setting.knowledge.categories.get(fact.category)?.ask;
    if (!ask) return null;
    if (candidate.form === 'pair') return askPair(candidate.factIds, key, ask.pair, setting);
    return candidate.form === 'entity'
      ? askEntity(fact, key, ask.entity, setting)
      : askAction(fact, key, ask.action, setting);
  },
};
