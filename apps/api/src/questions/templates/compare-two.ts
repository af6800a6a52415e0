import type { Locale, Localised } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { predicate } from '../language/sentences.ts';
import { capitalise, contract } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge, pageOf } from '../compile.ts';
import { statementOption } from './statement-option.ts';
import type { Candidate, Template } from './template.types.ts';

interface Words {
  company: string;
  a: string;
  b: string;
}

const stems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) => `Qual afirmação vale para ${w.a}, mas não para ${w.b}?`,
    (w) => `${capitalise(w.company)} compara ${w.a} com ${w.b}.\n\nO que vale só para ${w.a}?`,
  ],
  en: [
    (w) => `Which statement is true of ${w.a} but not of ${w.b}?`,
    (w) => `${capitalise(w.company)} is comparing ${w.a} with ${w.b}.\n\nWhat is true of ${w.a} only?`,
  ],
  es: [
    (w) => `¿Qué afirmación vale para ${w.a}, pero no para ${w.b}?`,
    (w) => `${capitalise(w.company)} compara ${w.a} con ${w.b}.\n\n¿Qué vale solo para ${w.a}?`,
  ],
};

interface Reasons {
  right: (statement: string, a: string, b: string) => string;
  swapped: (a: string, b: string) => string;
  both: (a: string, b: string) => string;
  neither: (a: string, b: string, owner: string) => string;
}

const reasons: Readonly<Record<Locale, Reasons>> = {
  pt: {
    right: (s, a, b) => `Certo: ${a} ${s}; isso não vale para ${b}.`,
    swapped: (a, b) => `É o contrário: vale para ${b}, não para ${a}.`,
    both: (a, b) => `Vale tanto para ${a} como para ${b}.`,
    neither: (a, b, owner) => `Não vale para ${a} nem para ${b}: é próprio ${contract('pt', 'de', owner)}.`,
  },
  en: {
    right: (s, a, b) => `Right: ${a} ${s}; that is not true of ${b}.`,
    swapped: (a, b) => `It is the other way round: true of ${b}, not of ${a}.`,
    both: (a, b) => `It is true of ${a} as well as of ${b}.`,
    neither: (a, b, owner) => `It is true of neither ${a} nor ${b}: it belongs to ${owner}.`,
  },
  es: {
    right: (s, a, b) => `Correcto: ${a} ${s}; eso no vale para ${b}.`,
    swapped: (a, b) => `Es al revés: vale para ${b}, no para ${a}.`,
    both: (a, b) => `Vale tanto para ${a} como para ${b}.`,
    neither: (a, b, owner) => `No vale ni para ${a} ni para ${b}: es propio ${contract('es', 'de', owner)}.`,
  },
};

function why(knowledge: Knowledge, fact: CompiledFact, a: CompiledEntity, b: CompiledEntity): Localised {
  const ofA = knowledge.holds(fact.id, a.id);
  const ofB = knowledge.holds(fact.id, b.id);
  const owner = knowledge.entity(fact.of[0] ?? a.id);
  return inEach((l) => {
    const [sa, sb] = [a.subject[l], b.subject[l]];
    if (ofA === true) return reasons[l].both(sa, sb);
    return ofB === true ? reasons[l].swapped(sa, sb) : reasons[l].neither(sa, sb, owner.subject[l]);
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
    const variant = random.below(stems.pt.length);
    const stem = inEach((l) => {
      const words = {
        company: skin.company[l],
        a: a.subject[l],
        b: b.subject[l],
      };
      return (stems[l][variant] ?? stems[l][0])?.(words) ?? '';
    });
    const key = statementOption(fact, a, () =>
      inEach((l) => reasons[l].right(predicate(l, fact, a), a.subject[l], b.subject[l])),
    );
    const pool = others(knowledge, a, b).map((other) =>
      statementOption(other, a, () => why(knowledge, other, a, b), knowledge.holds(other.id, b.id) === true),
    );
    const wrong = chooseWrong(setting, stem, key, pool, (three) => three.some((option) => option.near));
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
