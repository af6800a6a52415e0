import { expect, test } from 'vitest';
import { languageCodes, localeOf } from './locales.ts';

test('I18N-02 each language of the settings is one of the portal', () => {
  expect(languageCodes).toEqual({ pt: 'PT_BR', en: 'EN_US', es: 'ES_ES' });
  expect(Object.values(languageCodes).map(localeOf)).toEqual(['pt', 'en', 'es']);
});
