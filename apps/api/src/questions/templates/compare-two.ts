import type { Locale, Localised } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { gist, isPlural, predicate } from '../language/sentences.ts';
import { capitalise, contract } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge, pageOf } from '../compile.ts';
import { meansOf } from './remember.ts';
import { differ, once, statementOption, whichIs } from './statement-option.ts';
import type { Candidate, Template } from './template.types.ts';

interface Words {
  company: string;
  a: string;
  b: string;
  /** Of the verbs that go with `a`. */
  plural: boolean;
}

const stems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) => `Em que ${w.a} ${w.plural ? 'diferem' : 'difere'} ${contract('pt', 'de', w.b)}?`,
    (w) => `Qual característica é ${contract('pt', 'de', w.a)}, e não ${contract('pt', 'de', w.b)}?`,
    (w) => `${capitalise(w.company)} está em dúvida entre ${w.a} e ${w.b}.\n\nO que diferencia ${w.a}?`,
  ],
  en: [
    (w) => `How ${w.plural ? 'do' : 'does'} ${w.a} differ from ${w.b}?`,
    (w) => `Which characteristic applies to ${w.a} but not to ${w.b}?`,
    (w) => `${capitalise(w.company)} is deciding between ${w.a} and ${w.b}.\n\nWhat distinguishes ${w.a}?`,
  ],
  es: [
    (w) => `¿En qué se ${w.plural ? 'diferencian' : 'diferencia'} ${w.a} ${contract('es', 'de', w.b)}?`,
    (w) => `¿Qué característica es propia ${contract('es', 'de', w.a)} y no ${contract('es', 'de', w.b)}?`,
    (w) => `${capitalise(w.company)} duda entre ${w.a} y ${w.b}.\n\n¿Qué diferencia ${contract('es', 'a', w.a)}?`,
  ],
};

interface Reasons {
  swapped: (a: string, b: string) => string;
  both: (a: string, b: string) => string;
  neither: (a: string, b: string, owner: string) => string;
}

const reasons: Readonly<Record<Locale, Reasons>> = {
  pt: {
    swapped: (a, b) => `É o contrário: isso descreve ${b}, não ${a}.`,
    both: (a, b) => `Não diferencia os dois casos: vale tanto para ${a} como para ${b}.`,
    neither: (a, b, owner) => `Não vale para ${a} nem para ${b}: isso descreve ${owner}`,
  },
  en: {
    swapped: (a, b) => `It is the other way round: that describes ${b}, not ${a}.`,
    both: (a, b) => `It does not tell them apart: it is true of both ${a} and ${b}.`,
    neither: (a, b, owner) => `It is true of neither ${a} nor ${b}: that describes ${owner}`,
  },
  es: {
    swapped: (a, b) => `Es al revés: eso describe ${b}, no ${a}.`,
    both: (a, b) => `No distingue los dos casos: vale tanto para ${a} como para ${b}.`,
    neither: (a, b, owner) => `No vale ni para ${a} ni para ${b}: eso describe ${owner}`,
  },
};

function why(knowledge: Knowledge, fact: CompiledFact, a: CompiledEntity, b: CompiledEntity): Localised {
  const ofA = knowledge.holds(fact.id, a.id);
  const ofB = knowledge.holds(fact.id, b.id);
  const owner = knowledge.entity(fact.of[0] ?? a.id);
  return inEach((l) => {
    const [sa, sb] = [a.subject[l], b.subject[l]];
    if (ofA === true) return reasons[l].both(sa, sb);
    if (ofB === true) return reasons[l].swapped(sa, sb);
    return `${reasons[l].neither(sa, sb, owner.subject[l])}${whichIs[l]} ${gist(l, owner)}.`;
  });
}

/** Facts of the category that are known for both and do not hold for the first alone. */
function others(knowledge: Knowledge, a: CompiledEntity, b: CompiledEntity): CompiledFact[] {
  return knowledge.categoryFacts(a.category).filter((fact) => {
    const [ofA, ofB] = [knowledge.holds(fact.id, a.id), knowledge.holds(fact.id, b.id)];
    return ofA !== null && ofB !== null && !(ofA && !ofB);
  });
}

/** What is true of one service and not of the one it is confused with. */
export const compareTwo: Template = {
  id: 'compare-two',
  candidates: (knowledge) =>
    knowledge.base.categories.flatMap((category) =>
      category.contrasts.flatMap(({ between: [one, two] }) =>
        [
          [one, two],
          [two, one],
        ].flatMap(([a = '', b = '']) => {
          const entity = knowledge.entity(a);
          if (
            category.mode !== 'statement' ||
            entity.category !== category.id ||
            knowledge.entity(b).category !== category.id
          )
            return [];
          return (knowledge.factsOf.get(a) ?? [])
            .filter((fact) => fact.category === category.id && knowledge.holds(fact.id, b) === false)
            .map((fact): Candidate => ({
              template: 'compare-two',
              factIds: [fact.id],
              level: 2,
              domain: entity.domain,
              topic: entity.topic,
              entity: a,
              form: b,
            }));
        }),
      ),
    ),
  draft: (candidate, setting) => {
    const { knowledge, random, skin } = setting;
    const fact = knowledge.fact(candidate.factIds[0] ?? '');
    const a = knowledge.entity(candidate.entity);
    const b = knowledge.entity(candidate.form);
    // Nobody decides between two concepts.
    const variant = random.below(stems.pt.length - (a.kind === 'concept' ? 1 : 0));
    const stem = inEach((l) => {
      const words = {
        company: skin.company[l],
        a: a.subject[l],
        b: b.subject[l],
        plural: isPlural(l, a),
      };
      return (stems[l][variant] ?? stems[l][0])?.(words) ?? '';
    });
    const key = statementOption(fact, a, () => meansOf(fact, a));
    const pool = others(knowledge, a, b).map((other) =>
      statementOption(
        other,
        a,
        once(() => why(knowledge, other, a, b)),
        knowledge.holds(other.id, b.id) === true,
      ),
    );
    const wrong = chooseWrong(
      setting,
      stem,
      key,
      pool,
      (three) => three.some((option) => option.near) && (setting.strictness === 'none' || differ(three)),
    );
    if (!wrong) return null;
    const contrast = knowledge.contrast(a.id, b.id);
    return {
      stem,
      right: [key],
      wrong,
      explanation: () => contrast?.say ?? inEach((l) => capitalise(`${a.subject[l]} ${predicate(l, fact, a)}.`)),
      sources: [pageOf(fact, a), { about: b, source: b.source }],
      ask: { kind: 'fact', of: a.id, holds: true, notOf: b.id },
      skin: variant === 2 ? skin.id : null,
    };
  },
};
