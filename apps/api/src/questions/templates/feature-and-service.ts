import type { Locale, Localised } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { anOrA, capitalise, contract, must } from '../language/words.ts';
import { isPlural, whyNot } from '../language/sentences.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge, pageOf } from '../compile.ts';
import { isConcept } from './concept.ts';
import { entityOption, neighbours } from './entity-option.ts';
import { lessonOf, meansOf } from './remember.ts';
import { actionOption, apart, belongsTo, foreignFacts, inTurn, statementOption } from './statement-option.ts';
import type { Candidate, Draft, Setting, Template } from './template.types.ts';

interface Wanted {
  present: string;
  who: string;
  noun: string;
  feminine: boolean;
  does: string;
  /** The same in the infinitive: after 'que', Portuguese and Spanish would have another form of the verb. */
  trait: string;
}

const whichStem: Readonly<Record<Locale, (noun: string, does: string) => string>> = {
  pt: (noun, does) => `Qual ${noun} ${does}?`,
  en: (noun, does) => `Which ${noun} ${does}?`,
  es: (noun, does) => `¿Qué ${noun} ${does}?`,
};

/** The same of concepts: "Which concept leaves …?" nobody would say. */
const whichConceptStem: Readonly<Record<Locale, (does: string) => string>> = {
  pt: (does) => `Qual das opções ${does}?`,
  en: (does) => `Which of the following ${does}?`,
  es: (does) => `¿Cuál de las opciones ${does}?`,
};

const wantedStem: Readonly<Record<Locale, (w: Wanted) => string>> = {
  pt: (w) =>
    `${w.present} ${capitalise(w.who)} precisa de ${w.feminine ? 'uma' : 'um'} ${w.noun}. A solução ${must('pt', w.trait)}.\n\nQual ${w.noun} atende a esse requisito?`,
  en: (w) =>
    `${w.present} ${capitalise(w.who)} needs ${anOrA(w.noun)} ${w.noun} that ${w.does}.\n\nWhich ${w.noun} meets this requirement?`,
  es: (w) =>
    `${w.present} ${capitalise(w.who)} necesita ${w.feminine ? 'una' : 'un'} ${w.noun}. La solución ${must('es', w.trait)}.\n\n¿Qué ${w.noun} cumple este requisito?`,
};

/** So many other uses leave a choice of wrong options. */
const leastUses = 6;

/** Of so many questions that could ask for a use, one asks what the service does. */
const asksForUse = 3;

interface Words {
  subject: string;
  plural: boolean;
}

/** For what a service is used: an infinitive answers. */
const useStems: Readonly<Record<Locale, readonly ((subject: string) => string)[]>> = {
  pt: [
    (subject) => `Qual tarefa se realiza melhor com ${subject}?`,
    (subject) => `Qual é um caso de uso ${contract('pt', 'de', subject)}?`,
    (subject) => `Para qual tarefa uma empresa deve usar ${subject}?`,
  ],
  en: [
    (subject) => `Which task is best performed with ${subject}?`,
    (subject) => `What is a use case for ${subject}?`,
    (subject) => `For which task should a company use ${subject}?`,
  ],
  es: [
    (subject) => `¿Qué tarea se realiza mejor con ${subject}?`,
    (subject) => `¿Cuál es un caso de uso ${contract('es', 'de', subject)}?`,
    (subject) => `¿Para qué tarea debe usar una empresa ${subject}?`,
  ],
};

/** What a service is or does: a sentence without subject answers. */
const whatStems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) => `O que ${w.plural ? 'fazem' : 'faz'} ${w.subject}?`,
    (w) => `Qual afirmação descreve ${w.subject}?`,
    (w) => `Qual destas afirmações é verdadeira sobre ${w.subject}?`,
  ],
  en: [
    (w) => `What ${w.plural ? 'do' : 'does'} ${w.subject} do?`,
    (w) => `Which statement describes ${w.subject}?`,
    (w) => `Which of these statements about ${w.subject} is true?`,
  ],
  es: [
    (w) => `¿Qué ${w.plural ? 'hacen' : 'hace'} ${w.subject}?`,
    (w) => `¿Qué afirmación describe ${w.subject}?`,
    (w) => `¿Cuál de estas afirmaciones sobre ${w.subject} es verdadera?`,
  ],
};

function which(fact: CompiledFact, key: CompiledEntity, setting: Setting): Draft | null {
  const { knowledge, random } = setting;
  const category = knowledge.categories.get(fact.category);
  if (!category) return null;
  // Other features are told of a thing, and hardly ever asked for.
  const isIdea = isConcept(category.noun);
  const backdrop = fact.kind === 'trait' && !isIdea && random.below(2) === 0 ? setting.backdrop(fact.topic) : null;
  const stem = inEach((l) => {
    const noun = category.noun[l];
    const [does, trait] = [fact.forms.singular[l], fact.forms.infinitive[l]];
    if (isIdea) return whichConceptStem[l](does);
    if (!backdrop) return whichStem[l](noun, does);
    const { text, who } = backdrop;
    return wantedStem[l]({ present: text[l], who: who[l], noun, feminine: category.feminine === true, does, trait });
  });
  const keyOption = entityOption(key, () => meansOf(fact, key));
  const pool = neighbours(knowledge, fact).map((wrong) =>
    entityOption(wrong, () => whyNot(knowledge, fact, key, wrong), knowledge.contrast(key.id, wrong.id) !== null),
  );
  const wrong = chooseWrong(setting, stem, keyOption, pool);
  if (!wrong) return null;
  return {
    stem,
    right: [keyOption],
    wrong,
    explanation: () => lessonOf(knowledge, key, [fact], { stem, right: [keyOption], wrong }),
    sources: [pageOf(fact, key)],
    ask: { kind: 'entity', facts: [fact.id] },
    skin: backdrop?.id ?? null,
  };
}

/** Purposes of its neighbours that the entity does not serve. */
const otherPurposes = (knowledge: Knowledge, entity: CompiledEntity): CompiledFact[] =>
  foreignFacts(knowledge, entity).filter(({ kind }) => kind === 'purpose');

/** A need that says what the customer does is no sentence about the service, and the other way round. */
const isUse = ({ need }: CompiledFact) => need === undefined;

function what(fact: CompiledFact, entity: CompiledEntity, setting: Setting): Draft | null {
  const { knowledge, random } = setting;
  const others = otherPurposes(knowledge, entity);
  const asksUse = isUse(fact) && others.filter(isUse).length >= leastUses && random.below(asksForUse) > 0;
  const variant = random.below(whatStems.pt.length);
  const stem = inEach((l) => {
    const subject = entity.subject[l];
    const [describe, use] = [whatStems[l][variant], useStems[l][variant]];
    return (asksUse ? use?.(subject) : describe?.({ subject, plural: isPlural(l, entity) })) ?? '';
  });
  const option = (each: CompiledFact, reason: () => Localised) =>
    asksUse ? actionOption(each, reason) : statementOption(each, entity, reason);
  const keyOption = option(fact, () => meansOf(fact, entity));
  const pool = others
    .filter((other) => !asksUse || isUse(other))
    .map((other) => option(other, () => belongsTo(knowledge, other, entity)));
  const chosen = chooseWrong(setting, stem, keyOption, pool, apart(setting));
  if (!chosen) return null;
  const wrong = inTurn(knowledge, entity, chosen, asksUse ? 'use' : 'statement');
  return {
    stem,
    right: [keyOption],
    wrong,
    explanation: () => lessonOf(knowledge, entity, [fact], { stem, right: [keyOption], wrong }),
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
