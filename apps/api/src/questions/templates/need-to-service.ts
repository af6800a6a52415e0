import type { Locale } from '../../i18n/locale.ts';
import { whyNot } from '../language/sentences.ts';
import { capitalise } from '../language/words.ts';
import { chooseWrong } from '../choose.ts';
import { inEach, pageOf } from '../compile.ts';
import { isConcept } from './concept.ts';
import { entityOption, neighbours, relatives } from './entity-option.ts';
import { lessonOf, meansOf } from './remember.ts';
import type { Candidate, DraftOption, Template } from './template.types.ts';

interface Words {
  /** What there is at present; empty where nothing is told of it. */
  present: string;
  who: string;
  need: string;
  noun: string;
  feminine: boolean;
}

const stems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) => `${w.present}${capitalise(w.who)} precisa ${w.need}.\n\nQual ${w.noun} atende a esse requisito?`,
    (w) =>
      `${w.present}${capitalise(w.who)} quer ${w.need}.\n\nQual ${w.noun} ${w.present ? `${w.who} deve usar` : `deve ser ${w.feminine ? 'usada' : 'usado'}`}?`,
    (w) =>
      `${w.present}${capitalise(w.who)} precisa ${w.need}.\n\nQual ${w.noun} ${w.present ? `${w.who} deve usar` : `deve ser ${w.feminine ? 'usada' : 'usado'}`} para isso?`,
  ],
  en: [
    (w) => `${w.present}${capitalise(w.who)} needs to ${w.need}.\n\nWhich ${w.noun} meets this requirement?`,
    (w) =>
      `${w.present}${capitalise(w.who)} wants to ${w.need}.\n\nWhich ${w.noun} should ${w.present ? `${w.who} use` : 'be used'}?`,
    (w) =>
      `${w.present}${capitalise(w.who)} needs to ${w.need}.\n\nWhich ${w.noun} should ${w.present ? `${w.who} use` : 'be used'} to meet this requirement?`,
  ],
  es: [
    (w) => `${w.present}${capitalise(w.who)} necesita ${w.need}.\n\n¿Qué ${w.noun} cumple este requisito?`,
    (w) =>
      `${w.present}${capitalise(w.who)} quiere ${w.need}.\n\n¿Qué ${w.noun} ${w.present ? `debe usar ${w.who}` : 'se debe usar'}?`,
    (w) =>
      `${w.present}${capitalise(w.who)} necesita ${w.need}.\n\n¿Qué ${w.noun} ${w.present ? `debe usar ${w.who}` : 'se debe usar'} para lograrlo?`,
  ],
};

/** What is no thing to be used: the case shows it. */
const conceptStems: typeof stems = {
  pt: [
    (w) => `${w.present}${capitalise(w.who)} precisa ${w.need}.\n\nQual ${w.noun} corresponde a esse caso?`,
    (w) => `${w.present}${capitalise(w.who)} quer ${w.need}.\n\nA qual ${w.noun} esse caso se refere?`,
  ],
  en: [
    (w) => `${w.present}${capitalise(w.who)} needs to ${w.need}.\n\nWhich ${w.noun} does this describe?`,
    (w) => `${w.present}${capitalise(w.who)} wants to ${w.need}.\n\nWhich ${w.noun} applies in this case?`,
  ],
  es: [
    (w) => `${w.present}${capitalise(w.who)} necesita ${w.need}.\n\n¿Qué ${w.noun} corresponde a este caso?`,
    (w) => `${w.present}${capitalise(w.who)} quiere ${w.need}.\n\n¿A qué ${w.noun} se refiere este caso?`,
  ],
};

/** A need, and the service that meets it among its neighbours. */
export const needToService: Template = {
  id: 'need-to-service',
  candidates: (knowledge) =>
    [...knowledge.facts.values()].flatMap((fact) => {
      const category = knowledge.categories.get(fact.category);
      if (fact.kind !== 'purpose' || category?.mode !== 'statement') return [];
      return fact.of.map((owner): Candidate => {
        const { level, domain, topic } = fact;
        return { template: 'need-to-service', factIds: [fact.id], level, domain, topic, entity: owner, form: 'need' };
      });
    }),
  draft: (candidate, setting) => {
    const { knowledge, random, skin } = setting;
    const [factId = ''] = candidate.factIds;
    const fact = knowledge.fact(factId);
    const key = knowledge.entity(candidate.entity);
    const category = knowledge.categories.get(fact.category);
    if (!category) return null;
    const near = neighbours(knowledge, fact);
    const isAlone = near.length < 3;
    const noun = isAlone ? knowledge.base.provider.service : category.noun;
    const wordings = isConcept(noun) ? conceptStems : stems;
    const variant = random.below(wordings.pt.length);
    // Exams set a scene before some needs and state others at once.
    const backdrop = random.below(2) === 0 ? setting.backdrop(candidate.topic) : null;
    const stem = inEach((locale) => {
      const write = wordings[locale][variant];
      const feminine = !isAlone && category.feminine === true;
      const words = {
        present: backdrop ? `${backdrop.text[locale]} ` : '',
        who: (backdrop?.who ?? skin.company)[locale],
        need: fact.need?.[locale] ?? fact.forms.infinitive[locale],
        noun: noun[locale],
        feminine,
      };
      return write ? write(words) : '';
    });
    const keyOption = entityOption(key, () => meansOf(fact, key));
    const related = isAlone ? relatives(knowledge, fact, key) : [];
    const pool = [...near.filter(({ kind }) => !isAlone || kind === key.kind), ...related].map((wrong) =>
      entityOption(wrong, () => whyNot(knowledge, fact, key, wrong), knowledge.contrast(key.id, wrong.id) !== null),
    );
    // What is foreign to the category only completes the options.
    const own = new Set(near.map(({ id }) => id));
    const isOwn = ({ subject }: DraftOption) => subject.kind === 'entity' && own.has(subject.id);
    const fewest = isAlone ? pool.filter(isOwn).length : 0;
    const wrong = chooseWrong(setting, stem, keyOption, pool, (set) => set.filter(isOwn).length >= fewest);
    if (!wrong) return null;
    return {
      stem,
      right: [keyOption],
      wrong,
      explanation: () => lessonOf(knowledge, key, [fact], { stem, right: [keyOption], wrong }),
      sources: [pageOf(fact, key)],
      ask: { kind: 'entity', facts: [fact.id] },
      skin: (backdrop ?? skin).id,
    };
  },
};
