import type { Locale, Localised } from '../../i18n/locale.ts';
import { capitalise, number } from '../language/words.ts';
import { inEach } from '../compile.ts';
import type { Quantity } from '../../knowledge/knowledge.types.ts';
import type { Random } from '../random.ts';
import { nothing } from './remember.ts';
import type { DraftOption, Template } from './template.types.ts';

/** The figure before the reason, where the reason says it in words. */
const whyRight = (text: Localised, why: Localised): Localised => {
  const figure = (l: Locale) => text[l].match(/[\d.,]+/)?.[0] ?? text[l];
  return inEach((l) => (why[l].includes(figure(l)) ? why[l] : `${capitalise(text[l])}. ${why[l]}`));
};

interface Wrong {
  value: string;
  right: string;
  /** "twice", "a third of", "3 more than": how it stands to the right figure. */
  measure: string;
  plural: boolean;
}

const whyWrong: Readonly<Record<Locale, (wrong: Wrong) => string>> = {
  pt: ({ value, right, measure, plural }) =>
    `${value} ${plural ? 'seriam' : 'seria'} ${measure} valor certo, ${right}.`,
  en: ({ value, right, measure }) => `${value} would be ${measure} the right figure, ${right}.`,
  es: ({ value, right, measure, plural }) =>
    `${value} ${plural ? 'serían' : 'sería'} ${measure} valor correcto, ${right}.`,
};

interface Margin {
  value: string;
  right: string;
  /** How many times as much may fail. */
  times: string;
  isLow: boolean;
}

/** What a share of time or of objects means: how much may fail. */
const whyMargin: Readonly<Record<Locale, (margin: Margin) => string>> = {
  pt: ({ value, right, times, isLow }) =>
    isLow
      ? `Com ${value}, a margem de falha seria ${times} vezes a do valor certo, ${right}.`
      : `O valor certo, ${right}, deixa ${times} vezes a margem de falha de ${value}.`,
  en: ({ value, right, times, isLow }) =>
    isLow
      ? `${value} would leave ${times} times the margin of failure of the right figure, ${right}.`
      : `The right figure, ${right}, leaves ${times} times the margin of failure of ${value}.`,
  es: ({ value, right, times, isLow }) =>
    isLow
      ? `Con ${value}, el margen de falla sería ${times} veces el del valor correcto, ${right}.`
      : `El valor correcto, ${right}, deja ${times} veces el margen de falla de ${value}.`,
};

const whyPerfect: Readonly<Record<Locale, (value: string, right: string) => string>> = {
  pt: (value, right) => `${value} prometeria que nada falha, o que ninguém garante; o valor certo é ${right}.`,
  en: (value, right) => `${value} would promise that nothing fails, which nobody guarantees; the figure is ${right}.`,
  es: (value, right) => `${value} prometería que nada falla, algo que nadie garantiza; el valor correcto es ${right}.`,
};

/** Whole parts and multiples that have a plain name, from the half and the double on. */
const parts: Readonly<Record<Locale, readonly string[]>> = {
  pt: ['a metade do', 'um terço do', 'um quarto do', 'um quinto do', 'um sexto do'],
  en: ['half', 'a third of', 'a quarter of', 'a fifth of', 'a sixth of'],
  es: ['la mitad del', 'un tercio del', 'un cuarto del', 'un quinto del', 'un sexto del'],
};
const multiples: Readonly<Record<Locale, readonly string[]>> = {
  pt: ['o dobro do', 'o triplo do', 'quatro vezes o', 'cinco vezes o', 'seis vezes o'],
  en: ['twice', 'three times', 'four times', 'five times', 'six times'],
  es: ['el doble del', 'el triple del', 'cuatro veces el', 'cinco veces el', 'seis veces el'],
};
const apart: Readonly<Record<Locale, (difference: string, isLow: boolean) => string>> = {
  pt: (difference, isLow) => `${difference} a ${isLow ? 'menos' : 'mais'} do que o`,
  en: (difference, isLow) => `${difference} ${isLow ? 'less' : 'more'} than`,
  es: (difference, isLow) => `${difference} ${isLow ? 'menos' : 'más'} que el`,
};

/** How a value stands to the right one. */
function measure(l: Locale, value: number, answer: number): string {
  const isLow = value < answer;
  const times = isLow ? answer / value : value / answer;
  const named = Number.isInteger(times) ? (isLow ? parts : multiples)[l][times - 2] : undefined;
  return named ?? apart[l](number(l, Math.abs(value - answer)), isLow);
}

/** From here on a percentage says what holds nearly always, and what is left of it what may fail. */
const nearlyAlways = 99;

const whyElsewhere: Readonly<Record<Locale, (value: string, what: string, right: string) => string>> = {
  pt: (value, what, right) => `${value} é ${what}; o valor pedido aqui é ${right}.`,
  en: (value, what, right) => `${value} is ${what}; the figure asked for here is ${right}.`,
  es: (value, what, right) => `${value} es ${what}; el valor que se pide aquí es ${right}.`,
};

/** What a wrong value would mean, or where it holds. */
function whyNot(quantity: Quantity, value: number, text: Localised, right: Localised): Localised {
  const { elsewhere, answer, unit } = quantity;
  const what = elsewhere?.[value];
  if (what) return inEach((l) => whyElsewhere[l](text[l], what[l], right[l]));
  const isPercentage = unit.en.includes('%');
  if (isPercentage && answer >= nearlyAlways) {
    if (value === 100) return inEach((l) => whyPerfect[l](text[l], right[l]));
    const isLow = value < answer;
    const ratio = Math.round(isLow ? (100 - value) / (100 - answer) : (100 - answer) / (100 - value));
    return inEach((l) => whyMargin[l]({ value: text[l], right: right[l], times: number(l, ratio), isLow }));
  }
  return inEach((l) =>
    whyWrong[l]({
      value: text[l],
      right: right[l],
      measure: measure(l, value, answer),
      plural: value !== 1 && !isPercentage,
    }),
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
    return {
      stem,
      right: [option(quantity.answer)],
      wrong: neighbours(random, quantity).map(option),
      // The reason of the right figure is the rule behind it.
      explanation: () => nothing,
      sources: [{ about: entity, source: quantity.source }],
      ask: { kind: 'quantity', quantity: quantity.id },
      skin: null,
      ordered: true,
    };
  },
};
