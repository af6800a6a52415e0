import type { Locale, Localised } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { about, isPlural, denial, misses } from '../language/sentences.ts';
import { capitalise } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge } from '../compile.ts';
import type { Scenario } from '../../knowledge/knowledge.types.ts';
import { entityOption } from './entity-option.ts';
import { lessonOf } from './remember.ts';
import type { Candidate, Template } from './template.types.ts';

interface Reasons {
  cheapest: (what: string, several: boolean) => string;
  dearer: (subject: string, key: string, plural: boolean, several: boolean) => string;
  /** Why a cheap one is not enough. */
  cheapButUnfit: (subject: string, denial: string, plural: boolean) => string;
}

const reasons: Readonly<Record<Locale, Reasons>> = {
  pt: {
    cheapest: (what, several) =>
      `${what}. Entre as opções que atendem ${several ? 'a todos os requisitos' : 'ao requisito'}, é a de menor custo.`,
    dearer: (s, key, plural, several) =>
      `${capitalise(s)} também ${plural ? 'atendem' : 'atende'} ${several ? 'aos requisitos' : 'ao requisito'}, mas ${plural ? 'custam' : 'custa'} mais do que ${key}.`,
    cheapButUnfit: (s, no, plural) => `${capitalise(s)} ${plural ? 'têm' : 'tem'} preço menor, mas ${no}.`,
  },
  en: {
    cheapest: (what, several) =>
      `${what}. Of the options that meet ${several ? 'every' : 'the'} requirement, this one costs the least.`,
    dearer: (s, key, plural, several) =>
      `${capitalise(s)} also meet${plural ? '' : 's'} the ${several ? 'requirements' : 'requirement'}, but cost${plural ? '' : 's'} more than ${key}.`,
    cheapButUnfit: (s, no, plural) => `${capitalise(s)} ${plural ? 'have' : 'has'} a lower price, but ${no}.`,
  },
  es: {
    cheapest: (what, several) =>
      `${what}. Entre las opciones que cumplen ${several ? 'todos los requisitos' : 'el requisito'}, es la de menor costo.`,
    dearer: (s, key, plural, several) =>
      `${capitalise(s)} también ${plural ? 'cumplen' : 'cumple'} ${several ? 'los requisitos' : 'el requisito'}, pero ${plural ? 'cuestan' : 'cuesta'} más que ${key}.`,
    cheapButUnfit: (s, no, plural) => `${capitalise(s)} ${plural ? 'tienen' : 'tiene'} un precio menor, pero ${no}.`,
  },
};

interface Offer {
  entity: CompiledEntity;
  price: number;
  /** First requirement that it breaks; null when it meets all. */
  broken: CompiledFact | null;
}

/** What the scenario can choose from: entities with a price and a plain verdict on every requirement. */
function offers(knowledge: Knowledge, scenario: Scenario): Offer[] {
  const ranks = knowledge.categories.get(scenario.category)?.costRank ?? {};
  return knowledge.siblings(scenario.category).flatMap((entity) => {
    const price = ranks[entity.id];
    const verdicts = scenario.requires.map((id) => knowledge.holds(id, entity.id));
    if (price === undefined) return [];
    const at = verdicts.indexOf(false);
    if (at < 0 && verdicts.includes(null)) return [];
    return [{ entity, price, broken: at < 0 ? null : knowledge.fact(scenario.requires[at] ?? '') }];
  });
}

function write(text: Localised, company: Localised): Localised {
  return inEach((l) => capitalise(text[l].replace('{company}', company[l])));
}

/** The cheapest option that meets the requirements; the others cost more or miss one. */
export const cheapestOption: Template = {
  id: 'cheapest-option',
  candidates: (knowledge) =>
    knowledge.base.scenarios.flatMap((scenario) => {
      const fit = offers(knowledge, scenario).filter((offer) => offer.broken === null);
      const lowest = Math.min(...fit.map((offer) => offer.price));
      return fit
        .filter((offer) => offer.price === lowest)
        .map(({ entity }): Candidate => {
          const { id, level, domain, topic } = scenario;
          return {
            template: 'cheapest-option',
            factIds: [id],
            level,
            domain,
            topic,
            entity: entity.id,
            form: 'cheapest',
          };
        });
    }),
  draft: (candidate, setting) => {
    const { knowledge, skin } = setting;
    const scenario = knowledge.scenarios.get(candidate.factIds[0] ?? '');
    if (!scenario) return null;
    const key = knowledge.entity(candidate.entity);
    const situation = write(scenario.situation, skin.company);
    const stem = inEach((l) => `${situation[l]}\n\n${scenario.ask[l]}`);
    const facts = scenario.requires.map((id) => knowledge.fact(id));
    const several = facts.length > 1;
    const all = offers(knowledge, scenario);
    const price = all.find((offer) => offer.entity.id === key.id)?.price ?? 0;
    const keyOption = entityOption(key, () => inEach((l) => reasons[l].cheapest(about(l, key), several)));
    const pool = all
      .filter((offer) => offer.entity.id !== key.id && (offer.broken !== null || offer.price !== price))
      .map(({ entity, broken, price: own }) => {
        const subject = entity.subject;
        const reason = () => {
          if (!broken)
            return inEach((l) => reasons[l].dearer(subject[l], key.subject[l], isPlural(l, entity), several));
          if (own >= price) return misses(broken, entity);
          return inEach((l) => reasons[l].cheapButUnfit(subject[l], denial(l, broken, entity), isPlural(l, entity)));
        };
        return entityOption(entity, reason, knowledge.contrast(entity.id, key.id) !== null);
      });
    const wrong = chooseWrong(setting, stem, keyOption, pool);
    if (!wrong) return null;
    return {
      stem,
      right: [keyOption],
      wrong,
      explanation: () => lessonOf(knowledge, key, facts, { stem, right: [keyOption], wrong }),
      sources: [{ about: key, source: scenario.source }],
      ask: { kind: 'cheapest', facts: scenario.requires },
      skin: skin.id,
    };
  },
};
