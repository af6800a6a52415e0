import type { Locale, Localised } from '../../i18n/locale.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge } from '../compile.ts';
import { about, predicate } from '../language/sentences.ts';
import { capitalise, contract } from '../language/words.ts';

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

/** Another fact of the same entity, the one after the fact that was asked; that one where it has no other. */
export function anotherFact(knowledge: Knowledge, entity: CompiledEntity, asked: CompiledFact): Localised {
  const own = (knowledge.factsOf.get(entity.id) ?? []).filter(
    ({ id, category, kind, say }) =>
      id === asked.id ||
      (category === entity.category &&
        kind !== 'trait' &&
        !namesAnother(knowledge, entity, `${say.pt} ${say.en}`.toLowerCase())),
  );
  const next = own[(own.indexOf(asked) + 1) % own.length] ?? asked;
  const isAction = knowledge.categories.get(entity.category)?.mode === 'action';
  return inEach((l) =>
    isAction
      ? toRemember[l] + alsoBelongs[l](next.forms.infinitive[l], entity.subject[l])
      : `${toRemember[l]}${capitalise(entity.subject[l])} ${predicate(l, next, entity)}.`,
  );
}
