import type { Locale } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { isPlural, denial, isDeniable, misses, predicate } from '../language/sentences.ts';
import { capitalise, list } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge, pageOf } from '../compile.ts';
import { hash } from '../random.ts';
import { entityOption } from './entity-option.ts';
import { definition } from './remember.ts';
import type { Candidate, DraftOption, Template } from './template.types.ts';

/** At most so many sets per key and size, so that one entity does not fill the pool. */
const mostPerSize = 15;

interface Words {
  company: string;
  requirements: string;
  noun: string;
  feminine: boolean;
}

const stems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) =>
      `${capitalise(w.company)} precisa de uma solução que deve ${w.requirements}.\n\nQual ${w.noun} atende a todos os requisitos?`,
    (w) =>
      `${capitalise(w.company)} escolhe ${w.feminine ? 'uma' : 'um'} ${w.noun} que deve ${w.requirements}.\n\nQual opção atende a todos os requisitos?`,
  ],
  en: [
    (w) =>
      `${capitalise(w.company)} needs a solution that must ${w.requirements}.\n\nWhich ${w.noun} meets all of these requirements?`,
    (w) =>
      `${capitalise(w.company)} is choosing an option that must ${w.requirements}.\n\nWhich ${w.noun} meets every requirement?`,
  ],
  es: [
    (w) =>
      `${capitalise(w.company)} necesita una solución que debe ${w.requirements}.\n\n¿Qué ${w.noun} cumple todos los requisitos?`,
    (w) =>
      `${capitalise(w.company)} elige ${w.feminine ? 'una' : 'un'} ${w.noun} que debe ${w.requirements}.\n\n¿Qué opción cumple todos los requisitos?`,
  ],
};

interface Reasons {
  right: (subject: string, all: string) => string;
  nearMiss: (subject: string, denial: string, plural: boolean) => string;
}

const reasons: Readonly<Record<Locale, Reasons>> = {
  pt: {
    right: (s, all) => `Atende a todos os requisitos: ${s} ${all}.`,
    nearMiss: (s, no, plural) => `Quase: ${s} ${plural ? 'cumprem' : 'cumpre'} o restante, mas ${no}.`,
  },
  en: {
    right: (s, all) => `It meets every requirement: ${s} ${all}.`,
    nearMiss: (s, no, plural) => `Close: ${s} ${plural ? 'meet' : 'meets'} the rest, but ${no}.`,
  },
  es: {
    right: (s, all) => `Cumple todos los requisitos: ${s} ${all}.`,
    nearMiss: (s, no, plural) => `Casi: ${s} ${plural ? 'cumplen' : 'cumple'} lo demás, pero ${no}.`,
  },
};

/** Facts that can stand as one requirement among several: traits with a plain opposite. */
function requirements(knowledge: Knowledge, key: CompiledEntity): CompiledFact[] {
  const wanted = (fact: CompiledFact) => fact.kind === 'trait' && fact.of.includes(key.id);
  return knowledge.categoryFacts(key.category).filter((fact) => wanted(fact) && isDeniable(fact));
}

/** Facts of the set that are false of the entity; null when it may have them all. */
function violated(knowledge: Knowledge, set: readonly CompiledFact[], entity: CompiledEntity): CompiledFact[] | null {
  const found = set.filter((fact) => knowledge.holds(fact.id, entity.id) === false);
  return found.length === 0 ? null : found;
}

/** The one fact that the entity misses while it certainly has the others; null when it misses more, or when that is not known. */
function nearMiss(knowledge: Knowledge, set: readonly CompiledFact[], entity: CompiledEntity): CompiledFact | null {
  const missed = set.filter((fact) => knowledge.holds(fact.id, entity.id) !== true);
  const [only] = missed;
  return missed.length === 1 && only && knowledge.holds(only.id, entity.id) === false ? only : null;
}

/** True when only the key has all facts of the set, and at least two rivals miss it by one fact, not all by the same one. */
function decides(knowledge: Knowledge, set: readonly CompiledFact[], rivals: readonly CompiledEntity[]): boolean {
  if (rivals.some((rival) => violated(knowledge, set, rival) === null)) return false;
  const missed = rivals.flatMap((rival) => nearMiss(knowledge, set, rival) ?? []);
  return missed.length >= 2 && new Set(missed).size >= 2;
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item].concat(rest)));
}

function candidatesOf(knowledge: Knowledge, key: CompiledEntity): Candidate[] {
  const rivals = knowledge.siblings(key.category).filter((entity) => entity.id !== key.id);
  const facts = requirements(knowledge, key);
  return ([2, 3] as const).flatMap((size) =>
    combinations(facts, size)
      .filter((set) => decides(knowledge, set, rivals))
      .map((set): Candidate => {
        const factIds = set.map((fact) => fact.id).sort();
        return {
          template: 'requirements-to-service',
          factIds,
          level: size,
          domain: key.domain,
          topic: key.topic,
          entity: key.id,
          form: 'set',
        };
      })
      .sort((a, b) => hash(a.factIds.join()) - hash(b.factIds.join()))
      .slice(0, mostPerSize),
  );
}

/** Two or three requirements that exactly one entity of the category meets together. */
export const requirementsToService: Template = {
  id: 'requirements-to-service',
  candidates: (knowledge) =>
    [...knowledge.entities.values()].flatMap((key) =>
      knowledge.categories.get(key.category)?.mode === 'statement' ? candidatesOf(knowledge, key) : [],
    ),
  draft: (candidate, setting) => {
    const { knowledge, random, skin } = setting;
    const key = knowledge.entity(candidate.entity);
    const category = knowledge.categories.get(key.category);
    if (!category) return null;
    const set = random.sample(
      candidate.factIds.map((id) => knowledge.fact(id)),
      candidate.factIds.length,
    );
    const variant = random.below(stems.pt.length);
    const stem = inEach((l) => {
      const write = stems[l][variant] ?? stems[l][0];
      const wanted = list(
        l,
        set.map((fact) => fact.forms.infinitive[l]),
      );
      const words = {
        company: skin.company[l],
        requirements: wanted,
        noun: category.noun[l],
        feminine: category.feminine === true,
      };
      return write ? write(words) : '';
    });
    const keyOption = entityOption(key, () =>
      inEach((l) =>
        reasons[l].right(
          key.subject[l],
          list(
            l,
            set.map((fact) => predicate(l, fact, key)),
          ),
        ),
      ),
    );
    const pool: DraftOption[] = [];
    for (const wrong of knowledge.siblings(key.category)) {
      const broken = wrong.id === key.id ? null : violated(knowledge, set, wrong);
      const first = broken?.[0];
      if (broken && first) {
        const near = nearMiss(knowledge, set, wrong) !== null;
        const reason = () =>
          near
            ? inEach((l) => reasons[l].nearMiss(wrong.subject[l], denial(l, first, wrong), isPlural(l, wrong)))
            : misses(first, wrong);
        pool.push(entityOption(wrong, reason, near));
      }
    }
    const wrong = chooseWrong(
      setting,
      stem,
      keyOption,
      pool,
      (three) => three.filter((option) => option.near).length >= 2,
    );
    if (!wrong) return null;
    return {
      stem,
      right: [keyOption],
      wrong,
      explanation: () => definition(key),
      sources: set.map((fact) => pageOf(fact, key)),
      ask: { kind: 'entity', facts: set.map((fact) => fact.id) },
      skin: skin.id,
    };
  },
};
