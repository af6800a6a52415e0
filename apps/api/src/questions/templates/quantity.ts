import type { Locale, Localised } from '../../i18n/locale.ts';
import { capitalise, number } from '../language/words.ts';
import { inEach } from '../compile.ts';
import type { Quantity } from '../../knowledge/knowledge.types.ts';
import type { Random } from '../random.ts';
import { lessonOf } from './remember.ts';
import type { DraftOption, Template } from './template.types.ts';

/** The figure before the reason, where the reason says it in words. */
const whyRight = (text: Localised, why: Localised): Localised => {
  const figure = (l: Locale) => text[l].match(/[\d.,]+/)?.[0] ?? text[l];
  return inEach((l) => (why[l].includes(figure(l)) ? why[l] : `${capitalise(text[l])}. ${why[l]}`));
};

interface Wrong {
  value: string;
  right: string;
  isLow: boolean;
}

const whyWrong: Readonly<Record<Locale, (wrong: Wrong) => string>> = {
  pt: ({ value, right, isLow }) => `Valor ${isLow ? 'baixo' : 'alto'} demais: o certo é ${right}, não ${value}.`,
  en: ({ value, right, isLow }) => `Too ${isLow ? 'low' : 'high'}: the figure is ${right}, not ${value}.`,
  es: ({ value, right, isLow }) => `Valor demasiado ${isLow ? 'bajo' : 'alto'}: lo correcto es ${right}, no ${value}.`,
};

const whyElsewhere: Readonly<Record<Locale, (value: string, what: string, right: string) => string>> = {
  pt: (value, what, right) => `${value} é ${what}; o valor pedido aqui é ${right}.`,
  en: (value, what, right) => `${value} is ${what}; the figure asked for here is ${right}.`,
  es: (value, what, right) => `${value} es ${what}; el valor que se pide aquí es ${right}.`,
};

function whyNot({ elsewhere, answer }: Quantity, value: number, text: Localised, right: Localised): Localised {
  const what = elsewhere?.[value];
  return inEach((l) =>
    what
      ? whyElsewhere[l](text[l], what[l], right[l])
      : whyWrong[l]({ value: text[l], right: right[l], isLow: value < answer }),
  );
}

function written(quantity: Quantity, value: number): Localised {
  const unit = value === 1 && quantity.unitOfOne ? quantity.unitOfOne : quantity.unit;
  return inEach((l) => unit[l].replace('{n}', number(l, value)));
}

/** Three other values near the right one, such that it stands at a place drawn at random in the row. */
function neighbours(random: Random, { values, answer }: Quantity): number[] {
  const below = values.filter((value) => value < answer);
  const above = values.filter((value) => value > answer);
  const places = [0, 1, 2, 3].filter((place) => place <= below.length && 3 - place <= above.length);
  const place = random.pick(places);
  return [...random.sample(below.slice(-4), place), ...random.sample(above.slice(0, 4), 3 - place)];
}

/** A stable number among near values, in ascending order. */
export const quantity: Template = {
  id: 'quantity',
  candidates: (knowledge) =>
    [...knowledge.quantities.values()].map(({ id, level, domain, topic, entity }) => ({
      template: 'quantity',
      factIds: [id],
      level,
      domain,
      topic,
      entity,
      form: 'value',
    })),
  draft: (candidate, setting) => {
    const { knowledge, random } = setting;
    const quantity = knowledge.quantities.get(candidate.factIds[0] ?? '');
    if (!quantity) return null;
    const right = written(quantity, quantity.answer);
    const option = (value: number): DraftOption => {
      const text = written(quantity, value);
      const reason = () =>
        value === quantity.answer ? whyRight(text, quantity.why) : whyNot(quantity, value, text, right);
      return { text, reason, subject: { kind: 'value', value }, popularity: 0 };
    };
    const stem = random.pick(quantity.ask);
    const entity = knowledge.entity(quantity.entity);
    const told = { stem, right: [option(quantity.answer)], wrong: neighbours(random, quantity).map(option) };
    return {
      ...told,
      explanation: () => lessonOf(knowledge, entity, [], told),
      sources: [{ about: entity, source: quantity.source }],
      ask: { kind: 'quantity', quantity: quantity.id },
      skin: null,
      ordered: true,
    };
  },
};
