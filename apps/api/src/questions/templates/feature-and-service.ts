import type { Locale } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { capitalise } from '../language/words.ts';
import { isPlural, whyNot } from '../language/sentences.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge, pageOf } from '../compile.ts';
import { entityOption, neighbours } from './entity-option.ts';
import { anotherFact, meansOf } from './remember.ts';
import { apart, belongsTo, foreignFacts, statementOption } from './statement-option.ts';
import type { Candidate, Draft, Setting, Template } from './template.types.ts';

interface Wanted {
  present: string;
  who: string;
  noun: string;
  feminine: boolean;
  does: string;
}

const whichStem: Readonly<Record<Locale, (noun: string, does: string) => string>> = {
  pt: (noun, does) => `Qual ${noun} ${does}?`,
  en: (noun, does) => `Which ${noun} ${does}?`,
  es: (noun, does) => `¿Qué ${noun} ${does}?`,
};

/** A noun whose name begins with the sound of a vowel, also letter by letter. */
const vowel = /^(?:[aeio]|[FHLMNRSX](?=[A-Z\d]))/i;

const wantedStem: Readonly<Record<Locale, (w: Wanted) => string>> = {
  pt: (w) =>
    `${w.present} ${capitalise(w.who)} procura ${w.feminine ? 'uma' : 'um'} ${w.noun} que ${w.does}.\n\nQual opção atende a esse requisito?`,
  en: (w) =>
    `${w.present} ${capitalise(w.who)} is looking for ${vowel.test(w.noun) ? 'an' : 'a'} ${w.noun} that ${w.does}.\n\nWhich option meets this requirement?`,
  es: (w) =>
    `${w.present} ${capitalise(w.who)} busca ${w.feminine ? 'una' : 'un'} ${w.noun} que ${w.does}.\n\n¿Qué opción cumple ese requisito?`,
};

interface Words {
  subject: string;
  plural: boolean;
}

const whatStems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [(w) => `O que ${w.plural ? 'fazem' : 'faz'} ${w.subject}?`, (w) => `Qual afirmação descreve ${w.subject}?`],
  en: [(w) => `What ${w.plural ? 'do' : 'does'} ${w.subject} do?`, (w) => `Which statement describes ${w.subject}?`],
  es: [(w) => `¿Qué ${w.plural ? 'hacen' : 'hace'} ${w.subject}?`, (w) => `¿Qué afirmación describe ${w.subject}?`],
};

function which(fact: CompiledFact, key: CompiledEntity, setting: Setting): Draft | null {
  const { knowledge, random } = setting;
  const category = knowledge.categories.get(fact.category);
  if (!category) return null;
  // Other features are told of a thing, and hardly ever asked for.
  const backdrop = fact.kind === 'trait' && random.below(2) === 0 ? setting.backdrop(fact.topic) : null;
  const stem = inEach((l) => {
    const [noun, does] = [category.noun[l], fact.forms.singular[l]];
    if (!backdrop) return whichStem[l](noun, does);
    const { text, who } = backdrop;
    return wantedStem[l]({ present: text[l], who: who[l], noun, feminine: category.feminine === true, does });
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
    explanation: () => anotherFact(knowledge, key, fact, { stem, right: [keyOption], wrong }),
    sources: [pageOf(fact, key)],
    ask: { kind: 'entity', facts: [fact.id] },
    skin: backdrop?.id ?? null,
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
  const keyOption = statementOption(fact, entity, () => meansOf(fact, entity));
  const pool = otherPurposes(knowledge, entity).map((other) =>
    statementOption(other, entity, () => belongsTo(knowledge, other, entity)),
  );
  const wrong = chooseWrong(setting, stem, keyOption, pool, apart(setting));
  if (!wrong) return null;
  return {
    stem,
    right: [keyOption],
    wrong,
    explanation: () => anotherFact(knowledge, entity, fact, { stem, right: [keyOption], wrong }),
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
