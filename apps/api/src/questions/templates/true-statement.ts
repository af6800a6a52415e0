import type { Locale } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { about, predicate } from '../language/sentences.ts';
import { capitalise, contract } from '../language/words.ts';
import { inEach, pageOf } from '../compile.ts';
import { belongsTo, foreignFacts, statementOption } from './statement-option.ts';
import type { Candidate, Template } from './template.types.ts';

interface Words {
  company: string;
  system: string;
  subject: string;
}

const stems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) => `Qual afirmação sobre ${w.subject} está correta?`,
    (w) => `${capitalise(w.company)} avalia ${w.subject} para ${w.system}.\n\nQual afirmação está correta?`,
    (w) => `Qual destas descrições ${contract('pt', 'de', w.subject)} está correta?`,
    (w) => `${capitalise(w.company)} estuda ${w.subject}.\n\nQual afirmação é verdadeira?`,
  ],
  en: [
    (w) => `Which statement about ${w.subject} is correct?`,
    (w) => `${capitalise(w.company)} is considering ${w.subject} for ${w.system}.\n\nWhich statement is correct?`,
    (w) => `Which of these descriptions of ${w.subject} is correct?`,
    (w) => `${capitalise(w.company)} is looking into ${w.subject}.\n\nWhich statement is true?`,
  ],
  es: [
    (w) => `¿Qué afirmación sobre ${w.subject} es correcta?`,
    (w) => `${capitalise(w.company)} evalúa ${w.subject} para ${w.system}.\n\n¿Qué afirmación es correcta?`,
    (w) => `¿Cuál de estas descripciones ${contract('es', 'de', w.subject)} es correcta?`,
    (w) => `${capitalise(w.company)} estudia ${w.subject}.\n\n¿Qué afirmación es verdadera?`,
  ],
};

/** Variants without a company, and those that suit what is not a service. */
const plainStems = new Set([0, 2]);
const stemsForAll = [0, 2, 3];

/** From this popularity on, what every beginner knows of an entity is a basic question. */
const wellKnown = 4;

const whyRight: Readonly<Record<Locale, (sentence: string) => string>> = {
  pt: (sentence) => `Correta: ${sentence}.`,
  en: (sentence) => `Correct: ${sentence}.`,
  es: (sentence) => `Correcta: ${sentence}.`,
};

/** One statement is true of the service, the others are true of its siblings. */
export const trueStatement: Template = {
  id: 'true-statement',
  candidates: (knowledge) =>
    [...knowledge.facts.values()].flatMap((fact) => {
      if (knowledge.categories.get(fact.category)?.mode !== 'statement') return [];
      return fact.of.map((owner): Candidate => {
        const entity = knowledge.entity(owner);
        return {
          template: 'true-statement',
          factIds: [fact.id],
          level: fact.level === 1 && entity.popularity >= wellKnown ? 1 : 2,
          domain: entity.domain,
          topic: entity.topic,
          entity: owner,
          form: 'true',
        };
      });
    }),
  draft: (candidate, setting) => {
    const { knowledge, random, skin } = setting;
    const fact = knowledge.fact(candidate.factIds[0] ?? '');
    const entity = knowledge.entity(candidate.entity);
    const variant = entity.kind === 'service' ? random.below(stems.pt.length) : random.pick(stemsForAll);
    const stem = inEach(
      (l) =>
        (stems[l][variant] ?? stems[l][0])?.({
          company: skin.company[l],
          system: skin.system[l],
          subject: entity.subject[l],
        }) ?? '',
    );
    const key = statementOption(fact, entity, () =>
      inEach((l) => whyRight[l](`${entity.subject[l]} ${predicate(l, fact, entity)}`)),
    );
    const pool = foreignFacts(knowledge, entity).map((other) => {
      const near = other.of.some((id) => knowledge.contrast(id, entity.id) !== null);
      return statementOption(other, entity, () => belongsTo(knowledge, other, entity), near);
    });
    const wrong = chooseWrong(setting, stem, key, pool);
    if (!wrong) return null;
    return {
      stem,
      right: [key],
      wrong,
      explanation: inEach((l) => `${about(l, entity)}.`),
      sources: [pageOf(fact, entity)],
      ask: { kind: 'fact', of: entity.id, holds: true },
      skin: plainStems.has(variant) ? null : skin.id,
    };
  },
};
