import type { Locale } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { isPlural, whyNot } from '../language/sentences.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge, pageOf } from '../compile.ts';
import { entityOption, neighbours } from './entity-option.ts';
import { anotherFact, definition } from './remember.ts';
import { belongsTo, foreignFacts, statementOption } from './statement-option.ts';
import type { Candidate, Draft, Setting, Template } from './template.types.ts';

const whichStems: Readonly<Record<Locale, readonly ((noun: string, does: string) => string)[]>> = {
  pt: [(noun, does) => `Qual ${noun} ${does}?`, (noun, does) => `Você procura ${noun} que ${does}.\n\nQual escolher?`],
  en: [
    (noun, does) => `Which ${noun} ${does}?`,
    (noun, does) => `You are looking for the ${noun} that ${does}.\n\nWhich one is it?`,
  ],
  es: [(noun, does) => `¿Qué ${noun} ${does}?`, (noun, does) => `Buscas ${noun} que ${does}.\n\n¿Cuál es?`],
};

const articles: Readonly<Record<Locale, (feminine: boolean) => string>> = {
  pt: (feminine) => (feminine ? 'a ' : 'o '),
  en: () => '',
  es: (feminine) => (feminine ? 'la ' : 'el '),
};

interface Words {
  subject: string;
  plural: boolean;
}

const whatStems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) => `Para que ${w.plural ? 'servem' : 'serve'} ${w.subject}?`,
    (w) => `O que ${w.plural ? 'fazem' : 'faz'} ${w.subject}?`,
  ],
  en: [
    (w) => `What ${w.plural ? 'are' : 'is'} ${w.subject} for?`,
    (w) => `What ${w.plural ? 'do' : 'does'} ${w.subject} do?`,
  ],
  es: [
    (w) => `¿Para qué ${w.plural ? 'sirven' : 'sirve'} ${w.subject}?`,
    (w) => `¿Qué ${w.plural ? 'hacen' : 'hace'} ${w.subject}?`,
  ],
};

function which(fact: CompiledFact, key: CompiledEntity, setting: Setting): Draft | null {
  const { knowledge, random } = setting;
  const category = knowledge.categories.get(fact.category);
  if (!category) return null;
  const variant = random.below(whichStems.pt.length);
  const stem = inEach((l) => {
    const does = fact.forms.singular[l];
    const article = variant === 1 ? articles[l](category.feminine === true) : '';
    return (whichStems[l][variant] ?? whichStems[l][0])?.(`${article}${category.noun[l]}`, does) ?? '';
  });
  const keyOption = entityOption(key, () => definition(key));
  const pool = neighbours(knowledge, fact).map((wrong) =>
    entityOption(wrong, () => whyNot(knowledge, fact, key, wrong), knowledge.contrast(key.id, wrong.id) !== null),
  );
  const wrong = chooseWrong(setting, stem, keyOption, pool);
  if (!wrong) return null;
  return {
    stem,
    right: [keyOption],
    wrong,
    explanation: () => anotherFact(knowledge, key, fact),
    sources: [pageOf(fact, key)],
    ask: { kind: 'entity', facts: [fact.id] },
    skin: null,
  };
}

/** Purposes of its neighbours that the entity does not serve. */
const otherPurposes = (knowledge: Knowledge, entity: CompiledEntity): CompiledFact[] =>
  foreignFacts(knowledge, entity).filter(({ kind }) => kind === 'purpose');

function what(fact: CompiledFact, entity: CompiledEntity, setting: Setting): Draft | null {
  const { knowledge, random } = setting;
  const variant = random.below(whatStems.pt.length);
  const stem = inEach((l) => {
    const write = whatStems[l][variant] ?? whatStems[l][0];
    return (
      write?.({
        subject: entity.subject[l],
        plural: isPlural(l, entity),
      }) ?? ''
    );
  });
  const keyOption = statementOption(fact, entity, () => definition(entity));
  const pool = otherPurposes(knowledge, entity).map((other) =>
    statementOption(other, entity, () => belongsTo(knowledge, other, entity)),
  );
  const wrong = chooseWrong(setting, stem, keyOption, pool);
  if (!wrong) return null;
  return {
    stem,
    right: [keyOption],
    wrong,
    explanation: () => anotherFact(knowledge, entity, fact),
    sources: [pageOf(fact, entity)],
    ask: { kind: 'fact', of: entity.id, holds: true },
    skin: null,
  };
}

/** From a feature to its service among neighbours, and from a service to its purpose among theirs. */
export const featureAndService: Template = {
  id: 'feature-and-service',
  candidates: (knowledge) =>
    [...knowledge.facts.values()].flatMap((fact) => {
      const category = knowledge.categories.get(fact.category);
      if (category?.mode !== 'statement') return [];
      return fact.of.flatMap((owner): Candidate[] => {
        const shared = {
          template: 'feature-and-service' as const,
          factIds: [fact.id],
          level: fact.level,
          domain: fact.domain,
          topic: fact.topic,
          entity: owner,
        };
        if (fact.kind === 'purpose')
          return knowledge.entity(owner).kind === 'service' ? [{ ...shared, form: 'what' }] : [];
        return fact.of.length === 1 ? [{ ...shared, form: 'which' }] : [];
      });
    }),
  draft: (candidate, setting) => {
    const fact = setting.knowledge.fact(candidate.factIds[0] ?? '');
    const entity = setting.knowledge.entity(candidate.entity);
    return candidate.form === 'what' ? what(fact, entity, setting) : which(fact, entity, setting);
  },
};
