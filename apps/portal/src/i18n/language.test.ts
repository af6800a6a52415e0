import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

test('I18N-04 the saved choice comes before the browser language, and that before the page language', () => {
  expect(detectLanguage('es', ['en-US'], 'pt-BR')).toBe('es');
  expect(detectLanguage(null, ['fr-FR', 'en-GB', 'es-MX'], 'pt-BR')).toBe('en');
  expect(detectLanguage(null, ['fr-FR'], 'es')).toBe('es');
});

test('I18N-03 Portuguese is the default and the fallback', () => {
  expect(detectLanguage('xx', ['fr'], '')).toBe('pt');
});
