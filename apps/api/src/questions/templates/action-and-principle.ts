import type { Locale, Localised } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { capitalise } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, pageOf } from '../compile.ts';
import { entityOption, neighbours } from './entity-option.ts';
import { definition, lessonOf, meansOf } from './remember.ts';
import { actionOption, apart, belongsTo, foreignFacts, inTurn } from './statement-option.ts';
import type { Candidate, Draft, Setting, Template } from './template.types.ts';

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
  const keyOption = entityOption(key, () => meansOf(fact, key));
  const pool = neighbours(knowledge, fact).map((wrong) => {
    const contrast = knowledge.contrast(key.id, wrong.id);
    return entityOption(wrong, () => contrast?.say ?? definition(wrong), contrast !== null);
  });
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
  const keyOption = actionOption(fact, () => meansOf(fact, key), 'action');
  const pool = foreignFacts(knowledge, key).map((other) =>
    actionOption(other, () => belongsTo(knowledge, other, key), 'action'),
  );
  const chosen = chooseWrong(setting, stem, keyOption, pool, apart(setting));
  if (!chosen) return null;
  const wrong = inTurn(knowledge, key, chosen, 'action');
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

/** From what a team does to the pillar, principle, benefit or perspective behind it, and back. */
export const actionAndPrinciple: Template = {
  id: 'action-and-principle',
  candidates: (knowledge) => {
    const categories = knowledge.base.categories.filter((category) => category.ask);
    return categories
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
  },
  draft: (candidate, setting) => {
    const fact = setting.knowledge.fact(candidate.factIds[0] ?? '');
    const key = setting.knowledge.entity(candidate.entity);
    const ask = setting.knowledge.categories.get(fact.category)?.ask;
    if (!ask) return null;
    return candidate.form === 'entity'
      ? askEntity(fact, key, ask.entity, setting)
      : askAction(fact, key, ask.action, setting);
  },
};
