import { chooseWrong } from '../choose.ts';
import { about, predicate, whyNot } from '../language/sentences.ts';
import { capitalise } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge } from '../knowledge/compile.ts';
import type { Language } from '../knowledge/knowledge.types.ts';
import { entityOption, nonOwners } from './entityOption.ts';
import { belongsTo, statementOption } from './statementOption.ts';
import type { Candidate, Draft, Setting, Template } from './template.types.ts';

const WHICH: Readonly<Record<Language, readonly ((noun: string, does: string) => string)[]>> = {
  pt: [(noun, does) => `Qual ${noun} ${does}?`, (noun, does) => `Você procura ${noun} que ${does}.\n\nQual escolher?`],
  en: [(noun, does) => `Which ${noun} ${does}?`, (noun, does) => `You are looking for the ${noun} that ${does}.\n\nWhich one is it?`],
  es: [(noun, does) => `¿Qué ${noun} ${does}?`, (noun, does) => `Buscas ${noun} que ${does}.\n\n¿Cuál es?`],
};

const ARTICLE: Readonly<Record<Language, (feminine: boolean) => string>> = {
  pt: (feminine) => (feminine ? 'a ' : 'o '),
  en: () => '',
  es: (feminine) => (feminine ? 'la ' : 'el '),
};

interface Words {
  company: string;
  system: string;
  subject: string;
}

const WHAT: Readonly<Record<Language, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) => `Para que serve ${w.subject}?`,
    (w) => `${capitalise(w.company)} vai usar ${w.subject} em um novo projeto.\n\nO que pode esperar desse serviço?`,
    (w) => `Em uma reunião sobre ${w.system}, alguém pergunta o que ${w.subject} faz.\n\nQual é a resposta correta?`,
  ],
  en: [
    (w) => `What is ${w.subject} for?`,
    (w) => `${capitalise(w.company)} is going to use ${w.subject} in a new project.\n\nWhat can it expect from this service?`,
    (w) => `In a meeting about ${w.system}, someone asks what ${w.subject} does.\n\nWhich answer is right?`,
  ],
  es: [
    (w) => `¿Para qué sirve ${w.subject}?`,
    (w) => `${capitalise(w.company)} va a usar ${w.subject} en un nuevo proyecto.\n\n¿Qué puede esperar de ese servicio?`,
    (w) => `En una reunión sobre ${w.system}, alguien pregunta qué hace ${w.subject}.\n\n¿Cuál es la respuesta correcta?`,
  ],
};

const RIGHT: Readonly<Record<Language, (sentence: string) => string>> = {
  pt: (sentence) => `Certo: ${sentence}.`,
  en: (sentence) => `Right: ${sentence}.`,
  es: (sentence) => `Correcto: ${sentence}.`,
};

function which(fact: CompiledFact, key: CompiledEntity, setting: Setting): Draft | null {
  const { knowledge, random } = setting;
  const category = knowledge.categories.get(fact.category);
  if (!category) return null;
  const variant = random.below(WHICH.pt.length);
  const stem = inEach((l) => {
    const does = fact.forms.singular[l];
    const article = variant === 1 ? ARTICLE[l](category.feminine === true) : '';
    return (WHICH[l][variant] ?? WHICH[l][0])?.(`${article}${category.noun[l]}`, does) ?? '';
  });
  const keyOption = entityOption(key, () => inEach((l) => RIGHT[l](`${key.subject[l]} ${predicate(l, fact, key)}`)));
  const tail = random.below(2);
  const pool = nonOwners(knowledge, fact, key, 'near').map((wrong) =>
    entityOption(wrong, () => whyNot(knowledge, key, wrong, tail), knowledge.contrast(key.id, wrong.id) !== null),
  );
  const wrong = chooseWrong(setting, stem, keyOption, pool);
  if (!wrong) return null;
  const explanation = inEach((l) => `${about(l, key)}.`);
  return { stem, key: keyOption, wrong, explanation, sources: [{ about: key, source: fact.source }], ask: { kind: 'entity', facts: [fact.id] }, skin: null };
}

/** Purposes of services of the far categories, none of which the entity serves. */
function farPurposes(knowledge: Knowledge, entity: CompiledEntity): CompiledFact[] {
  const far = knowledge.categories.get(entity.category)?.far ?? [];
  return far.flatMap((id) => knowledge.categoryFacts(id)).filter((fact) => fact.kind === 'purpose' && knowledge.holds(fact.id, entity.id) === false);
}

function what(fact: CompiledFact, entity: CompiledEntity, setting: Setting): Draft | null {
  const { knowledge, random, skin } = setting;
  const variant = random.below(WHAT.pt.length);
  const stem = inEach((l) => {
    const write = WHAT[l][variant] ?? WHAT[l][0];
    return write?.({ company: skin.company[l], system: skin.system[l], subject: entity.subject[l] }) ?? '';
  });
  const keyOption = statementOption(fact, entity, () => inEach((l) => RIGHT[l](`${entity.subject[l]} ${predicate(l, fact, entity)}`)));
  const pool = farPurposes(knowledge, entity).map((other) => statementOption(other, entity, () => belongsTo(knowledge, other, entity)));
  const wrong = chooseWrong(setting, stem, keyOption, pool);
  if (!wrong) return null;
  return {
    stem,
    key: keyOption,
    wrong,
    explanation: inEach((l) => `${about(l, entity)}.`),
    sources: [{ about: entity, source: fact.source }],
    ask: { kind: 'fact', of: entity.id, holds: true },
    skin: variant === 0 ? null : skin.id,
  };
}

/** T2: from a feature to its service among siblings, and from a service to its purpose among purposes of other categories. */
export const T2: Template = {
  id: 'T2',
  candidates: (knowledge) =>
    [...knowledge.facts.values()].flatMap((fact) => {
      const category = knowledge.categories.get(fact.category);
      if (category?.mode !== 'statement') return [];
      return fact.of.flatMap((owner): Candidate[] => {
        const shared = { template: 'T2' as const, factIds: [fact.id], domain: fact.domain, topic: fact.topic, entity: owner };
        if (fact.kind === 'purpose') return category.far ? [{ ...shared, level: 1, form: 'what' }] : [];
        return fact.of.length === 1 ? [{ ...shared, level: 2, form: 'which' }] : [];
      });
    }),
  draft: (candidate, setting) => {
    const fact = setting.knowledge.fact(candidate.factIds[0] ?? '');
    const entity = setting.knowledge.entity(candidate.entity);
    return candidate.form === 'what' ? what(fact, entity, setting) : which(fact, entity, setting);
  },
};
