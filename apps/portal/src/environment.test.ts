import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const origin = 'https://prepar.example';

test('VALID-08 API-01 the API address is a URL and defaults to the origin with /api/v1', () => {
  expect(readEnvironment({}, origin).apiBaseUrl).toBe('https://prepar.example/api/v1');
  expect(readEnvironment({ VITE_API_BASE_URL: '' }, origin).apiBaseUrl).toBe('https://prepar.example/api/v1');
  expect(readEnvironment({ VITE_API_BASE_URL: 'https://api.prepar.example/api/v1/' }, origin).apiBaseUrl).toBe(
    'https://api.prepar.example/api/v1',
  );
});

test.each(['not a url', 'ftp://prepar.example', '/api/v1'])(
  "VALID-09 the address %s fails with 'Invalid environment variables'",
  (address) => {
    expect(() => readEnvironment({ VITE_API_BASE_URL: address }, origin)).toThrow('Invalid environment variables');
  },
);
