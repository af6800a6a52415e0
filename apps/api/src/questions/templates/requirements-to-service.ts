import type { Locale } from '../../i18n/locale.ts';
import { chooseWrong } from '../choose.ts';
import { isPlural, denial, isDeniable, misses } from '../language/sentences.ts';
import { anOrA, capitalise, list, must } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge, pageOf } from '../compile.ts';
import { hash } from '../random.ts';
import { entityOption } from './entity-option.ts';
import { definition, lessonOf } from './remember.ts';
import type { Candidate, DraftOption, Template } from './template.types.ts';

/** At most so many sets per key and size, so that one entity does not fill the pool. */
const mostPerSize = 15;

interface Words {
  company: string;
  system: string;
  /** In the infinitive, after 'must'. */
  requirements: string;
  noun: string;
  feminine: boolean;
}

const stems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) =>
      `${capitalise(w.company)} precisa de ${w.feminine ? 'uma' : 'um'} ${w.noun} para ${w.system}. A solução ${must('pt', w.requirements)}.\n\nQual ${w.noun} atende a esses requisitos?`,
    (w) =>
      `${capitalise(w.company)} procura ${w.feminine ? 'uma' : 'um'} ${w.noun}. A solução ${must('pt', w.requirements)}.\n\nQual solução atende a esses requisitos?`,
  ],
  en: [
    (w) =>
      `${capitalise(w.company)} needs ${anOrA(w.noun)} ${w.noun} for ${w.system}. The solution must ${w.requirements}.\n\nWhich ${w.noun} meets these requirements?`,
    (w) =>
      `${capitalise(w.company)} is looking for ${anOrA(w.noun)} ${w.noun}. The solution must ${w.requirements}.\n\nWhich solution meets these requirements?`,
  ],
  es: [
    (w) =>
      `${capitalise(w.company)} necesita ${w.feminine ? 'una' : 'un'} ${w.noun} para ${w.system}. La solución ${must('es', w.requirements)}.\n\n¿Qué ${w.noun} cumple estos requisitos?`,
    (w) =>
      `${capitalise(w.company)} busca ${w.feminine ? 'una' : 'un'} ${w.noun}. La solución ${must('es', w.requirements)}.\n\n¿Qué solución cumple estos requisitos?`,
  ],
};

interface Missed {
  subject: string;
  denial: string;
  plural: boolean;
  /** Whether there are several requirements that it meets. */
  several: boolean;
}

/** An option that misses one requirement and meets the others. */
const nearlyMeets: Readonly<Record<Locale, (missed: Missed) => string>> = {
  pt: ({ subject, denial: no, plural, several }) =>
    `${capitalise(subject)} ${no}, embora ${plural ? 'atendam' : 'atenda'} ${several ? 'aos outros requisitos' : 'ao outro requisito'}.`,
  en: ({ subject, denial: no, plural, several }) =>
    `${capitalise(subject)} ${no}, although ${plural ? 'they meet' : 'it meets'} the other ${several ? 'requirements' : 'requirement'}.`,
  es: ({ subject, denial: no, plural, several }) =>
    `${capitalise(subject)} ${no}, aunque ${plural ? 'cumplen' : 'cumple'} ${several ? 'los demás requisitos' : 'el otro requisito'}.`,
};

/** What must not be comes last: 'must not' would seem to go on. */
const negativeLast = (set: readonly CompiledFact[]) =>
  set.toSorted((a, b) => Number(isNegative(a)) - Number(isNegative(b)));

const isNegative = ({ forms: { infinitive } }: CompiledFact) =>
  infinitive.pt.startsWith('não ') || infinitive.en.startsWith('not ') || infinitive.es.startsWith('no ');

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
    const facts = candidate.factIds.map((id) => knowledge.fact(id));
    const set = negativeLast(random.sample(facts, facts.length));
    const variant = random.below(stems.pt.length);
    const stem = inEach((l) => {
      const write = stems[l][variant] ?? stems[l][0];
      const wanted = list(
        l,
        set.map((fact) => fact.forms.infinitive[l]),
      );
      const words = {
        company: skin.company[l],
        system: skin.system[l],
        requirements: wanted,
        noun: category.noun[l],
        feminine: category.feminine === true,
      };
      return write ? write(words) : '';
    });
    const keyOption = entityOption(key, () => definition(key));
    const pool: DraftOption[] = [];
    for (const wrong of knowledge.siblings(key.category)) {
      const broken = wrong.id === key.id ? null : violated(knowledge, set, wrong);
      const first = broken?.[0];
      if (broken && first) {
        const near = nearMiss(knowledge, set, wrong) !== null;
        const reason = () =>
          near
            ? inEach((l) =>
                nearlyMeets[l]({
                  subject: wrong.subject[l],
                  denial: denial(l, first, wrong),
                  plural: isPlural(l, wrong),
                  several: set.length > 2,
                }),
              )
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
      explanation: () => lessonOf(knowledge, key, set, { stem, right: [keyOption], wrong }),
      sources: set.map((fact) => pageOf(fact, key)),
      ask: { kind: 'entity', facts: set.map((fact) => fact.id) },
      skin: skin.id,
    };
  },
};
