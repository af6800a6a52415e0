import type { Locale } from '../../i18n/locale.ts';

interface Wording {
  /** Any number of requirements, as a question points at them. */
  any: RegExp;
  one: string;
  several: string;
}

const wordings: Readonly<Record<Locale, Wording>> = {
  pt: { any: /\b(?:todos )?esses? requisitos?\b/, one: 'esse requisito', several: 'esses requisitos' },
  en: {
    any: /\b(?:(?:all (?:of )?)?these requirements|this requirement)\b/,
    one: 'this requirement',
    several: 'these requirements',
  },
  es: { any: /\b(?:todos )?est(?:e|os) requisitos?\b/, one: 'este requisito', several: 'estos requisitos' },
};

/** A question that points at requirements, pointing at as many as are stated: of three or more also at 'all of' them. */
export function counted(locale: Locale, question: string, stated: number): string {
  const { any, one, several } = wordings[locale];
  return question.replace(any, (said) => {
    if (stated < 2) return one;
    return stated > 2 && said !== one ? said : several;
  });
}
