import { about, predicate, whyNot } from '../language/sentences.ts';
import { capitalise } from '../language/words.ts';
import { chooseWrong } from '../choose.ts';
import { inEach } from '../knowledge/compile.ts';
import type { Language } from '../knowledge/knowledge.types.ts';
import { entityOption, nonOwners } from './entityOption.ts';
import type { Candidate, Template } from './template.types.ts';

interface Words {
  company: string;
  system: string;
  need: string;
  noun: string;
  feminine: boolean;
}

const STEMS: Readonly<Record<Language, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) => `${capitalise(w.company)} precisa ${w.need}.\n\nQual ${w.noun} atende a essa necessidade?`,
    (w) => `${capitalise(w.company)} quer ${w.need}.\n\nQual ${w.noun} é ${w.feminine ? 'a mais indicada' : 'o mais indicado'}?`,
    (w) => `A equipe de tecnologia de ${w.company} procura uma forma de ${w.need}.\n\nQual ${w.noun} a equipe deve escolher?`,
    (w) => `Ao planejar ${w.system}, ${w.company} percebe que precisa ${w.need}.\n\nQual ${w.noun} foi ${w.feminine ? 'feita' : 'feito'} para isso?`,
  ],
  en: [
    (w) => `${capitalise(w.company)} needs to ${w.need}.\n\nWhich ${w.noun} meets this need?`,
    (w) => `${capitalise(w.company)} wants to ${w.need}.\n\nWhich ${w.noun} is the best fit?`,
    (w) => `The technology team of ${w.company} is looking for a way to ${w.need}.\n\nWhich ${w.noun} should the team choose?`,
    (w) => `While planning ${w.system}, ${w.company} finds that it needs to ${w.need}.\n\nWhich ${w.noun} was made for this?`,
  ],
  es: [
    (w) => `${capitalise(w.company)} necesita ${w.need}.\n\n¿Qué ${w.noun} cubre esa necesidad?`,
    (w) => `${capitalise(w.company)} quiere ${w.need}.\n\n¿Qué ${w.noun} es ${w.feminine ? 'la más adecuada' : 'el más adecuado'}?`,
    (w) => `El equipo de tecnología de ${w.company} busca una forma de ${w.need}.\n\n¿Qué ${w.noun} debe elegir el equipo?`,
    (w) => `Al planificar ${w.system}, ${w.company} ve que necesita ${w.need}.\n\n¿Qué ${w.noun} se creó para eso?`,
  ],
};

const RIGHT: Readonly<Record<Language, (sentence: string) => string>> = {
  pt: (sentence) => `Atende: ${sentence}.`,
  en: (sentence) => `This is it: ${sentence}.`,
  es: (sentence) => `Cumple: ${sentence}.`,
};

/** T1: a need, and the service that meets it. Basic with options from other categories, intermediate with siblings. */
export const T1: Template = {
  id: 'T1',
  candidates: (knowledge) =>
    [...knowledge.facts.values()].flatMap((fact) => {
      const category = knowledge.categories.get(fact.category);
      if (fact.kind !== 'purpose' || category?.mode !== 'statement') return [];
      return fact.of.flatMap((owner) => {
        const shared = { template: 'T1' as const, factIds: [fact.id], domain: fact.domain, topic: fact.topic, entity: owner };
        const near: Candidate = { ...shared, level: category.far ? 2 : fact.level, form: 'near' };
        return category.far ? [{ ...shared, level: 1 as const, form: 'far' }, near] : [near];
      });
    }),
  draft: (candidate, setting) => {
    const { knowledge, random, skin } = setting;
    const [factId = ''] = candidate.factIds;
    const fact = knowledge.fact(factId);
    const key = knowledge.entity(candidate.entity);
    const category = knowledge.categories.get(fact.category);
    if (!category) return null;
    const distance = candidate.form === 'far' ? 'far' : 'near';
    const noun = distance === 'far' ? { pt: 'serviço da AWS', en: 'AWS service', es: 'servicio de AWS' } : category.noun;
    const variant = random.below(STEMS.pt.length);
    const stem = inEach((language) => {
      const write = STEMS[language][variant] ?? STEMS[language][0];
      const feminine = distance === 'near' && category.feminine === true;
      const words = { company: skin.company[language], system: skin.system[language], need: fact.need?.[language] ?? fact.forms.infinitive[language], noun: noun[language], feminine };
      return write ? write(words) : '';
    });
    const keyOption = entityOption(key, () => inEach((l) => RIGHT[l](`${key.subject[l]} ${predicate(l, fact, key)}`)));
    const tail = random.below(2);
    const pool = nonOwners(knowledge, fact, key, distance).map((wrong) =>
      entityOption(wrong, () => whyNot(knowledge, key, wrong, tail), knowledge.contrast(key.id, wrong.id) !== null),
    );
    const wrong = chooseWrong(setting, stem, keyOption, pool);
    if (!wrong) return null;
    return {
      stem,
      key: keyOption,
      wrong,
      explanation: inEach((l) => `${about(l, key)}.`),
      sources: [{ about: key, source: fact.source }],
      ask: { kind: 'entity', facts: [fact.id] },
      skin: skin.id,
    };
  },
};
