import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/MemoryStorage.ts';
import { chooseLanguage, detectLanguage, language, startLanguage } from './language.ts';

test('I18N-04 the saved choice comes before the browser language, and that before the page language', () => {
  expect(detectLanguage('es', ['en-US'], 'pt-BR')).toBe('es');
  expect(detectLanguage(null, ['fr-FR', 'en-GB', 'es-MX'], 'pt-BR')).toBe('en');
  expect(detectLanguage(null, ['fr-FR'], 'es')).toBe('es');
});

test('I18N-03 Portuguese is the default and the fallback', () => {
  expect(detectLanguage('xx', ['fr'], '')).toBe('pt');
});

test('I18N-05 the language is remembered in this browser, and marks the page', () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' }, cookie: '' });
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  startLanguage({ isWritten: false });
  expect([language.get(), localStorage.getItem('prepar-language'), document.documentElement.lang]).toEqual([
    'en',
    'en',
    'en-US',
  ]);

  chooseLanguage('es');
  language.set('pt');
  startLanguage({ isWritten: false });
  expect([language.get(), localStorage.getItem('prepar-language'), document.documentElement.lang]).toEqual([
    'es',
    'es',
    'es-ES',
  ]);
});

test('I18N-04 a browser on a machine without a language keeps that of the page', () => {
  expect(detectLanguage(null, ['en-US@posix'], 'pt-BR')).toBe('pt');
});
