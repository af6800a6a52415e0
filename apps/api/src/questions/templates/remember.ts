import { type Locale, type Localised, locales } from '../../i18n/locale.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge } from '../compile.ts';
import { about, predicate } from '../language/sentences.ts';
import { capitalise, contract } from '../language/words.ts';
import type { Draft } from './template.types.ts';

/** What stands before a rule that goes beyond the question. */
export const toRemember: Localised = { pt: 'Para lembrar: ', en: 'To remember: ', es: 'Para recordar: ' };

const alsoBelongs: Readonly<Record<Locale, (action: string, subject: string) => string>> = {
  pt: (action, subject) => `“${action}” também é próprio ${contract('pt', 'de', subject)}.`,
  en: (action, subject) => `“${action}” belongs to ${subject} as well.`,
  es: (action, subject) => `“${action}” también es propio ${contract('es', 'de', subject)}.`,
};

/** What the right answer is: the stem has already said what it does. */
export const definition = (entity: CompiledEntity): Localised => inEach((l) => `${about(l, entity)}.`);

/** Whether a text speaks of another service of the category, which may be no option. */
function namesAnother(knowledge: Knowledge, entity: CompiledEntity, text: string): boolean {
  const { brands } = knowledge.base.provider;
  const short = (name: string) => name.slice(brands.find((brand) => name.startsWith(`${brand} `))?.length ?? 0).trim();
  return knowledge
    .siblings(entity.category)
    .some(
      ({ id, name, aliases = [] }) =>
        id !== entity.id &&
        [short(name.en), short(name.pt), ...aliases].some((each) => text.includes(each.toLowerCase())),
    );
}

/** So many letters in a row that stand elsewhere too, and a text says again what was said. */
const repeated = 30;

/** Whether a text has a longer passage in common with any of the others. */
export function repeats(text: string, others: readonly string[]): boolean {
  const own = text.toLowerCase();
  const all = others.map((other) => other.toLowerCase());
  for (let i = 0; i + repeated <= own.length; i += 1)
    if (all.some((other) => other.includes(own.slice(i, i + repeated)))) return true;
  return false;
}

/** Why the owner of a fact is right: by which means it does what is asked, or else what it is. */
export const meansOf = (fact: CompiledFact, entity: CompiledEntity): Localised =>
  fact.how && fact.of[0] === entity.id ? fact.how : definition(entity);

/** A question as far as it has words: what a lesson must not say again. */
type Told = Pick<Draft, 'stem' | 'right' | 'wrong'>;

/** Another fact of the same entity, the first after the fact that was asked that the question does not tell; what the entity is where there is none. */
export function anotherFact(
  knowledge: Knowledge,
  entity: CompiledEntity,
  asked: CompiledFact,
  { stem, right, wrong }: Told,
): Localised {
  const own = (knowledge.factsOf.get(entity.id) ?? []).filter(
    ({ id, category, kind, say }) =>
      id === asked.id ||
      (category === entity.category &&
        kind !== 'trait' &&
        !namesAnother(knowledge, entity, `${say.pt} ${say.en}`.toLowerCase())),
  );
  const at = own.indexOf(asked);
  const isAction = knowledge.categories.get(entity.category)?.mode === 'action';
  const words = (fact: CompiledFact): Localised =>
    isAction ? fact.forms.infinitive : inEach((l) => predicate(l, fact, entity));
  const said = [stem, ...[...right, ...wrong].flatMap((option) => [option.text, option.reason()])];
  const isNew = (text: Localised) =>
    locales.every(
      (l) =>
        !repeats(
          text[l],
          said.map((each) => each[l]),
        ),
    );
  const next = [...own.slice(at + 1), ...own.slice(0, at)].find((fact) => isNew(words(fact)));
  if (!next) return definition(entity);
  const lesson = words(next);
  return inEach((l) =>
    isAction
      ? toRemember[l] + alsoBelongs[l](lesson[l], entity.subject[l])
      : `${toRemember[l]}${capitalise(entity.subject[l])} ${lesson[l]}.`,
  );
}
