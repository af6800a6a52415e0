export const locales = ['pt', 'en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** BCP 47 tag used for Intl, `lang` and Accept-Language. */
export const localeTags = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' } as const satisfies Record<Locale, string>;

/** The same for fields: a day is typed as it is written in records, dd/mm/yyyy. */
export const fieldTags = { ...localeTags, en: 'en-GB' } as const;

export const localeOfTag = (tag: string): Locale => locales.find((locale) => localeTags[locale] === tag) ?? 'pt';

/** How the settings of an account name each language. */
export const languageCodes = { pt: 'PT_BR', en: 'EN_US', es: 'ES_ES' } as const satisfies Record<Locale, string>;
export type LanguageCode = (typeof languageCodes)[Locale];

export const localeOf = (code: LanguageCode): Locale =>
  locales.find((locale) => languageCodes[locale] === code) ?? 'pt';
