import type { Locale } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { contract } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge, pageOf } from '../compile.ts';
import { lessonOf, meansOf } from './remember.ts';
import { apart, belongsTo, foreignFacts, inTurn, statementOption } from './statement-option.ts';
import type { Candidate, Template } from './template.types.ts';

const stems: Readonly<Record<Locale, readonly ((subject: string) => string)[]>> = {
  pt: [
    (subject) => `Qual afirmação sobre ${subject} está correta?`,
    (subject) => `Qual das opções descreve corretamente ${subject}?`,
    (subject) => `Qual das opções é uma característica ${contract('pt', 'de', subject)}?`,
  ],
  en: [
    (subject) => `Which statement about ${subject} is correct?`,
    (subject) => `Which option correctly describes ${subject}?`,
    (subject) => `Which of the following is true about ${subject}?`,
  ],
  es: [
    (subject) => `¿Qué afirmación sobre ${subject} es correcta?`,
    (subject) => `¿Qué opción describe correctamente ${subject}?`,
    (subject) => `¿Cuál de las opciones es una característica ${contract('es', 'de', subject)}?`,
  ],
};

/** From this popularity on, what every beginner knows of an entity is a basic question. */
const wellKnown = 4;

/** What describes others and not this one. A trait is a requirement that several meet, and describes none of them. */
const describingOthers = (knowledge: Knowledge, entity: CompiledEntity): CompiledFact[] =>
  foreignFacts(knowledge, entity).filter(({ kind }) => kind !== 'trait');

/** One statement is true of the service, the others are true of its siblings. */
export const trueStatement: Template = {
  id: 'true-statement',
  candidates: (knowledge) =>
    [...knowledge.facts.values()].flatMap((fact) => {
      if (knowledge.categories.get(fact.category)?.mode !== 'statement' || fact.kind === 'trait') return [];
      return fact.of
        .map((owner) => knowledge.entity(owner))
        .filter((entity) => describingOthers(knowledge, entity).length >= 3)
        .map((entity): Candidate => ({
          template: 'true-statement',
          factIds: [fact.id],
          level: fact.level === 1 && entity.popularity >= wellKnown ? 1 : 2,
          domain: entity.domain,
          topic: entity.topic,
          entity: entity.id,
          form: 'true',
        }));
    }),
  draft: (candidate, setting) => {
    const { knowledge, random } = setting;
    const fact = knowledge.fact(candidate.factIds[0] ?? '');
    const entity = knowledge.entity(candidate.entity);
    const variant = random.below(stems.pt.length);
    const stem = inEach((l) => (stems[l][variant] ?? stems[l][0])?.(entity.subject[l]) ?? '');
    const key = statementOption(fact, entity, () => meansOf(fact, entity));
    const pool = describingOthers(knowledge, entity).map((other) => {
      const near = other.of.some((id) => knowledge.contrast(id, entity.id) !== null);
      return statementOption(other, entity, () => belongsTo(knowledge, other, entity), near);
    });
    const chosen = chooseWrong(setting, stem, key, pool, apart(setting));
    if (!chosen) return null;
    const wrong = inTurn(knowledge, entity, chosen, 'statement');
    return {
      stem,
      right: [key],
      wrong,
      explanation: () => lessonOf(knowledge, entity, [fact], { stem, right: [key], wrong }),
      sources: [pageOf(fact, entity)],
      ask: { kind: 'fact', of: entity.id, holds: true },
      skin: null,
    };
  },
};
