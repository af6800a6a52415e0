export const locales = ['pt', 'en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** Text in every language of the product. */
export type Localised = Readonly<Record<Locale, string>>;

export const localeTags = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' } as const satisfies Record<Locale, string>;

/** How the settings of an account name each language. */
export const languageCodes = { pt: 'PT_BR', en: 'EN_US', es: 'ES_ES' } as const satisfies Record<Locale, string>;

/** The first language of an Accept-Language header that the product speaks; Portuguese otherwise. */
export const negotiateLocale = (acceptLanguage: string | undefined): Locale => namedLocale(acceptLanguage) ?? 'pt';

/** As `negotiateLocale`, or null where the header names no language that the product speaks. */
export function namedLocale(acceptLanguage: string | undefined): Locale | null {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => locales.find((locale) => locale === language)).find(Boolean) ?? null;
}
