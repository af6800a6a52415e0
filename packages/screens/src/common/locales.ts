export const locales = ['pt', 'en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** BCP 47 tag used for Intl, `lang` and Accept-Language. */
export const localeTags = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' } as const satisfies Record<Locale, string>;
