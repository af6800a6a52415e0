import type { Locale } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { type CompiledEntity, type CompiledFact, inEach, pageOf } from '../compile.ts';
import { gist } from '../language/sentences.ts';
import { hash } from '../random.ts';
import { lessonOf } from './remember.ts';
import { belongsTo, differ, foreignFacts, once, statementOption } from './statement-option.ts';
import type { Candidate, Template } from './template.types.ts';

/** At most so many per entity: the family is rare by design. */
const mostPerEntity = 4;

const stems: Readonly<Record<Locale, readonly ((subject: string) => string)[]>> = {
  pt: [
    (subject) => `Qual destas afirmações NÃO é verdadeira sobre ${subject}?`,
    (subject) => `Qual destas opções NÃO é verdadeira sobre ${subject}?`,
  ],
  en: [
    (subject) => `Which of these statements about ${subject} is NOT true?`,
    (subject) => `Which of the following is NOT true of ${subject}?`,
  ],
  es: [
    (subject) => `¿Cuál de estas afirmaciones sobre ${subject} NO es verdadera?`,
    (subject) => `¿Cuál de estas opciones NO es cierta sobre ${subject}?`,
  ],
};

const andHow: Readonly<Record<Locale, (how: string) => string>> = {
  pt: (how) => `É verdade. ${how}`,
  en: (how) => `This is true. ${how}`,
  es: (how) => `Es verdad. ${how}`,
};

const asTrue: Readonly<Record<Locale, (what: string) => string>> = {
  pt: (what) => `É verdade: ${what}.`,
  en: (what) => `This is true: ${what}.`,
  es: (what) => `Es verdad: ${what}.`,
};

/** That a statement is true, and by which means where the facts tell; else what the entity is for, which is not why. */
const isTrue = (fact: CompiledFact, entity: CompiledEntity) =>
  once(() =>
    inEach((l) =>
      fact.how && fact.of[0] === entity.id
        ? andHow[l](fact.how[l])
        : asTrue[l](`${entity.subject[l]} ${gist(l, entity)}`),
    ),
  );

/** Three statements are true of a service and one is not. */
export const untrueStatement: Template = {
  id: 'untrue-statement',
  candidates: (knowledge) =>
    [...knowledge.entities.values()].flatMap((entity) => {
      const own = knowledge.factsOf.get(entity.id) ?? [];
      if (own.length < 3 || knowledge.categories.get(entity.category)?.mode !== 'statement') return [];
      return foreignFacts(knowledge, entity)
        .toSorted((a, b) => hash(`${entity.id}${a.id}`) - hash(`${entity.id}${b.id}`))
        .slice(0, mostPerEntity)
        .map((fact): Candidate => ({
          template: 'untrue-statement',
          factIds: [fact.id],
          level: 2,
          domain: entity.domain,
          topic: entity.topic,
          entity: entity.id,
          form: 'not',
        }));
    }),
  draft: (candidate, setting) => {
    const { knowledge, random } = setting;
    const fact = knowledge.fact(candidate.factIds[0] ?? '');
    const entity = knowledge.entity(candidate.entity);
    const owner = knowledge.entity(fact.of[0] ?? entity.id);
    const variant = random.below(stems.pt.length);
    const stem = inEach((l) => (stems[l][variant] ?? stems[l][0])?.(entity.subject[l]) ?? '');
    const keyOption = statementOption(fact, entity, () => belongsTo(knowledge, fact, entity));
    const pool = (knowledge.factsOf.get(entity.id) ?? [])
      .filter((own) => own.category === entity.category)
      .map((own) => statementOption(own, entity, isTrue(own, entity)));
    const wrong = chooseWrong(
      setting,
      stem,
      keyOption,
      pool,
      (three) => setting.strictness === 'none' || differ(three),
    );
    if (!wrong) return null;
    return {
      stem,
      right: [keyOption],
      wrong,
      explanation: () => {
        const told = { stem, right: [keyOption], wrong };
        const lesson = lessonOf(knowledge, entity, [], told);
        // Where the reasons have said what it is, whose the untrue statement is.
        return lesson.en === '' ? lessonOf(knowledge, owner, [fact], told) : lesson;
      },
      sources: [{ about: entity, source: entity.source }, pageOf(fact, owner)],
      ask: { kind: 'fact', of: entity.id, holds: false },
      skin: null,
    };
  },
};
