import { expect, test } from 'vitest';
import { locales, localeTags, negotiateLocale } from '../i18n/locale.ts';
import { useTestApp } from '../testing/test-app.ts';
import { detailSentence, errorSentence } from './error-sentences.ts';
import type { ErrorCode } from '@prepar/openapi/types';
import { errorCodes } from './errors.ts';

const api = useTestApp();
const codes = Object.keys(errorCodes) as ErrorCode[];

test('every code has a sentence of its own in every language, without gaps', () => {
  for (const locale of locales) {
    const sentences = codes.map((code) =>
      errorSentence({ code, details: [{ field: 'password', code: 'MISSING_DIGIT' }] }, locale),
    );
    expect(new Set(sentences).size).toBe(codes.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{10,}$/);
  }
  for (const code of codes)
    expect(new Set(locales.map((locale) => errorSentence({ code }, locale))).size, code).toBe(3);
});

test('ERR-05 the sentence of a rate limit is one that clients recognise', () => {
  expect(errorSentence({ code: 'RATE_LIMITED' }, 'en').toLowerCase()).toContain('too many requests');
});

test('VALID-05 a weak password is told everything it misses', () => {
  const details = [
    { field: 'password', code: 'TOO_SHORT', params: { minimum: 8 } },
    { field: 'password', code: 'MISSING_SPECIAL' },
  ] as const;
  expect(errorSentence({ code: 'PASSWORD_TOO_WEAK', details: [...details] }, 'pt')).toBe(
    'A senha não atende aos critérios: pelo menos 8 caracteres, um caractere especial.',
  );
  expect(detailSentence(details[0], 'es')).toBe('Usa al menos 8 caracteres.');
});

test.each([
  [undefined, 'pt'],
  ['', 'pt'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['ES-ar', 'es'],
  ['fr-FR, es;q=0.4, en;q=0.8', 'en'],
  ['en;q=0, es;q=0.1', 'es'],
  ['de, fr', 'pt'],
  ['*', 'pt'],
  [';;q=,,', 'pt'],
  ['x'.repeat(5000), 'pt'],
])('Accept-Language %j is answered in %s', async (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale);
  const response = await api.call('GET', '/users/profile', {
    headers: header === undefined ? {} : { 'accept-language': header },
  });
  expect(response.headers['content-language']).toBe(localeTags[negotiateLocale(header)]);
  expect(response.json()).toMatchObject({
    code: 'UNAUTHENTICATED',
    error: errorSentence({ code: 'UNAUTHENTICATED' }, negotiateLocale(header)),
  });
});
