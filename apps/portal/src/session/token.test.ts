import { beforeEach, expect, test } from 'vitest';
import { MemoryStorage } from '../testing/MemoryStorage.ts';
import { readToken, removeToken, tokenLifeMs, writeToken } from './token.ts';

const now = 1_763_650_000_000;
let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
});

test('STATE-08 the token and its time lie under auth_token and auth_token_timestamp', () => {
  writeToken(storage, 'secret', now);
  expect(storage.getItem('auth_token')).toBe('secret');
  expect(storage.getItem('auth_token_timestamp')).toBe(String(now));
  removeToken(storage);
  expect(storage.length).toBe(0);
});

test('STATE-07 CONST-01 a token is valid for less than 604800000 ms and then removed', () => {
  expect(tokenLifeMs).toBe(604_800_000);
  writeToken(storage, 'secret', now);
  expect(readToken(storage, now + tokenLifeMs - 1)).toBe('secret');
  expect(readToken(storage, now + tokenLifeMs)).toBeNull();
  expect(storage.length).toBe(0);
});

test.each([
  ['missing', null],
  ['unreadable', 'yesterday'],
  ['in the future', String(now + 1)],
])('STATE-07 a token whose time is %s is removed', (_what, timestamp) => {
  storage.setItem('auth_token', 'secret');
  if (timestamp !== null) storage.setItem('auth_token_timestamp', timestamp);
  expect(readToken(storage, now)).toBeNull();
  expect(storage.length).toBe(0);
});
